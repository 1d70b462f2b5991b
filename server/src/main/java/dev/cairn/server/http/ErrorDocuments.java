package dev.cairn.server.http;

import dev.cairn.server.operation.Json;
import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Errors of the server itself, such as headers without end, in the shape all others have. */
final class ErrorDocuments extends ErrorHandler {
  private final Json json;

  ErrorDocuments(Json json) {
    this.json = json;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Object status = request.getAttribute(ERROR_STATUS);
    int code = status instanceof Integer given ? given : response.getStatus();
    Object message = request.getAttribute(ERROR_MESSAGE);
    response.setStatus(code);
    Guard.harden(response);
    byte[] body = json.bytes(Statuses.document(code, message(code, message)));
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Exchange.JSON);
    response.getHeaders().put(HttpHeader.CONTENT_LENGTH, body.length);
    response.write(true, ByteBuffer.wrap(body), callback);
    return true;
  }

  /** What went wrong inside is for our log, not for whoever caused it. */
  private static String message(int status, @Nullable Object message) {
    return status == Statuses.BUG || message == null
        ? HttpStatus.getMessage(status)
        : message.toString();
  }
}
