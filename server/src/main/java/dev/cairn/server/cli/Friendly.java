package dev.cairn.server.cli;

import dev.cairn.server.view.View;
import dev.cairn.server.view.Views;
import java.util.List;
import java.util.Optional;

/**
 * How an operation looks as a command.
 *
 * @param main the field given without a name, or empty
 * @param said what to say of it
 * @param words whether several words make one value
 */
record Friendly(
    String command,
    String operation,
    String summary,
    String main,
    String said,
    boolean words,
    List<Flag> flags) {

  /** An option that changes the looks of the answer only. */
  record Flag(String name, String said) {}

  static Friendly of(String command, String operation, String summary) {
    return new Friendly(command, operation, summary, "", "", false, List.of());
  }

  Friendly main(String field, String meaning) {
    return new Friendly(command, operation, summary, field, meaning, words, flags);
  }

  Friendly inWords() {
    return new Friendly(command, operation, summary, main, said, true, flags);
  }

  Friendly flag(String name, String meaning) {
    return new Friendly(
        command, operation, summary, main, said, words, List.of(new Flag(name, meaning)));
  }

  boolean isMain(String field) {
    return main.equals(field);
  }

  Optional<View> view() {
    return Views.of(operation);
  }
}
