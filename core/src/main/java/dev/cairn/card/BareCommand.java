package dev.cairn.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A command without what is only done with its output: {@code npm test 2>&1 | tail -40} runs {@code npm test}.
 * A pipe into anything but a viewer stays: what comes out at its other end is another matter.
 */
public final class BareCommand {
  private static final Set<String> VIEWERS = Set.of(
      "tail", "head", "grep", "egrep", "rg", "tee", "less", "more", "cat", "wc", "sort", "uniq",
      "jq");

  /** {@code 2>&1}, {@code >/dev/null}, {@code &>out.txt}; the file may be a word of its own. */
  private static final Pattern REDIRECT = Pattern.compile("(?:\\d|&)?>{1,2}(?:&\\d|[^\\s>|&]+)?");

  private BareCommand() {}

  public static String of(String command) {
    List<String> piped = new ArrayList<>(Arrays.asList(command.split("(?<!\\|)\\|(?!\\|)", -1)));
    while (piped.size() > 1 && isViewer(piped.get(piped.size() - 1))) {
      piped.remove(piped.size() - 1);
    }
    return redirected(String.join("|", piped));
  }

  private static boolean isViewer(String part) {
    String first = part.strip().split("\\s+", 2)[0];
    return VIEWERS.contains(first);
  }

  private static String redirected(String command) {
    List<String> left = new ArrayList<>();
    boolean file = false;
    for (String word : command.strip().split("\\s+", -1)) {
      boolean redirect = REDIRECT.matcher(word).matches();
      if (!redirect && !file) {
        left.add(word);
      }
      file = redirect && word.endsWith(">");
    }
    return String.join(" ", left);
  }
}
