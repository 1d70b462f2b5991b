package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Refuses arguments that Java could not read: logging them would keep the wrong words for good. */
final class Arguments {
  private static final char UNREADABLE = '\uFFFD';

  private Arguments() {}

  static void requireReadable(String[] arguments) {
    String encoding = System.getProperty("sun.jnu.encoding", StandardCharsets.UTF_8.name());
    boolean lost = !isUtf8(encoding)
        && Arrays.stream(arguments).anyMatch(word -> word.indexOf(UNREADABLE) >= 0);
    if (lost) {
      throw CairnException.invalid(
          "arguments",
          "the arguments hold characters that the locale's encoding ("
              + encoding
              + ") cannot carry; set LC_ALL=C.UTF-8, or give the text on standard input with '-'");
    }
  }

  private static boolean isUtf8(String encoding) {
    return Charset.isSupported(encoding)
        && Charset.forName(encoding).equals(StandardCharsets.UTF_8);
  }
}
