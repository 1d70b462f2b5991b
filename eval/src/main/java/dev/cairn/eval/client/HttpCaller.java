package dev.cairn.eval.client;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One connection to a server, kept open. It is written on a bare socket: on a small machine the JDK's client
 * with its threads would take more of the processors than the server that is measured.
 */
public final class HttpCaller implements Caller {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int HEX = 16;

  private final String token;
  private final Socket socket;
  private final InputStream in;

  /** Where a server listens, and what it wants to be shown. */
  public record Address(String host, int port, String token) {
    /** From the address that {@code cairn serve} prints. */
    public static Address of(String line) {
      URI uri = URI.create(line.strip());
      String query = String.valueOf(uri.getQuery());
      return new Address(uri.getHost(), uri.getPort(), query.replace("token=", ""));
    }
  }

  public HttpCaller(Address address) throws IOException {
    this.token = address.token();
    this.socket = new Socket(address.host(), address.port());
    socket.setTcpNoDelay(true);
    this.in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
  }

  @Override
  public JsonNode call(String operation, Map<String, ?> arguments) throws IOException {
    return MAPPER.readTree(post(operation, MAPPER.writeValueAsString(arguments)));
  }

  /** The bytes of an operation's answer in the default context. */
  public byte[] post(String operation, String body) throws IOException {
    return send("POST", "/v1/contexts/default/" + operation, body);
  }

  /** The bytes of the answer; an answer that is no success is an exception. */
  public byte[] send(String method, String path, String body) throws IOException {
    byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
    String head = "%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\n"
            .formatted(method, path, token)
        + "Content-Type: application/json\r\nContent-Length: %d\r\n\r\n".formatted(bytes.length);
    ByteArrayOutputStream whole = new ByteArrayOutputStream(head.length() + bytes.length);
    whole.writeBytes(head.getBytes(StandardCharsets.ISO_8859_1));
    whole.writeBytes(bytes);
    whole.writeTo(socket.getOutputStream());
    return reply(path);
  }

  private byte[] reply(String path) throws IOException {
    int status = Integer.parseInt(line().split(" ", 3)[1]);
    int length = -1;
    for (String line = line(); !line.isEmpty(); line = line()) {
      String header = line.toLowerCase(Locale.ROOT);
      if (header.startsWith("content-length:")) {
        length = Integer.parseInt(header.substring(header.indexOf(':') + 1).strip());
      }
    }
    byte[] body = length >= 0 ? exactly(length) : chunks();
    if (status / 100 != 2) {
      throw new Refusal(path, status + " " + new String(body, StandardCharsets.UTF_8));
    }
    return body;
  }

  private byte[] chunks() throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int size = size(); size > 0; size = size()) {
      all.writeBytes(exactly(size));
      line();
    }
    line();
    return all.toByteArray();
  }

  private int size() throws IOException {
    return Integer.parseInt(line().strip(), HEX);
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
      if (b < 0) {
        throw new EOFException("the server closed the connection");
      }
      line.append((char) b);
    }
    return line.toString().stripTrailing();
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
