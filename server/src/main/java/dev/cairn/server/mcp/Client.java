package dev.cairn.server.mcp;

import java.util.Optional;

/** Whoever asks, as far as it can be asked back. */
public interface Client {
  /** One that only asks: over HTTP an answer is one document, and there is no way back. */
  Client SILENT = new Client() {
    @Override
    public String name() {
      return "";
    }

    @Override
    public boolean samples() {
      return false;
    }

    @Override
    public Optional<String> sample(Question question) {
      return Optional.empty();
    }
  };

  /** What it calls itself. */
  String name();

  /** Whether it lets its model be asked. */
  boolean samples();

  /** Asks its model; empty if it has none, refuses, or takes too long. Never throws. */
  Optional<String> sample(Question question);

  /**
   * What a model is asked.
   *
   * @param role what it is told to be
   * @param tokensMax of its answer
   */
  record Question(String role, String text, int tokensMax) {}
}
