package dev.cairn.card.extract;

import dev.cairn.policy.ExtractionBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a tool printed, line by line; blank lines and the echo of the command are left out.
 *
 * @param command the command it echoes before anything else
 */
record Output(Optional<String> command, List<Piece> pieces) {
  private static final Pattern ECHO = Pattern.compile("\\s*[$+] (\\S.*)");

  /** One printed line and its place in the output, in chars. */
  record Piece(int start, String text) {
    int end() {
      return start + text.length();
    }
  }

  static Output of(String text) {
    List<Piece> pieces = new ArrayList<>();
    int max = ExtractionBounds.DEFAULT.lineCharsMax();
    int start = 0;
    while (start < text.length()) {
      int end = text.indexOf('\n', start);
      end = end < 0 ? text.length() : end;
      String line = text.substring(start, Math.min(end, start + max));
      int lead = line.length() - line.stripLeading().length();
      if (!line.isBlank()) {
        pieces.add(new Piece(start + lead, whole(line.strip())));
      }
      start = end + 1;
    }
    Matcher echo = ECHO.matcher(pieces.isEmpty() ? "" : pieces.get(0).text());
    return echo.matches()
        ? new Output(
            Optional.of(echo.group(1).strip()), List.copyOf(pieces.subList(1, pieces.size())))
        : new Output(Optional.empty(), List.copyOf(pieces));
  }

  /** A cut line must not end in half a letter. */
  private static String whole(String line) {
    boolean half = Character.isHighSurrogate(line.charAt(line.length() - 1));
    return half && line.length() > 1 ? line.substring(0, line.length() - 1).strip() : line;
  }

  /** The line between these chars, if it is one of those printed. */
  Optional<Piece> at(int start) {
    return pieces.stream()
        .filter(piece -> piece.start() <= start && start < piece.end())
        .findFirst();
  }

  Optional<Piece> last() {
    return pieces.isEmpty() ? Optional.empty() : Optional.of(pieces.get(pieces.size() - 1));
  }
}
