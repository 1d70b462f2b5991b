package dev.cairn.server.http;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Listens to events on a connection of its own. */
final class Listener implements AutoCloseable {
  private final Socket socket;
  private final BufferedReader in;

  Listener(Served served, String path, String... headers) throws Exception {
    socket = served.socket();
    String more = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
    socket
        .getOutputStream()
        .write((Served.head("GET", path, "Host: localhost") + more + "\r\n")
            .getBytes(StandardCharsets.UTF_8));
    in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  /** The next line that begins so. */
  String next(String prefix) throws Exception {
    String line = in.readLine();
    while (line != null && !line.startsWith(prefix)) {
      line = in.readLine();
    }
    return line == null ? "" : line.substring(prefix.length());
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
