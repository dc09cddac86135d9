import DSNode

extension TokenListNode.Element: NodeTextCodable {}
extension TokenListNode.Order: NodeTextCodable {}

extension TokenListNode {
  /// The arguments of the list's line.
  func arguments(_ write: Writing) -> [Argument?] {
    [
      write.name(name), write(element), write("in", group), write.flag("direct", isDirect), write.name("type", type),
      write("order", order, unless: .name), write("skip", skip, unless: 0), write("limit", limit),
    ]
  }

  static func read(_ fields: Fields) throws -> TokenListNode {
    let name = try fields.name()
    var list = TokenListNode(
      try fields(), in: try fields("in"), isDirect: fields.flag("direct"), type: try fields.name("type"),
      order: try fields("order", .name), name: name)
    (list.skip, list.limit) = (try fields("skip", 0), try fields.optional("limit"))
    return list
  }
}
