package dev.cairn.text.call;

import java.util.Set;

/** Files of the system that are no file: what is written there goes nowhere, or to the screen. */
final class StandardStreams {
  private static final Set<String> NAMES =
      Set.of("/dev/null", "/dev/stdout", "/dev/stderr", "/dev/tty", "/dev/stdin", "/dev/zero");

  private StandardStreams() {}

  static boolean has(String file) {
    return NAMES.contains(file) || file.startsWith("/dev/fd/");
  }
}
