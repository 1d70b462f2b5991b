package dev.cairn.eval.client;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * An agent: a process of its own that speaks MCP on its standard streams. It asks in the thread that waits
 * for the answer, so that what is timed is the server and not the client's own threads.
 */
public final class StdioCaller implements Caller {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int END_SECONDS_MAX = 70;

  private final Process process;
  private final OutputStream to;
  private final InputStream from;
  private long id;

  private StdioCaller(Process process) {
    this.process = process;
    this.to = process.getOutputStream();
    this.from = new BufferedInputStream(process.getInputStream(), 1 << 16);
  }

  /** Starts the server and greets it. */
  public static StdioCaller start(ProcessBuilder server) throws IOException {
    StdioCaller caller =
        new StdioCaller(server.redirectError(ProcessBuilder.Redirect.DISCARD).start());
    caller.ask(
        "initialize",
        Map.of(
            "protocolVersion",
            "2025-06-18",
            "capabilities",
            Map.of(),
            "clientInfo",
            Map.of("name", "cairn-eval", "version", "1")));
    caller.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    return caller;
  }

  /** Any request of the protocol. */
  public JsonNode ask(String method, Map<String, ?> params) throws IOException {
    return MAPPER.readTree(exchange(request(method, params)));
  }

  /** A request as it goes over the wire, made before a clock runs. */
  public String request(String method, Map<String, ?> params) {
    id++;
    return MAPPER.writeValueAsString(
        Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params));
  }

  public String toolRequest(String tool, Map<String, ?> arguments) {
    return request("tools/call", Map.of("name", tool, "arguments", arguments));
  }

  /** Sends a request and gives the line it is answered with. What the server tells unasked is skipped. */
  public byte[] exchange(String request) throws IOException {
    send(request);
    byte[] line = line();
    while (isNotice(line)) {
      line = line();
    }
    return line;
  }

  private void send(String message) throws IOException {
    to.write((message + "\n").getBytes(StandardCharsets.UTF_8));
    to.flush();
  }

  private byte[] line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(512);
    for (int b = from.read(); b != '\n'; b = from.read()) {
      if (b < 0) {
        throw new EOFException("the server ended");
      }
      line.write(b);
    }
    return line.toByteArray();
  }

  /** Looks only as far as it must: an answer may be long. */
  private static boolean isNotice(byte[] line) {
    try (JsonParser parser = MAPPER.createParser(line)) {
      parser.nextToken();
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = parser.currentName();
        if (name.equals("method")) {
          return true;
        }
        if (name.equals("id")) {
          return false;
        }
        parser.nextToken();
        parser.skipChildren();
      }
      return true;
    }
  }

  /** The structured content of a tool's answer, or its first text read as JSON if it has none. */
  @Override
  public JsonNode call(String tool, Map<String, ?> arguments) throws IOException {
    return content(tool, exchange(toolRequest(tool, arguments)));
  }

  /** What an answer says; a tool that failed is an exception. */
  public static JsonNode content(String tool, byte[] line) throws IOException {
    JsonNode answer = MAPPER.readTree(line);
    JsonNode result = answer.path("result");
    if (result.isMissingNode() || result.path("isError").asBoolean(false)) {
      throw new Refusal(tool, answer.toString());
    }
    return result.path("structuredContent");
  }

  public long pid() {
    return process.pid();
  }

  /** Closes its input, as an agent's program does, and waits for its end. */
  @Override
  public void close() {
    try {
      to.close();
      if (!process.waitFor(END_SECONDS_MAX, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      process.destroyForcibly();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
