import UIKit

@available(iOS 17.0, *)
#Preview("Rows") {
  let rows = UIStackView()
  rows.axis = .vertical
  return rows
}

#Preview("Page", traits: .fixedLayout(width: 60, height: 40)) { UIViewController() }
