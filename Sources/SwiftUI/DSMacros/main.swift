// The compiler plugin behind the macros of the module SwiftUI. The compiler starts it once per frontend process and asks
// one thing at a time; the end of its stream ends the program. An answer depends on the question alone.
let channel = Channel()
while let request = channel.receive() {
  if request.getCapability != nil {
    channel.send(["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  } else {
    let use = request.expandAttachedMacro ?? request.expandFreestandingMacro
    channel.send(["expandMacroResult": use?.expansion ?? Expansion()])
  }
}

extension Use {
  /// An extension with the conformances that the type lacks; the protocols bring what they ask for.
  private var conformance: String {
    // The compiler writes them as the inheritance of a struct.
    let list = (conformanceListSyntax?.source ?? "").split(separator: ":", maxSplits: 1).last ?? ""
    let lacking = list.prefix { $0 != "{" }
    guard let type = extendedTypeSyntax?.source, lacking.contains(where: \.isLetter) else { return "" }
    return "extension \(type): \(lacking) {}"
  }

  /// The source that the use stands for, or what is wrong with it.
  var expansion: Expansion {
    do throws(Diagnostic) {
      switch macro.typeName {
      case "EntryMacro": return Expansion(expandedSource: try EntryMacro.expand(self))
      case "PreviewMacro": return Expansion(expandedSource: try PreviewMacro.expand(self, by: "SwiftUI"))
      case "UIKitPreviewMacro": return Expansion(expandedSource: try PreviewMacro.expand(self, by: "UIKit"))
      case "WidgetKitPreviewMacro": return Expansion(expandedSource: try PreviewMacro.expand(self, by: "WidgetKit"))
      case "AppKitPreviewMacro": return Expansion(expandedSource: try PreviewMacro.expand(self, by: "AppKit"))
      case "PreviewableMacro", "AnimatableIgnoredMacro", "ModelPropertyMacro": return Expansion(expandedSource: "")
      case "AnimatableMacro", "ModelMacro": return Expansion(expandedSource: conformance)
      case "ManagedPropertyMacro": return Expansion(expandedSource: try ManagedPropertyMacro.expand(self))
      case "ModelActorMacro":
        return Expansion(expandedSource: macroRole == "member" ? ModelActorMacro.members : conformance)
      default: throw Diagnostic("the plugin does not know '\(macro.typeName)'", at: 0)
      }
    } catch {
      // A variable is asked about twice; one complaint is enough, and accessors keep the compiler from more errors.
      var diagnostic = error
      diagnostic.position.fileName = (declSyntax ?? syntax)?.location.fileName ?? ""
      diagnostic.position.offset += (declSyntax ?? syntax)?.location.offset ?? 0
      return Expansion(
        expandedSource: macroRole == "accessor" ? "{ get { fatalError() } set {} }" : "",
        diagnostics: macroRole == "peer" ? [] : [diagnostic])
    }
  }
}
