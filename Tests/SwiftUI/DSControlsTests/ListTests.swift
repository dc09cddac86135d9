import SwiftUI
import Testing
import ViewTestSupport

@testable import DSControls

private struct Branch: Identifiable {
  let id: Int
  var below: [Branch]?
}

@MainActor
struct ListTests {
  private func line(_ view: some View) -> String { ControlSpy.lines(of: view).first ?? "" }

  @Test func `what stands between sections is a block of its own`() {
    let list = List {
      Text("a")
      Text("b")
      Section("Head") { Text("c") }
      Text("d")
      Section {
        Text("e")
        Text("f")
      } footer: {
        Text("foot")
      }
    }
    #expect(line(list) == "list automatic [\"0/2/0\", \"1/1/0\", \"0/1/0\", \"0/2/1\"] 0 one")
    #expect(line(List {}) == "list automatic [] 0 one")
  }

  @Test func `a closed section has its header alone`() {
    func list(_ isOpen: Bool) -> String {
      line(
        List {
          Section(isExpanded: .constant(isOpen)) {
            Text("a")
          } header: {
            Text("Head")
          }
        })
    }
    #expect(list(true).contains("1/1/0") && list(false).contains("1/0/0"))
  }

  @Test func `what is chosen is one row or several`() {
    func list(_ chosen: Int?) -> String {
      line(List([1, 2], id: \.self, selection: .constant(chosen)) { Text("\($0)") })
    }
    #expect(list(2).hasSuffix("1 one") && list(nil).hasSuffix("0 one"))
    let several = line(List([1, 2], id: \.self, selection: .constant(Set([1, 2]))) { Text("\($0)") })
    #expect(several.hasSuffix("2 several"))
  }

  @Test func `a style says of which kind a list is`() {
    func list(_ style: some ListStyle) -> String { line(List { Text("a") }.listStyle(style)) }
    #expect(list(.plain).hasPrefix("list plain") && list(.grouped).hasPrefix("list grouped"))
    #expect(list(.insetGrouped).hasPrefix("list insetGrouped") && list(.sidebar).hasPrefix("list sidebar"))
    #expect(list(.inset).hasPrefix("list inset"))
  }

  @Test func `a tree has its roots as rows, closed where there is something below them`() {
    let trees = [Branch(id: 1, below: [Branch(id: 2), Branch(id: 3)]), Branch(id: 4)]
    let lines = ControlSpy.lines(of: List(trees, children: \.below) { Text("\($0.id)") })
    #expect(lines.filter { $0.hasPrefix("list") } == ["list automatic [\"0/2/0\"] 0 one"])
    #expect(lines.filter { $0.hasPrefix("disclosure") } == ["disclosure closed"])
  }

  @Test func `a link that leads nowhere cannot be used, in a list and outside`() {
    func link(_ value: Int?) -> some View { NavigationLink("Page", value: value) }
    #expect(ControlSpy.lines(of: List { link(1) }).contains("link leads"))
    #expect(ControlSpy.lines(of: List { link(nil) }).contains("link -"))
    #expect(dump(link(nil)).contains("enabled=false") && !dump(link(1)).contains("enabled=false"))
    #expect(dump(link(1)).contains("role=link"))
  }

  @Test func `pages have a dot each, of which one is filled`() {
    func pages(_ page: Int, _ count: Int) -> [String] {
      ControlSpy.lines(
        of: TabView(selection: .constant(page)) { ForEach(0..<count, id: \.self) { Text("\($0)").tag($0) } }
          .tabViewStyle(.page(indexDisplayMode: .always)))
    }
    #expect(pages(2, 4).contains { $0.hasPrefix("dots 4 2") })
    #expect(pages(0, 1).contains { $0.hasPrefix("dots 1 0") })
    #expect(pages(9, 2).contains { $0.hasPrefix("dots 2 0") })
  }

  @Test func `a path of pages is changed at its end`() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty && path != NavigationPath([1, 2]))
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(2)
    #expect(path.isEmpty && path == NavigationPath())
  }
}
