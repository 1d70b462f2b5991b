package dev.cairn.server.llm;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodySubscriber;
import java.net.http.HttpTimeoutException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Asks an endpoint that speaks the OpenAI chat protocol. Nothing it does takes longer than the time limit or
 * more memory than the size limit; redirects are not followed, because they could carry the key elsewhere; no
 * message repeats what it sent, because it could hold the key.
 */
final class ChatClient {
  static final int ANSWER_BYTES_MAX = 1 << 20;

  private static final int OK = 200;

  private final LlmSettings settings;
  private final HttpClient http;

  ChatClient(LlmSettings settings) {
    this.settings = settings;
    this.http = HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .followRedirects(HttpClient.Redirect.NEVER)
        .connectTimeout(settings.timeout())
        .build();
  }

  /** The text of the model's answer. */
  String ask(String role, String question, int tokensMax) throws IOException, InterruptedException {
    HttpResponse<byte[]> response = send(request(role, question, tokensMax));
    if (response.statusCode() != OK) {
      throw new IOException("it answered with status " + response.statusCode());
    }
    return text(response.body());
  }

  private HttpRequest request(String role, String question, int tokensMax) throws IOException {
    ObjectNode body = JsonMapper.shared().createObjectNode();
    body.put("model", settings.model()).put("temperature", 0).put("max_tokens", tokensMax);
    body.put("stream", false);
    body.putArray("messages").addObject().put("role", "system").put("content", role);
    body.withArray("messages").addObject().put("role", "user").put("content", question);
    HttpRequest.Builder request = HttpRequest.newBuilder(settings.completions())
        .timeout(settings.timeout())
        .header("Content-Type", "application/json")
        .POST(BodyPublishers.ofByteArray(JsonMapper.shared().writeValueAsBytes(body)));
    Optional<String> key = settings.key().read();
    key.ifPresent(secret -> request.header("Authorization", "Bearer " + secret));
    return request.build();
  }

  private static String tookLonger(Duration limit) {
    return "it took longer than " + limit.toSeconds() + " s";
  }

  /** The client's own time limit may end first. */
  private static String why(ExecutionException e, Duration limit) {
    if (e.getCause() instanceof TooLarge) {
      return "its answer has more than " + ANSWER_BYTES_MAX + " bytes";
    }
    boolean late = e.getCause() instanceof HttpTimeoutException
        && !(e.getCause() instanceof HttpConnectTimeoutException);
    return late ? tookLonger(limit) : "it cannot be reached (" + reason(e) + ")";
  }

  /** The client's own time limit ends with the headers; this one covers a body that drips, too. */
  private HttpResponse<byte[]> send(HttpRequest request) throws IOException, InterruptedException {
    Duration limit = settings.timeout();
    CompletableFuture<HttpResponse<byte[]>> sent =
        http.sendAsync(request, info -> new LimitedBody(ANSWER_BYTES_MAX));
    try {
      return sent.get(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      throw new IOException(tookLonger(limit), e);
    } catch (ExecutionException e) {
      throw new IOException(why(e, limit), e);
    } finally {
      sent.cancel(true);
    }
  }

  private static String reason(ExecutionException e) {
    return e.getCause() == null ? "unknown" : e.getCause().getClass().getSimpleName();
  }

  private static String text(byte[] body) throws IOException {
    try {
      JsonNode content = JsonMapper.shared().readTree(body).at("/choices/0/message/content");
      if (content.isString()) {
        return content.asString();
      }
    } catch (JacksonException e) {
      throw new IOException("its answer is no JSON", e);
    }
    throw new IOException("its answer holds no text");
  }

  private static final class TooLarge extends IOException {
    private static final long serialVersionUID = 1L;
  }

  /** Reads a body up to a limit, and then lets go of the connection. */
  private static final class LimitedBody implements BodySubscriber<byte[]> {
    private final CompletableFuture<byte[]> result = new CompletableFuture<>();
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final int most;
    private Flow.@Nullable Subscription subscription;

    LimitedBody(int most) {
      this.most = most;
    }

    @Override
    public CompletionStage<byte[]> getBody() {
      return result;
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
      subscription = given;
      given.request(Long.MAX_VALUE);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
      for (ByteBuffer buffer : buffers) {
        if (result.isDone()) {
          return;
        }
        if (bytes.size() + buffer.remaining() > most) {
          result.completeExceptionally(new TooLarge());
          cancel();
          return;
        }
        byte[] part = new byte[buffer.remaining()];
        buffer.get(part);
        bytes.write(part, 0, part.length);
      }
    }

    private void cancel() {
      if (subscription != null) {
        subscription.cancel();
      }
    }

    @Override
    public void onError(Throwable failure) {
      result.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
      result.complete(bytes.toByteArray());
    }
  }
}
