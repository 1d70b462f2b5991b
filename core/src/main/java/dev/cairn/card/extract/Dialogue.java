package dev.cairn.card.extract;

import dev.cairn.text.DataFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where several speak by turns: a chat log, an interview, questions and answers. Told by names before a colon of
 * which one comes again, or by names beside a time of day.
 */
final class Dialogue {
  private static final String TIME = "[\\[(]?(?:\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{1,4},? )?"
      + "\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[AaPp]\\.?[Mm]\\.?)?[\\])]?";

  private static final String NAME =
      "[\\p{L}@][\\p{L}\\p{N}._-]{0,23}(?: [\\p{L}][\\p{L}\\p{N}._-]{0,23})?";

  private static final Pattern SPEECH = Pattern.compile("\\s*(?<time>" + TIME
      + ")?\\s*[-–]?\\s*(?:[*_]{0,2}(?<who>" + NAME + ")[*_]{0,2}\\s?[:：][*_]{0,2}\\s+\\S"
      + "|<(?<nick>" + NAME + ")> \\S|(?<letter>\\p{Lu})\\d{0,2}[.):] \\S).*");

  /** A name and a time on a line of their own, and what is said below. */
  private static final Pattern HEAD =
      Pattern.compile("\\s*(?<who>" + NAME + ")\\s{1,3}[—–-]?\\s?(?<time>" + TIME + ")");

  /** Before a colon these are no names of speakers. */
  private static final Set<String> HEADINGS = Set.copyOf(DataFile.lines("handing-words.txt"));

  private static final int TURNS_MIN = 2;

  private Dialogue() {}

  static OptionalInt begins(List<TextLine> lines) {
    Map<String, Integer> turns = new HashMap<>();
    int begins = -1;
    int timed = 0;
    for (TextLine line : lines) {
      Matcher speech = SPEECH.matcher(line.text());
      Matcher head = HEAD.matcher(line.text());
      boolean speaks = speech.matches();
      if (!speaks && !head.matches()) {
        continue;
      }
      String who = TextLine.plain(speaks ? who(speech) : head.group("who"));
      if (!HEADINGS.contains(who)) {
        begins = begins < 0 ? line.start() : begins;
        turns.merge(who, 1, Integer::sum);
        timed += !speaks || speech.group("time") != null ? 1 : 0;
      }
    }
    boolean byTurns =
        turns.size() > 1 && turns.values().stream().anyMatch(count -> count >= TURNS_MIN);
    return byTurns || timed >= TURNS_MIN ? OptionalInt.of(begins) : OptionalInt.empty();
  }

  private static String who(Matcher speech) {
    if (speech.group("who") != null) {
      return speech.group("who");
    }
    return speech.group("nick") != null ? speech.group("nick") : speech.group("letter");
  }
}
