import DSCommandLine
import DSHTTPServer

await Program.main(server: HTTPServer.start)
