package dev.cairn.text.secret;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;

/** Looks once into what is encoded in base64: a secret inside gives away the whole run. */
final class Base64Runs {
  private static final int RUN_MIN = 24;
  private static final int LINE_MIN = 40;
  private static final int QUANTUM = 4;
  private static final int TRIED = 24;

  private final String text;
  private final StringBuilder run = new StringBuilder();
  private int end;

  private Base64Runs(String text) {
    this.text = text;
  }

  static List<Secret> in(String text, Function<String, List<Secret>> scan) {
    return new Base64Runs(text).scan(scan);
  }

  private List<Secret> scan(Function<String, List<Secret>> inside) {
    List<Secret> found = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (!isBase64(text.charAt(at))) {
        at++;
        continue;
      }
      int start = at;
      end = piece(start);
      if (end - start >= RUN_MIN) {
        read(start);
        List<Secret> secrets = inside.apply(decoded());
        if (!secrets.isEmpty()) {
          Secret first = secrets.get(0);
          found.add(new Secret(first.kind(), start, end, first.value()));
        }
      }
      at = end;
    }
    return found;
  }

  /** Reads the run that begins here, over line breaks where whole lines are base64. */
  private void read(int start) {
    run.setLength(0);
    run.append(text, start, end);
    int line = end - start;
    while (line >= LINE_MIN) {
      int next = nextLine();
      if (next < 0) {
        break;
      }
      int to = piece(next);
      if (to - next < QUANTUM || to - next > line) {
        break;
      }
      run.append(text, next, to);
      end = to;
      line = to - next == line ? line : 0;
    }
    while (end < text.length() && text.charAt(end) == '=') {
      end++;
    }
  }

  private int piece(int from) {
    int to = from;
    while (to < text.length() && isBase64(text.charAt(to))) {
      to++;
    }
    return to;
  }

  /** Where the next line begins if this one ends here, else -1. */
  private int nextLine() {
    int i = end < text.length() && text.charAt(end) == '\r' ? end + 1 : end;
    if (i >= text.length() || text.charAt(i) != '\n') {
      return -1;
    }
    i++;
    while (i < text.length() && i - end < LINE_MIN && " \t>|".indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    return i < text.length() && isBase64(text.charAt(i)) ? i : -1;
  }

  private static boolean isBase64(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || c == '+'
        || c == '/'
        || c == '-'
        || c == '_';
  }

  /** What the run says, or nothing if that is no text. */
  private String decoded() {
    int length = run.length() - (run.length() % QUANTUM == 1 ? 1 : 0);
    if (!isText(decode(run.substring(0, TRIED)))) {
      return "";
    }
    byte[] bytes = decode(run.substring(0, length));
    return isText(bytes) ? new String(bytes, StandardCharsets.UTF_8) : "";
  }

  private static byte[] decode(String run) {
    return Base64.getUrlDecoder().decode(run.replace('+', '-').replace('/', '_'));
  }

  private static boolean isText(byte[] bytes) {
    for (byte each : bytes) {
      boolean blank = each == '\n' || each == '\r' || each == '\t';
      if (each == 0x7f
          || (each >= 0 && each < ' ' && !blank)
          || (each < 0 && bytes.length < TRIED)) {
        return false;
      }
    }
    return true;
  }
}
