package dev.cairn.server.mcp;

import io.modelcontextprotocol.spec.McpSchema;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The client at the other end of two streams. A question to it goes out as a message like any other; whoever
 * reads its answer hands it in here. If it is silent, or gone, nobody waits for ever.
 */
final class StdioClient implements Client {
  private static final String SAMPLE = McpSchema.METHOD_SAMPLING_CREATE_MESSAGE;
  private static final String CANCELLED = "notifications/cancelled";

  private final Consumer<Object> out;
  private final Duration patience;
  private final AtomicLong asked = new AtomicLong();
  private final Map<String, CompletableFuture<Optional<String>>> waiting =
      new ConcurrentHashMap<>();
  private volatile String name = "";
  private volatile boolean samples;
  private volatile boolean gone;

  /**
   * @param out sends a message
   * @param patience how long an answer may take; clients give up on the call it is for after a minute
   */
  StdioClient(Consumer<Object> out, Duration patience) {
    this.out = out;
    this.patience = patience;
  }

  /** Reads from its first message who it is and what it can do; a wrong one is refused elsewhere. */
  void introduced(@Nullable Object params) {
    if (params instanceof Map<?, ?> given) {
      samples =
          given.get("capabilities") instanceof Map<?, ?> can && can.get("sampling") instanceof Map;
      name = given.get("clientInfo") instanceof Map<?, ?> info
              && info.get("name") instanceof String said
          ? said
          : "";
    }
  }

  /** Hands in what it said to a question; one that nobody waits for any more is dropped. */
  void answered(Object id, Optional<Map<?, ?>> result) {
    CompletableFuture<Optional<String>> question = waiting.remove(String.valueOf(id));
    if (question != null) {
      question.complete(result.flatMap(StdioClient::text));
    }
  }

  /** It will say nothing more. */
  void gone() {
    gone = true;
    waiting.values().forEach(question -> question.complete(Optional.empty()));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean samples() {
    return samples && !gone;
  }

  @Override
  public Optional<String> sample(Question question) {
    if (!samples()) {
      return Optional.empty();
    }
    String id = "cairn-" + asked.incrementAndGet();
    CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    if (gone) {
      return Optional.empty();
    }
    out.accept(message(id, question));
    try {
      return answer.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      out.accept(Map.of(
          "jsonrpc",
          McpSchema.JSONRPC_VERSION,
          "method",
          CANCELLED,
          "params",
          Map.of("requestId", id, "reason", "it took too long")));
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException e) {
      return Optional.empty();
    } finally {
      waiting.remove(id);
    }
  }

  private static Map<String, Object> message(String id, Question question) {
    Map<String, Object> content = Map.of("type", "text", "text", question.text());
    Map<String, Object> params = new LinkedHashMap<>();
    params.put("messages", List.of(Map.of("role", "user", "content", content)));
    params.put("systemPrompt", question.role());
    params.put("includeContext", "none");
    params.put("temperature", 0);
    params.put("maxTokens", question.tokensMax());
    return Map.of(
        "jsonrpc", McpSchema.JSONRPC_VERSION, "id", id, "method", SAMPLE, "params", params);
  }

  /** One piece of text, or the first of several. */
  private static Optional<String> text(Map<?, ?> result) {
    Object content = result.get("content");
    List<?> pieces =
        content instanceof List<?> list ? list : content == null ? List.of() : List.of(content);
    return pieces.stream()
        .filter(piece -> piece instanceof Map<?, ?> map && map.get("text") instanceof String)
        .map(piece -> String.valueOf(((Map<?, ?>) piece).get("text")))
        .findFirst();
  }
}
