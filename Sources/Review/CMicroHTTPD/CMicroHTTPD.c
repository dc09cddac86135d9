#include "CMicroHTTPD.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>

struct http_server {
  struct MHD_Daemon *daemon;
  struct http_limits limits;
  http_handler judge;
  http_handler handler;
  void *context;
  // Connections that have not sent the head of a request that is let in, in the order in which they came: only the
  // server's thread looks at them.
  struct peer *oldest, *newest;
  unsigned strangers;
  pthread_mutex_t mutex;
  // Requests that wait, and how often they were woken.
  struct upload *waiting;
  unsigned long wakes;
  bool is_stopping;
};

// A connection.
struct peer {
  int socket;
  bool is_stranger;
  struct peer *before, *after;
};

// A request that was let in: its body as it arrives, and the request when it waits.
struct upload {
  uint8_t *bytes;
  size_t length, capacity;
  bool has_waited;
  struct MHD_Connection *connection;
  struct upload *next;
};

struct call {
  struct MHD_Connection *connection;
  enum MHD_Result result;
  bool is_answered;
  // Whether the connection ends with the answer.
  bool is_last;
};

// The values of one header: how many there are, and the last.
struct header {
  const char *name;
  const char *value;
  int count;
};

static enum MHD_Result note_header(void *context, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  struct header *header = context;
  if (strcasecmp(name, header->name) == 0) {
    header->value = value;
    header->count += 1;
  }
  return MHD_YES;
}

static struct header find_header(struct MHD_Connection *connection, const char *name) {
  struct header header = {.name = name};
  MHD_get_connection_values(connection, MHD_HEADER_KIND, note_header, &header);
  return header;
}

static const char *only(struct header header, const char *several) {
  return header.count > 1 ? several : header.value;
}

void http_send(void *pointer, const struct http_answer *answer) {
  struct call *call = pointer;
  call->is_answered = true;
  struct MHD_Response *response =
      MHD_create_response_from_buffer(answer->length, (void *)answer->body, MHD_RESPMEM_MUST_COPY);
  if (!response) return;
  MHD_add_response_header(response, "Content-Type", answer->content_type);
  if (call->is_last) MHD_add_response_header(response, "Connection", "close");
  const char *line = answer->headers;
  while (*line) {
    const char *colon = strstr(line, ": ");
    const char *end = strchr(line, '\n');
    if (!colon || !end || colon > end) break;
    char name[64], value[1024];
    size_t name_length = (size_t)(colon - line), value_length = (size_t)(end - colon - 2);
    if (name_length < sizeof name && value_length < sizeof value) {
      memcpy(name, line, name_length);
      name[name_length] = 0;
      memcpy(value, colon + 2, value_length);
      value[value_length] = 0;
      MHD_add_response_header(response, name, value);
    }
    line = end + 1;
  }
  call->result = MHD_queue_response(call->connection, (unsigned)answer->status, response);
  MHD_destroy_response(response);
}

// The length of the body as the head declares it; -1 if it does so in no way that can be relied on.
static int64_t declared_length(struct MHD_Connection *connection) {
  if (find_header(connection, "Transfer-Encoding").count > 0) return -1;
  struct header header = find_header(connection, "Content-Length");
  if (header.count == 0) return 0;
  size_t digits = strspn(header.value, "0123456789");
  // 18 digits are less than the largest number.
  if (header.count > 1 || digits == 0 || digits > 18 || header.value[digits]) return -1;
  return strtoll(header.value, NULL, 10);
}

static struct http_request request_of(struct MHD_Connection *connection, const char *path, const char *method) {
  return (struct http_request){
      .method = method,
      .path = path,
      .host = only(find_header(connection, "Host"), NULL),
      .origin = only(find_header(connection, "Origin"), "null"),
      .content_type = only(find_header(connection, "Content-Type"), ""),
      .fetch_site = only(find_header(connection, "Sec-Fetch-Site"), "cross-site"),
      .token = only(find_header(connection, "X-Dsrender-Token"), NULL),
      .if_match = only(find_header(connection, "If-Match"), ""),
      .declared = declared_length(connection),
  };
}

// Takes a connection off the list of strangers.
static void leave_strangers(struct http_server *server, struct peer *peer) {
  if (!peer->is_stranger) return;
  peer->is_stranger = false;
  server->strangers -= 1;
  *(peer->before ? &peer->before->after : &server->oldest) = peer->after;
  *(peer->after ? &peer->after->before : &server->newest) = peer->before;
}

// Notes connections as they come and go. If there are too many strangers, the oldest is sent away: it has had the most
// time to send a request.
static void meet(void *context, struct MHD_Connection *connection, void **state,
                 enum MHD_ConnectionNotificationCode code) {
  struct http_server *server = context;
  struct peer *peer = *state;
  if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
    if (peer) leave_strangers(server, peer);
    free(peer);
    *state = NULL;
    return;
  }
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  peer = info ? calloc(1, sizeof *peer) : NULL;
  *state = peer;
  if (!peer) return;
  *peer = (struct peer){.socket = info->connect_fd, .is_stranger = true, .before = server->newest};
  *(peer->before ? &peer->before->after : &server->oldest) = peer;
  server->newest = peer;
  server->strangers += 1;
  if (server->strangers <= server->limits.strangers) return;
  struct peer *oldest = server->oldest;
  leave_strangers(server, oldest);
  // The server's thread finds it ended, and frees it.
  shutdown(oldest->socket, SHUT_RDWR);
}

