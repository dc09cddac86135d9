import SwiftUI

/// What is sold today, under every bar that a screen can have.
struct Market: View {
  private let fruit = ["Apples", "Cherries", "Damsons", "Pears", "Plums", "Quinces"]

  var body: some View {
    TabView {
      NavigationStack {
        List {
          Section("Today") {
            ForEach(fruit, id: \.self) { name in
              HStack {
                Text(name)
                Spacer()
                Text("3 €").foregroundStyle(.secondary)
              }
            }
          }
        }
        .navigationTitle("Market")
        .searchable(text: .constant(""), prompt: "Fruit")
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("Stalls") {} }
          ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .status) { Text("6 kinds") }
        }
      }
      .tabItem { Label("Market", systemImage: "basket") }
      Text("Orders").tabItem { Label("Orders", systemImage: "shippingbox") }.badge(2)
    }
  }
}

/// One kind of fruit on a sheet.
struct Fruit: View {
  var body: some View {
    NavigationStack {
      Form {
        Toggle("In season", isOn: .constant(true))
        LabeledContent("Price", value: "3 €")
      }
      .navigationTitle("Cherries")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      }
    }
    .frame(minWidth: 300, minHeight: 160)
    .presentationDetents([.medium, .large])
  }
}

#Preview("Bars") { Market() }

#Preview("Sheet") { Market().sheet(isPresented: .constant(true)) { Fruit() } }

#Preview("Alert") {
  Market().alert("Close the stall?", isPresented: .constant(true)) {
    Button("Close", role: .destructive) {}
    Button("Not yet", role: .cancel) {}
  } message: {
    Text("Two orders wait.")
  }
}
