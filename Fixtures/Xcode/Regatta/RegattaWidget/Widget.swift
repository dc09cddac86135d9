import WidgetKit

@main
struct RegattaWidget: Widget {}
