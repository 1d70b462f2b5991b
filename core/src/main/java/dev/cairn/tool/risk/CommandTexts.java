package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.CallReader;
import dev.cairn.text.call.CommandLines;
import dev.cairn.text.call.Executor;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.call.ReadCall.Code;
import dev.cairn.text.call.ReadCall.Command;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Texts among the words of a command that would be dangerous if they were commands. Programs run what they are given
 * by more flags than any list knows, so such a text counts as run, unless its program is known to only say it.
 */
final class CommandTexts {
  private static final WordGroups WORDS = WordGroups.in("texts.txt");
  private static final Set<String> SAYING = Set.copyOf(WORDS.of("says"));
  private static final Set<String> HANDING = Set.copyOf(WORDS.of("hands-on"));
  private static final Set<String> LEADS = Set.copyOf(WORDS.of("leads"));
  private static final String MARKS = "!|`\"'(){};&[]=,\n";
  private static final int LEADS_MAX = 3;
  private static final int SEGMENTS_MAX = 200;
  private static final int HANDED_MAX = 16;
  private static final int HANDED_WORDS_MAX = 60;
  private static final int SEGMENT_CHARS_MAX = 4_000;

  private final Places places;
  private final CallReader reader;
  private int left = SEGMENTS_MAX;

  CommandTexts(Places places, CallReader reader) {
    this.places = places;
    this.reader = reader;
  }

  static boolean onlySays(String program) {
    return SAYING.contains(program);
  }

  /** Whether a command is handed a text or words that would be dangerous to run. */
  boolean areDangerous(String program, Command command, boolean known) {
    if (SAYING.contains(program)) {
      return false;
    }
    List<String> words = command.words();
    boolean read = WORDS.has("reads-itself", program);
    for (String word : words.subList(1, words.size())) {
      boolean several = word.strip().indexOf(' ') > 0;
      boolean flag = word.startsWith("--") && word.indexOf('=') > 0;
      if (isDangerousCode(word) || (several && (flag || !read) && isDangerous(word))) {
        return true;
      }
    }
    return (!read && isDangerous(command.input().text())) || handsOn(program, words, known);
  }

  /** Whether a part of a text between two marks reads as a dangerous command line. */
  boolean isDangerous(String text) {
    int start = 0;
    for (int i = 0; i <= text.length() && left > 0; i++) {
      if (i == text.length() || MARKS.indexOf(text.charAt(i)) >= 0) {
        if (isLine(text.substring(start, i))) {
          return true;
        }
        start = i + 1;
      }
    }
    // A quoted word would be parted above; the whole is read too.
    return left > 0 && text.indexOf(' ') > 0 && isLine(text);
  }

  private boolean isLine(String segment) {
    String line = segment.strip();
    boolean glued =
        line.length() > 2 && line.charAt(0) == '-' && Character.isLetter(line.charAt(1));
    line = glued ? line.substring(2) : line;
    for (int i = 0; i < LEADS_MAX && line.indexOf(' ') > 0; i++) {
      if (line.length() <= SEGMENT_CHARS_MAX && CommandLines.isCommandLine(line) && runs(line)) {
        return true;
      }
      int blank = line.indexOf(' ');
      if (!LEADS.contains(line.substring(0, blank).toLowerCase(Locale.ROOT))) {
        return false;
      }
      line = line.substring(blank + 1).strip();
    }
    return false;
  }

  private boolean runs(String line) {
    left--;
    String first = line.substring(0, line.indexOf(' '));
    boolean known = CommandLines.isProgram(CommandRules.program(first));
    return known && risk(Map.of("command", line)) == Risk.DANGEROUS;
  }

  private boolean isDangerousCode(String text) {
    return text.indexOf('(') > 0
        && left-- > 0
        && CodeRisk.in(List.of(new Code("", text)), places, reader).stream()
            .anyMatch(it -> it.risk() == Risk.DANGEROUS);
  }

  /** Words behind {@code --}, or behind a program that hands its words on. */
  private boolean handsOn(String program, List<String> words, boolean known) {
    int from = known && !HANDING.contains(program) ? words.indexOf("--") + 1 : 1;
    int tried = 0;
    for (int i = from; i > 0 && i + 1 < words.size(); i++) {
      if (CommandLines.isProgram(CommandRules.program(words.get(i)))) {
        List<String> rest = words.subList(i, Math.min(words.size(), i + HANDED_WORDS_MAX));
        // So many names of programs are there to hide one.
        if (++tried > HANDED_MAX || risk(Map.of("args", rest)) == Risk.DANGEROUS) {
          return true;
        }
      }
    }
    return false;
  }

  private Risk risk(Map<String, Object> args) {
    ReadCall call = reader.read(Executor.of(Executor.Kind.SHELL), "", args);
    // What cannot be read is no command for sure, so here it says nothing.
    return CommandRisk.in(call, places).stream().map(Found::risk).reduce(Risk.SAFE, Risk::worse);
  }
}
