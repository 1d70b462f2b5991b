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

  /** More than any engine says of its health. */
  private static final int STRANGER_BYTES_MAX = 64 * 1024;

  private static final int HEX = 16;

  private final Socket socket;
  private final Bounded bounded;
  private final InputStream in;
  private boolean reusable = true;

  private Wire(Socket socket) throws IOException {
    this.socket = socket;
    this.bounded = new Bounded(socket);
    this.in = new BufferedInputStream(bounded);
  }

  /** Reads no more than so many bytes, and no longer than until a moment: each byte alone may come in time for ever. */
  private static final class Bounded extends InputStream {
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Socket socket;
    private final InputStream in;
    private boolean limited;
    private long left;
    private long end;

    Bounded(Socket socket) throws IOException {
      this.socket = socket;
      this.in = socket.getInputStream();
    }

    void limit(long bytes, Duration patience) {
      limited = true;
      left = bytes;
      end = System.nanoTime() + patience.toNanos();
    }

    void unlimit() {
      limited = false;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] to, int at, int most) throws IOException {
      if (!limited) {
        return in.read(to, at, most);
      }
      long millis = (end - System.nanoTime()) / NANOS_PER_MILLI;
      if (left <= 0 || millis <= 0) {
        throw new IOException("what listens there answers without end");
      }
      socket.setSoTimeout(Math.toIntExact(millis));
      int got = in.read(to, at, (int) Math.min(most, left));
      left -= Math.max(0, got);
      return got;
    }
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

  /** Asks one who may be anyone: a short answer is read, and waited for no longer than so long in all. */
  Reply askStranger(String path, List<String> headers, Duration patience) throws IOException {
    bounded.limit(STRANGER_BYTES_MAX, patience);
    Reply reply = ask("GET", path, headers, new byte[0]);
    bounded.unlimit();
    return reply;
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
    for (int length = chunk(); length > 0; length = chunk()) {
      all.writeBytes(exactly(length));
      line();
    }
    line();
    return all.toByteArray();
  }

  private int chunk() throws IOException {
    try {
      return Integer.parseInt(line().split(";", 2)[0].strip(), HEX);
    } catch (NumberFormatException e) {
      throw new IOException("a piece of unknown length", e);
    }
  }

  private byte[] exactly(int length) throws IOException {
    byte[] bytes = in.readNBytes(Math.max(0, length));
    if (bytes.length < length || length < 0) {
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