// Judges a request by its head: refuses it, or makes ready for its body.
static enum MHD_Result judge(struct http_server *server, struct MHD_Connection *connection, const char *path,
                             const char *method, void **state) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  struct peer *peer = info ? info->socket_context : NULL;
  struct http_request request = request_of(connection, path, method);
  struct call call = {.connection = connection, .result = MHD_NO, .is_last = true};
  if (!peer) return MHD_NO;
  server->judge(server->context, &request, &call);
  if (call.is_answered) return call.result;
  struct upload *upload = request.declared < 0 ? NULL : calloc(1, sizeof *upload);
  if (!upload) return MHD_NO;
  *state = upload;
  upload->capacity = (size_t)request.declared;
  if (upload->capacity > 0 && !(upload->bytes = malloc(upload->capacity))) return MHD_NO;
  leave_strangers(server, peer);
  return MHD_YES;
}

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *path, const char *method,
                              const char *version, const char *data, size_t *size, void **state) {
  (void)version;
  struct http_server *server = context;
  struct upload *upload = *state;
  if (!upload) return judge(server, connection, path, method, state);
  if (*size > 0) {
    if (*size > upload->capacity - upload->length) return MHD_NO;
    memcpy(upload->bytes + upload->length, data, *size);
    upload->length += *size;
    *size = 0;
    return MHD_YES;
  }
  struct call call = {.connection = connection, .result = MHD_NO};
  struct http_request request = request_of(connection, path, method);
  request.body = upload->bytes;
  request.length = upload->length;
  request.has_waited = upload->has_waited;
  for (;;) {
    pthread_mutex_lock(&server->mutex);
    unsigned long wakes = server->wakes;
    pthread_mutex_unlock(&server->mutex);
    server->handler(server->context, &request, &call);
    if (call.is_answered || request.has_waited) return call.result;
    pthread_mutex_lock(&server->mutex);
    bool is_late = server->wakes != wakes || server->is_stopping;
    if (!is_late) {
      MHD_suspend_connection(connection);
      upload->connection = connection;
      upload->has_waited = true;
      upload->next = server->waiting;
      server->waiting = upload;
    }
    pthread_mutex_unlock(&server->mutex);
    if (!is_late) return MHD_YES;
    // It was woken between the question and the wait.
    request.has_waited = true;
  }
}

static void forget(void *context, struct MHD_Connection *connection, void **state,
                   enum MHD_RequestTerminationCode code) {
  (void)context;
  (void)connection;
  (void)code;
  struct upload *upload = *state;
  if (!upload) return;
  free(upload->bytes);
  free(upload);
  *state = NULL;
}

// What clients do wrong is theirs to know.
static void ignore(void *context, const char *format, va_list arguments) {
  (void)context;
  (void)format;
  (void)arguments;
}

// A text that holds a zero would end there: it is none.
static size_t decode(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = MHD_http_unescape(text);
  if (strlen(text) == length) return length;
  *text = 0;
  return 0;
}

struct http_server *http_start(uint16_t port, struct http_limits limits, http_handler judge, http_handler handler,
                               void *context) {
  struct http_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  *server = (struct http_server){.limits = limits, .judge = judge, .handler = handler, .context = context,
                                 .mutex = PTHREAD_MUTEX_INITIALIZER};
  struct sockaddr_in address = {
      .sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  // `poll`, because `select` knows no descriptor beyond 1,023.
  server->daemon = MHD_start_daemon(
      MHD_USE_POLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_ERROR_LOG | MHD_ALLOW_SUSPEND_RESUME, port, NULL, NULL,
      handle, server, MHD_OPTION_EXTERNAL_LOGGER, ignore, NULL, MHD_OPTION_UNESCAPE_CALLBACK, decode, NULL,
      MHD_OPTION_SOCK_ADDR, &address, MHD_OPTION_NOTIFY_COMPLETED, forget, NULL, MHD_OPTION_NOTIFY_CONNECTION, meet,
      server, MHD_OPTION_CONNECTION_TIMEOUT, 30u, MHD_OPTION_CONNECTION_LIMIT, limits.connections, MHD_OPTION_END);
  if (server->daemon) return server;
  free(server);
  return NULL;
}

uint16_t http_port(struct http_server *server) {
  const union MHD_DaemonInfo *info = MHD_get_daemon_info(server->daemon, MHD_DAEMON_INFO_BIND_PORT);
  return info ? info->port : 0;
}

void http_wake(struct http_server *server) {
  pthread_mutex_lock(&server->mutex);
  server->wakes += 1;
  while (server->waiting) {
    struct upload *upload = server->waiting;
    server->waiting = upload->next;
    MHD_resume_connection(upload->connection);
  }
  pthread_mutex_unlock(&server->mutex);
}

void http_stop(struct http_server *server) {
  // No request may wait when the server ends.
  pthread_mutex_lock(&server->mutex);
  server->is_stopping = true;
  pthread_mutex_unlock(&server->mutex);
  http_wake(server);
  MHD_stop_daemon(server->daemon);
  free(server);
}
