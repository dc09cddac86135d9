// For sources that have `import Combine`, alone or beside `import SwiftUI`: the publishers that views are written with, and the
// operators on them. It is a separate product, because packages that test `canImport(Combine)` expect all of Combine
// where they find it.
//
// The views' names stay where they are: sources without views have types of such names, such as `Path`, in modules that they
// import. Two of the names are Foundation's, which every file knows that imports it, as it knows Combine's.
@_exported public import class DSView.AnyCancellable
@_exported public import struct DSView.AnyPublisher
@_exported public import struct DSView.AnySubscriber
@_exported public import protocol DSView.Cancellable
@_exported public import struct DSView.CombineIdentifier
@_exported public import protocol DSView.ConnectablePublisher
@_exported public import class DSView.CurrentValueSubject
@_exported public import protocol DSView.CustomCombineIdentifierConvertible
@_exported public import struct DSView.InlinePresentationIntent
@_exported public import struct DSView.Just
@_exported public import struct DSView.LocalizedStringResource
@_exported public import protocol DSView.ObservableObject
@_exported public import class DSView.ObservableObjectPublisher
@_exported public import class DSView.PassthroughSubject
@_exported public import struct DSView.Published
@_exported public import protocol DSView.Publisher
@_exported public import enum DSView.Publishers
@_exported public import protocol DSView.Subject
@_exported public import protocol DSView.Subscriber
@_exported public import enum DSView.Subscribers
@_exported public import protocol DSView.Subscription
@_exported public import enum DSView.Subscriptions
