package dev.cairn.eval.attack.door;

import dev.cairn.eval.client.HttpCaller;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Sends requests as they are written, each on a connection of its own. */
record RawHttp(HttpCaller.Address address) {
  private static final int PATIENCE_MILLIS = 30_000;

  /** The status and the whole answer. */
  record Reply(int status, String text) {
    boolean isShutOut() {
      return status == 401 || status == 403;
    }
  }

  /** With headers besides those that every request has. */
  Reply send(String method, String path, List<String> headers, String body) {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    StringBuilder head = new StringBuilder();
    head.append(method).append(' ').append(path).append(" HTTP/1.1\r\n");
    if (headers.stream().noneMatch(each -> each.startsWith("Host:"))) {
      head.append("Host: 127.0.0.1:").append(address.port()).append("\r\n");
    }
    headers.forEach(each -> head.append(each).append("\r\n"));
    head.append("Content-Type: application/json\r\nConnection: close\r\nContent-Length: ");
    head.append(bytes.length).append("\r\n\r\n");
    try (Socket socket = new Socket(address.host(), address.port())) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.getOutputStream().write(head.toString().getBytes(StandardCharsets.ISO_8859_1));
      socket.getOutputStream().write(bytes);
      return reply(socket.getInputStream());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Reply reply(InputStream in) throws IOException {
    String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    return new Reply(Integer.parseInt(text.split(" ", 3)[1]), text);
  }

  static String bearer(String token) {
    return "Authorization: Bearer " + token;
  }
}
