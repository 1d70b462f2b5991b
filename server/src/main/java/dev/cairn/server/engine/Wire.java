package dev.cairn.server.engine;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One connection to an engine, speaking as much HTTP/1.1 as our own server does. The client of the JDK
 * would take longer to load than the whole proxy.
 */
final class Wire implements AutoCloseable {
  private static final int LINE_MAX = 16 * 1024;
  private static final int HEX = 16;

  private final Socket socket;
  private final InputStream in;
  private boolean reusable = true;

  private Wire(Socket socket) throws IOException {
    this.socket = socket;
    this.in = new BufferedInputStream(socket.getInputStream());
  }

  /** An answer, the names of its headers in lower case. */
  static final class Reply {
    private final int status;
    private final Map<String, String> headers;
    private final byte[] body;

    Reply(int status, Map<String, String> headers, byte[] body) {
      this.status = status;
      this.headers = headers;
      this.body = body;
    }

    int status() {
      return status;
    }

    boolean has(String header) {
      return header(header).isPresent();
    }

    Optional<String> header(String name) {
      return Optional.ofNullable(headers.get(name.toLowerCase(Locale.ROOT)));
    }

    byte[] body() {
      return body;
    }
  }

  static Wire open(String host, int port, Duration connect, Duration read) throws IOException {
    Socket socket = new Socket();
    try {
      socket.setTcpNoDelay(true);
      socket.connect(new InetSocketAddress(host, port), Math.toIntExact(connect.toMillis()));
      socket.setSoTimeout(Math.toIntExact(read.toMillis()));
      return new Wire(socket);
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  /** How long an answer may take from now on. */
  void patience(Duration read) throws IOException {
    socket.setSoTimeout(Math.toIntExact(read.toMillis()));
  }

  /** @param headers whole, each {@code Name: value} */
  Reply ask(String method, String path, List<String> headers, byte[] body) throws IOException {
    reusable = false;
    StringBuilder head = new StringBuilder()
        .append(method)
        .append(' ')
        .append(path)
        .append(" HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    headers.forEach(header -> head.append(header).append("\r\n"));
    if (!method.equals("GET")) {
      head.append("Content-Type: application/json\r\nContent-Length: ")
          .append(body.length)
          .append("\r\n");
    }
    // In one piece: two would wait for each other.
    ByteArrayOutputStream whole = new ByteArrayOutputStream(head.length() + body.length + 2);
    whole.writeBytes(head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1));
    whole.writeBytes(body);
    whole.writeTo(socket.getOutputStream());
    return reply();
  }

  private Reply reply() throws IOException {
    String[] words = line().split(" ", 3);
    if (words.length < 2 || !words[0].startsWith("HTTP/1.") || !words[1].matches("\\d{3}")) {
      throw new IOException("the other end does not speak HTTP");
    }
    int status = Integer.parseInt(words[1]);
    Map<String, String> headers = new TreeMap<>();
    for (String line = line(); !line.isEmpty(); line = line()) {
      int colon = line.indexOf(':');
      if (colon > 0) {
        headers.put(
            line.substring(0, colon).toLowerCase(Locale.ROOT),
            line.substring(colon + 1).strip());
      }
    }
    byte[] body = body(headers);
    reusable = !"close".equalsIgnoreCase(headers.get("connection"));
    return new Reply(status, headers, body);
  }

  private byte[] body(Map<String, String> headers) throws IOException {
    if ("chunked".equalsIgnoreCase(headers.get("transfer-encoding"))) {
      return chunks();
    }
    try {
      return exactly(Integer.parseInt(headers.getOrDefault("content-length", "0")));
    } catch (NumberFormatException e) {
      throw new IOException("an answer of unknown length", e);
    }
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    int length = Integer.parseInt(line().split(";", 2)[0].strip(), HEX);
    while (length > 0) {
      all.writeBytes(exactly(length));
      line();
      length = Integer.parseInt(line().split(";", 2)[0].strip(), HEX);
    }
    line();
    return all.toByteArray();
  }

  private byte[] exactly(int length) throws IOException {
    byte[] bytes = in.readNBytes(length);
    if (bytes.length < length) {
      throw new EOFException("the answer broke off");
    }
    return bytes;
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0 || line.length() > LINE_MAX) {
        throw new EOFException("the answer broke off");
      }
      line.append((char) b);
    }
    return line.toString().stripTrailing();
  }

  /** Whether another request may follow on it. */
  boolean reusable() {
    return reusable;
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // It was of no use any more.
    }
  }
}
