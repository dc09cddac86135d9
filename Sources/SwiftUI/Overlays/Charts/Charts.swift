// For sources that have `import Charts`.
@_exported public import DSCharts
