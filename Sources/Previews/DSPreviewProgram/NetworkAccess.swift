import Glibc

/// Keeps the code of previews from the network: a request of Foundation's sessions fails at once, on a machine with a network as
/// on one without. Code that waits for an answer would draw the network's state, and hold every run up for its timeout.
///
/// libcurl, on which the sessions are built, hands all requests to the proxy that these variables name. Nothing listens on
/// that port.
func refuseNetwork() {
  for name in ["http_proxy", "https_proxy", "ftp_proxy", "all_proxy"] {
    setenv(name, "http://127.0.0.1:1", 1)
    setenv(name.uppercased(), "http://127.0.0.1:1", 1)
  }
  for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
}
