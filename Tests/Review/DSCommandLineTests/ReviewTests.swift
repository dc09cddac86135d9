import Glibc
import Testing

/// Deciding about a run's pictures: the file of decisions, and the server that writes it.
@Suite(.needsProgram) struct ReviewTests {
  private let tile = "demo/tile/default@light"
  private let chip = "demo/chip/default@light"

  /// A project whose tiles and chips have changed, with the pictures of a run.
  private func reviewed() throws -> SampleProject {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    try #require(project.run("matrix", "--out", "shots").code == 1)
    return project
  }

  /// One field of the line of a shot in a lock.
  private func field(_ number: Int, of shot: String, in file: String, _ project: SampleProject) throws -> String {
    let line = try project.text(file).split(separator: "\n").first { $0.hasPrefix(shot + " ") }
    return String(try #require(line).split(separator: " ")[number])
  }

  /// Decisions as the page writes them.
  private func decisions(_ verdicts: [(shot: String, verdict: String)], _ project: SampleProject) throws -> String {
    let entries = try verdicts.map { shot, verdict in
      let actual = try field(1, of: shot, in: "shots/pictures.lock", project)
      let expected = try field(2, of: shot, in: "Baselines/baselines.lock", project)
      return
        #"{"shot":"\#(shot)","decision":"\#(verdict)","actual":"\#(actual)","expected":"\#(expected)","note":"as drawn","by":"Ada"}"#
    }
    let run = try project.text("shots/_report/run.js").split(separator: "\"run\":\"")[1].prefix { $0 != "\"" }
    return #"{"version":1,"run":"\#(run)","decisions":[\#(entries.joined(separator: ","))]}"#
  }

  @Test func `accepted pictures become baselines, rejected ones and others do not`() throws {
    let project = try reviewed()
    try project.write("decisions.json", try decisions([(tile, "accept"), (chip, "reject")], project))
    let approval = project.run("approve", "--decisions", "decisions.json")
    #expect(approval.code == 0, "\(approval)")
    #expect(SampleProject.ids("approved", in: approval.output) == [tile])
    #expect(approval.output.contains("rejected: 1\n"))
    let rejected = approval.output.split(separator: "\n").first { $0.hasPrefix("rejected  ") }
    #expect(rejected?.hasPrefix("rejected  \(chip) (components/chip.yaml:") == true, "\(approval)")
    #expect(approval.output.contains("\n  as drawn — Ada\n"))
    #expect(SampleProject.ids("changed", in: project.run("matrix").output).count == 3)
    let again = project.run("approve", "--decisions", "decisions.json")
    #expect(again.code == 0, "it equals its baseline by now: \(again)")
  }

  @Test func `decisions may be pasted, and what is rejected becomes annotations of GitHub and GitLab`() throws {
    let project = try reviewed()
    try project.write("decisions.json", try decisions([(tile, "accept"), (chip, "reject")], project))
    let pasted = Surroundings(folder: project.folder, limits: "exec < decisions.json")
    for file in ["rejected.txt", "rejected.json"] {
      let approval = DSCommandLineTests.run(["approve", "--decisions", "-", "--rejections", file], pasted)
      #expect(approval.code == 0 && approval.output.contains("rejected: 1\n"), "\(approval)")
    }
    let command = try project.text("rejected.txt").split(separator: "\n").last ?? ""
    #expect(command.hasPrefix("::error file=components/chip.yaml,line="), "\(command)")
    #expect(command.hasSuffix(",title=rejected in review::\(chip)%0Aas drawn — Ada"), "\(command)")
    #expect(try project.text("rejected.json").contains(#""path": "components/chip.yaml""#))

    let twice = project.run("approve", "--decisions", "-", "--decisions", "-")
    #expect(twice.code == 64 && twice.errors.contains("can be read only once"), "\(twice)")
    #expect(project.run("approve", "--rejections", "rejected.txt", "--all").code == 64)
    let nothing = project.run("approve", "--decisions", "-")
    #expect(nothing.code == 65 && nothing.errors.contains("standard input"), "\(nothing)")
  }

  @Test func `notes pinned to places are printed with their views, and become annotations there`() throws {
    let project = try reviewed()
    let note = #""note":"as drawn","by":"Ada""#
    let pins =
      #""pins":[{"x":12,"y":30.456,"note":"too thin","by":"Noor","view":"Text","file":"components/chip.yaml","line":7},"#
      + #"{"x":1,"y":2,"picture":"expected","note":"was right"}]"#
    let text = try decisions([(chip, "reject")], project)
    try project.write("decisions.json", text.replacing(note, with: note + "," + pins))
    let approval = project.run("approve", "--decisions", "decisions.json", "--rejections", "rejected.txt")
    #expect(approval.code == 0, "\(approval)")
    #expect(
      approval.output.contains("\n  at 12, 30.46 pt, Text (components/chip.yaml:7): too thin — Noor\n"), "\(approval)")
    #expect(approval.output.contains("\n  at 1, 2 pt of the expected picture: was right\n"), "\(approval)")
    let commands = try project.text("rejected.txt").split(separator: "\n")
      .filter { $0.hasPrefix("::error") }
    try #require(commands.count == 2, "\(commands)")
    #expect(commands[0].hasSuffix("as drawn — Ada%0Aat 1, 2 pt of the expected picture: was right"), "\(commands)")
    #expect(commands[1].hasPrefix("::error file=components/chip.yaml,line=7,"), "\(commands)")

    for (wrong, message) in [
      (#"{"x":1e99,"y":2,"note":"far"}"#, "'x' of a pinned note has to be a number of points, at most 100000"),
      (#"{"x":1,"y":2}"#, "'note' of a pinned note has to be the reviewer's words"),
      (#"{"x":1,"y":2,"note":"n","picture":"before"}"#, "'picture' of a pinned note has to be 'expected'"),
    ] {
      try project.write("decisions.json", text.replacing(note, with: note + ",\"pins\":[\(wrong)]"))
      let refused = project.run("approve", "--decisions", "decisions.json")
      #expect(refused.code == 65 && refused.errors.contains(message), "\(refused)")
    }
  }

  @Test func `files of several reviewers are merged, and what they contradict each other about is left`() throws {
    let project = try reviewed()
    try project.write("ada.json", try decisions([(tile, "accept"), (chip, "accept")], project))
    try project.write("noor.json", try decisions([(tile, "none"), (chip, "reject")], project))
    let approval = project.run("approve", "--decisions", "ada.json", "--decisions", "noor.json")
    #expect(approval.code == 0, "\(approval)")
    #expect(SampleProject.ids("approved", in: approval.output) == [tile])
    #expect(approval.output.contains("left  \(chip): 'noor.json' contradicts an earlier file\n"), "\(approval)")
  }

  @Test func `a picture or a baseline that has moved on is not approved`() throws {
    let project = try reviewed()
    try project.write("decisions.json", try decisions([(tile, "accept")], project))
    try project.replace("height: 25", by: "height: 26", in: "components/tile.yaml")
    let before = project.state(of: "Baselines")
    let sources = project.run("approve", "--decisions", "decisions.json")
    #expect(sources.code == 65)
    #expect(sources.output.contains("its sources have changed the picture"), "\(sources)")
    #expect(project.state(of: "Baselines") == before)
    #expect(project.run("approve", tile).code == 0)
    try project.replace("height: 26", by: "height: 25", in: "components/tile.yaml")
    let baselines = project.run("approve", "--decisions", "decisions.json")
    #expect(baselines.code == 65)
    #expect(baselines.output.contains("its baseline has changed"), "\(baselines)")
  }

  @Test(arguments: [
    ("{}", "this is not a decisions file"), (#"{"version":2,"run":"","decisions":[]}"#, "this is not a decisions file"),
    (#"{"version":1,"run":"","decisions":[{"shot":"../x"}]}"#, "'shot' has to be a shot's id"),
    (#"{"version":1,"run":"","decisions":[{"shot":"a/b/c@d","decision":"maybe"}]}"#, "'decision' has to be 'accept'"),
    (
      #"{"version":1,"run":"","decisions":[{"shot":"a/b/c@d","decision":"accept","actual":"12"}]}"#,
      "'actual' has to be"
    ),
    ("[", "decisions.json:1"),
  ])
  func `a file that is not understood approves nothing`(text: String, message: String) throws {
    let project = try reviewed()
    let before = project.state(of: "Baselines")
    try project.write("decisions.json", text)
    let approval = project.run("approve", "--decisions", "decisions.json")
    #expect(approval.code == 65, "\(approval)")
    #expect(approval.errors.contains(message), "\(approval)")
    #expect(project.state(of: "Baselines") == before)
  }

  @Test func `the server keeps decisions as they are made, and applies those that were accepted`() throws {
    let project = try reviewed()
    let server = try ReviewServer(project.folder)
    let page = try server.ask("GET", "")
    #expect(page.status == 200)
    #expect(page.body.contains("<meta name=\"dsrender-review\" content=\"\(server.token)\">"))
    #expect(page.headers.contains("Content-Security-Policy: default-src 'none'; script-src 'self';"))
    #expect(try server.ask("GET", "decisions.json").body == "null")
    #expect(try server.ask("GET", "_report/page.js").headers.contains("Content-Type: text/javascript"))
    let picture = try server.ask("GET", "demo/tile/default%40light.png")
    #expect(picture.status == 200)
    #expect(picture.headers.contains("Content-Type: image/png"))

    let text = try decisions([(tile, "accept"), (chip, "reject")], project)
    #expect(try server.ask("PUT", "decisions.json", text).status == 204)
    #expect(try server.ask("GET", "decisions.json").body == project.text("shots/decisions.json"))
    #expect(try server.ask("PUT", "decisions.json", "{").status == 400)
    let applied = try server.ask("POST", "apply")
    #expect(applied.status == 200, "\(applied)")
    #expect(applied.body == #"{"applied":1,"shots":["\#(tile)"],"refused":[]}"#)
    #expect(SampleProject.ids("changed", in: project.run("matrix").output).count == 3)

    try project.replace("width: 33", by: "width: 34", in: "components/chip.yaml")
    #expect(try server.ask("PUT", "decisions.json", try decisions([(chip, "accept")], project)).status == 204)
    let refused = try server.ask("POST", "apply")
    #expect(refused.body.hasPrefix(#"{"applied":0,"shots":[],"refused":[{"shot":"\#(chip)","reason":"the shot has"#))
    #expect(server.interrupt() == 0)
  }

  @Test func `requests of anybody else are refused, and change nothing`() throws {
    let project = try reviewed()
    try project.write("secret.json", "{}")
    try project.write("shots/.hidden.json", "{}")
    try #require(symlink(project["secret.json"], project["shots/link.json"]) == 0)
    let server = try ReviewServer(project.folder)
    let (host, token, seen) = ("Host: 127.0.0.1:\(server.port)", server.token, "If-Match: \(try server.version())")
    let right = "/\(token)/"
    let before = project.state(of: ".")
    let accept = try decisions([(tile, "accept")], project)
    func request(_ method: String, _ path: String, _ headers: [String], _ body: String = "") -> String {
      let lines =
        ["\(method) \(path) HTTP/1.1"] + headers + (body.isEmpty ? [] : ["Content-Length: \(body.utf8.count)"])
      return lines.joined(separator: "\r\n") + "\r\n\r\n" + body
    }
    var requests: [String] = []
    // Names that were made to point here, and no name.
    for name in [
      "evil.example", "evil.example:\(server.port)", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(server.port)",
      "[::1]:\(server.port)", "127.0.0.1:\(server.port).evil.example", "localhost", "127.1:\(server.port)", "",
    ] { requests.append(request("GET", right, ["Host: \(name)"])) }
    requests.append(request("GET", right, [host, "Host: evil.example"]))
    // Addresses that are guessed.
    for path in [
      "/", "//", "/index.html", "/decisions.json", "/apply", "/\(String(token.dropLast()))/", "/\(token)0/",
      "/\(token.uppercased())x/", "/\(String(token.reversed()))/index.html", "/./\(token)/../index.html",
    ] { requests.append(request("GET", path, [host])) }
    // Ways out of the folder, and files that no run writes.
    for path in [
      "../dsrender.yaml", "..%2fdsrender.yaml", "%2e%2e/dsrender.yaml", "../secret.json", "link.json", ".hidden.json",
      "demo/../../secret.json", "/etc/passwd", "%2fetc%2fpasswd", "..\\secret.json", "demo/", ".dsrender-files",
      "pictures.lock", "%00index.html", "../Baselines/baselines.lock", "index.html/..", "demo//tile",
    ] { requests.append(request("GET", right + path, [host])) }
    // Other pages of the same browser.
    let own = ["X-Dsrender-Token: \(token)", "Content-Type: application/json", seen]
    for origin in ["http://evil.example", "null", "https://127.0.0.1:\(server.port)", "http://127.0.0.1:1", "file://"] {
      requests.append(request("GET", right, [host, "Origin: \(origin)"]))
      requests.append(request("PUT", right + "decisions.json", [host, "Origin: \(origin)"] + own, accept))
    }
    for site in ["cross-site", "same-site", "none"] {
      requests.append(request("POST", right + "apply", [host, "Sec-Fetch-Site: \(site)"] + own))
    }
    // Without the token, or in the way of a form.
    for headers in [
      [], ["X-Dsrender-Token: "], ["X-Dsrender-Token: \(token.dropLast())"], ["X-Dsrender-Token: \(token)0"],
      ["Cookie: token=\(token)"],
    ] {
      requests.append(request("POST", right + "apply", [host, seen] + headers))
      requests.append(
        request("PUT", right + "decisions.json", [host, seen, "Content-Type: application/json"] + headers, accept))
    }
    requests.append(request("PUT", right + "decisions.json", [host, seen, own[0], "Content-Type: text/plain"], accept))
    // In a version that somebody else has changed, that nobody had, or in several.
    for version in [
      #""none, or another""#, #""00000000000000000000000000000000""#, "*", "none", "W/\(seen.dropFirst(10))",
    ] {
      requests.append(
        request("PUT", right + "decisions.json", [host] + own.dropLast() + ["If-Match: \(version)"], accept))
      requests.append(request("POST", right + "apply", [host] + own.dropLast() + ["If-Match: \(version)"]))
    }
    requests.append(request("PUT", right + "decisions.json", [host] + own + [seen], accept))
    requests.append(request("PUT", right + "decisions.json", [host] + own.dropLast(), accept))
    requests.append(request("POST", right + "apply", [host] + own.dropLast()))
    // Bodies whose length is not known, or is said twice, and that no request has.
    let chunk = "\(String(accept.utf8.count, radix: 16))\r\n\(accept)\r\n0\r\n\r\n"
    let chunked = ["PUT \(right)decisions.json HTTP/1.1", host, "Transfer-Encoding: chunked"] + own
    requests.append(chunked.joined(separator: "\r\n") + "\r\n\r\n" + chunk)
    requests.append(
      request("PUT", right + "decisions.json", [host, "Content-Length: \(accept.utf8.count)"] + own, accept))
    requests.append(request("PUT", right + "decisions.json", [host, "Content-Length: 100000000"] + own))
    requests.append(request("GET", right, [host], accept))
    requests.append(request("POST", right + "apply", [host] + own, accept))
    requests.append(request("PUT", right + "report.json", [host] + own, accept))
    requests.append(request("POST", right + "decisions.json", [host] + own, accept))
    requests.append(request("GET", right + "apply", [host] + own))
    for method in ["DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"] {
      requests.append(request(method, right + "decisions.json", [host] + own))
    }
    #expect(requests.count >= 88)
    for request in requests {
      let answer = try server.send(request)
      #expect(answer.status >= 400 || answer.status == 0, "\(request)\n\(answer)")
      #expect(!answer.headers.contains("Access-Control"))
    }
    #expect(project.state(of: ".") == before)
    #expect(try server.ask("GET", "").status == 200)
  }

  @Test func `there is nothing to review without a report, and no port that is taken`() throws {
    let project = try SampleProject(approved: true)
    let none = project.run("review", "shots")
    #expect(none.code == 64)
    #expect(none.errors.contains("there is no report of a run in 'shots'"))
    _ = project.run("matrix", "--out", "shots")
    let server = try ReviewServer(project.folder)
    let taken = project.run("review", "shots", "--port", "\(server.port)")
    #expect(taken.code == 74)
    #expect(taken.errors.contains("port \(server.port) is not available"))
  }
}
