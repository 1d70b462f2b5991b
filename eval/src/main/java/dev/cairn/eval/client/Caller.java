package dev.cairn.eval.client;

import java.io.IOException;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Someone who asks one thing after the other. */
public interface Caller extends AutoCloseable {
  /** The answer of an operation. What the other side refuses is an exception. */
  JsonNode call(String operation, Map<String, ?> arguments) throws IOException;

  @Override
  void close();

  /** The other side answered, but not with what was asked for. */
  final class Refusal extends IOException {
    private static final long serialVersionUID = 1L;

    public Refusal(String operation, String said) {
      super(operation + " was refused: " + said);
    }
  }
}
