#pragma once

// An HTTP server on this machine's loopback address, by libmicrohttpd, whose functions take arguments of varying number
// and have many states of a request. Here a request is judged by its head, before a byte of its body is kept; then it
// arrives whole, and is answered once, at once or when it is woken.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A request; texts are null if there is none, and live as long as the call that gets them.
struct http_request {
  const char *_Nonnull method;
  /// The path without a query, percent-decoded.
  const char *_Nonnull path;
  /// The only `Host`; null where there is none or several.
  const char *_Nullable host;
  /// The only `Origin`; null where there is none. Several are one that no server has.
  const char *_Nullable origin;
  /// `Content-Type`.
  const char *_Nullable content_type;
  /// `Sec-Fetch-Site`.
  const char *_Nullable fetch_site;
  /// `X-Dsrender-Token`.
  const char *_Nullable token;
  /// `If-Match`.
  const char *_Nullable if_match;
  /// Bytes of the body as the head declares them, 0 for none; -1 if it declares no length, or several.
  int64_t declared;
  /// The body; null at the head.
  const uint8_t *_Nullable body;
  size_t length;
  /// Whether it has waited and was woken; it has to be answered then.
  bool has_waited;
};

/// What is answered; the body is copied.
struct http_answer {
  int status;
  const char *_Nonnull content_type;
  /// Lines of further headers, `Name: value\n`.
  const char *_Nonnull headers;
  const uint8_t *_Nullable body;
  size_t length;
};

/// Answers a request by calling `http_send` with the same call once; not calling it lets the request wait for `http_wake`.
/// At the head, not calling it lets the request in.
typedef void (*http_handler)(void *_Nullable context, const struct http_request *_Nonnull request, void *_Nonnull call);

/// A server that runs.
struct http_server;

/// How many connections a server keeps.
struct http_limits {
  /// Those that have not sent the head of a request that is let in. One more ends the oldest of them.
  unsigned strangers;
  /// All connections.
  unsigned connections;
};

/// Starts a server on 127.0.0.1; requests are answered one after the other, on a thread of its own.
/// - Parameters:
///   - port: 0 for any that is free.
///   - judge: answers requests that are refused by their head, which has no body yet; their connection ends.
///   - handler: answers all others.
/// - Returns: null if the port cannot be had.
struct http_server *_Nullable http_start(uint16_t port, struct http_limits limits, http_handler _Nonnull judge,
                                         http_handler _Nonnull handler, void *_Nullable context);

/// The port of a server.
uint16_t http_port(struct http_server *_Nonnull server);

/// Answers the call.
void http_send(void *_Nonnull call, const struct http_answer *_Nonnull answer);

/// Hands every request that waits over again; from any thread.
void http_wake(struct http_server *_Nonnull server);

/// Ends a server when its request at hand is answered, and frees it.
void http_stop(struct http_server *_Nonnull server);
