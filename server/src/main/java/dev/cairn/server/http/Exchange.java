package dev.cairn.server.http;

import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.Json;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** One request and its answer, which is given once. */
final class Exchange {
  static final String JSON = "application/json";
  static final String LINES = "application/x-ndjson";

  private static final System.Logger LOG = System.getLogger("dev.cairn.http");

  private final Request request;
  private final Response response;
  private final Callback callback;
  private final Json json;

  Exchange(Request request, Response response, Callback callback, Json json) {
    this.request = request;
    this.response = response;
    this.callback = callback;
    this.json = json;
  }

  Request request() {
    return request;
  }

  String method() {
    return request.getMethod();
  }

  Optional<String> header(String name) {
    return Optional.ofNullable(request.getHeaders().get(name));
  }

  /** What the caller may do. */
  Access access() {
    return Guard.access(request);
  }

  Optional<String> query(String name) {
    return Optional.ofNullable(Request.extractQueryParameters(request).getValue(name));
  }

  /** Refuses a body that says it is something else; one that says nothing is taken at our word. */
  void requireType(String wanted) {
    String given = header(HttpHeader.CONTENT_TYPE.asString()).orElse(wanted);
    String type = given.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
    if (!type.equals(wanted)) {
      throw Refused.type(given, wanted);
    }
  }

  void set(String header, String value) {
    response.getHeaders().put(header, value);
  }

  /** Answers without a body. */
  void reply(int status) {
    response.setStatus(status);
    response.write(true, null, callback);
  }

  void reply(int status, String type, byte[] body) {
    response.setStatus(status);
    set(HttpHeader.CONTENT_TYPE.asString(), type);
    set(HttpHeader.CONTENT_LENGTH.asString(), Integer.toString(body.length));
    response.write(true, ByteBuffer.wrap(body), callback);
  }

  void reply(int status, Object answer) {
    reply(status, JSON, json.bytes(answer));
  }

  void text(int status, String type, String body) {
    reply(status, type, body.getBytes(StandardCharsets.UTF_8));
  }

  /** Where a long answer is written; {@link #end} ends it. */
  OutputStream stream(String type) {
    response.setStatus(Statuses.OK);
    set(HttpHeader.CONTENT_TYPE.asString(), type);
    return Content.Sink.asOutputStream(response);
  }

  void end() {
    callback.succeeded();
  }

  /** Breaks off a long answer that nobody takes any more. */
  void abandon(Throwable thrown) {
    callback.failed(thrown);
  }

  /** Answers with the error document, or breaks off what was begun: half an answer must not look whole. */
  int fail(Throwable thrown) {
    int status = Statuses.of(thrown);
    if (status == Statuses.BUG) {
      LOG.log(System.Logger.Level.ERROR, "a request failed", thrown);
    }
    if (response.isCommitted()) {
      callback.failed(thrown);
      return status;
    }
    response.reset();
    Guard.harden(response);
    if (thrown instanceof Refused refused) {
      refused.allow().ifPresent(methods -> set(HttpHeader.ALLOW.asString(), methods));
    }
    if (status == Statuses.UNAUTHORIZED) {
      set(HttpHeader.WWW_AUTHENTICATE.asString(), "Bearer realm=\"cairn\"");
    }
    reply(status, Statuses.document(thrown));
    return status;
  }
}
