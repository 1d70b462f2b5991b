package dev.cairn.poison;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Looks at a text that is shown to a model, and says what should not be in it. Knows nothing of how it was made. */
final class Shown {
  private static final Pattern SPEAKER = Pattern.compile(
      "(?m)^[\\s>*#_|\"'({\\[-]*(?:\\d+[.)]\\s*)?"
          + "(?:user|human|assistant|system|developer|tool|ai|instruction|function)s?[\\s*_|\\]\"')}]*:");
  private static final Pattern MARKER = Pattern.compile(
      "<\\s*\\|?\\s*/?\\s*(?:user|human|assistant|system|developer|tool|function|recalled-memory|im_start|im_end"
          + "|start_of_turn|end_of_turn|invoke|parameter|instructions|thinking|script|img|iframe|svg)(?![a-z])"
          + "|<\\||\\|>|<<\\s*/?sys|\\[\\s*/?\\s*inst\\s*]|<!--|\"role\"\\s*:\\s*\"");
  private static final Pattern CITATION = Pattern.compile("\\[\\s*c[0-9a-z]{2,}\\s*:");
  private static final Pattern LINE = Pattern.compile(
      "- (?:\\(needs recheck\\) )?(?!#|>|```|~~~).* "
          + "\\[(c[0-9a-z]+): (?:its evidence was erased|(?:external |pasted by )?"
          + "(?:user|document|tool(?: [\\p{L}\\p{N}_]+:[\\p{L}\\p{N}_]+)?), \\d{1,2} \\w{3}(?: \\d{4})?, \"[^\"]*\")]");
  private static final Pattern HEADING =
      Pattern.compile("## (?:Rules|What failed before|What worked before|Facts)");
  private static final Pattern BRACKET = Pattern.compile("(?<!\\\\)[\\[\\]]");
  private static final String OPENS = "<recalled-memory source=\"cairn\">\n";
  private static final String CLOSES = "</recalled-memory>\n";

  private static final String ALIKE =
      "аa еe оo рp сc уy хx іi ѕs ԁd һh јj αa εe οo ρp υu ιi νv τt κk ʀr ᴜu ᴇe ꞉: ∶: ‐- ‑- ";

  private Shown() {}

  /** What is wrong with a whole pack. */
  static List<String> pack(String text) {
    List<String> wrong = new ArrayList<>(words(inside(text)));
    if (text.isEmpty()) {
      return wrong;
    }
    if (!text.startsWith(OPENS) || !text.endsWith(CLOSES)) {
      wrong.add("not framed");
    }
    String[] lines = inside(text).split("\n", -1);
    for (int i = 1; i < lines.length; i++) {
      String line = lines[i];
      boolean known = line.isEmpty() || HEADING.matcher(line).matches() || isCard(line);
      if (!known) {
        wrong.add("not a line of ours: " + line);
      }
    }
    return wrong;
  }

  private static String inside(String text) {
    int end = text.length() - CLOSES.length();
    return end > OPENS.length() ? text.substring(OPENS.length(), end) : "";
  }

  private static boolean isCard(String line) {
    Matcher brackets = BRACKET.matcher(line);
    Matcher cited = CITATION.matcher(plain(line));
    return LINE.matcher(line).matches()
        && brackets.results().count() == 2
        && cited.results().count() == 1;
  }

  /** What is wrong with words that were made harmless, line by line. */
  static List<String> words(String text) {
    List<String> wrong = new ArrayList<>();
    int before = 0;
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
      int c = text.codePointAt(i);
      if (isHidden(c, before)) {
        wrong.add("hidden U+%04X".formatted(c));
      }
      before = c;
    }
    String plain = plain(text);
    Matcher speaker = SPEAKER.matcher(plain);
    if (speaker.find()) {
      wrong.add("speaker " + speaker.group());
    }
    Matcher marker = MARKER.matcher(plain);
    if (marker.find()) {
      wrong.add("marker " + marker.group());
    }
    return wrong;
  }

  private static boolean isHidden(int c, int before) {
    int type = Character.getType(c);
    boolean joins = (c == 0x200C || c == 0x200D) && before >= 0x250;
    boolean colours = c == 0xFE0F && before >= 0x2000 && before != 0xFE0F;
    boolean filler = c == 0x115F || c == 0x1160 || c == 0x3164 || c == 0xFFA0 || c == 0x2800;
    boolean selector = (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
    boolean breaks = type == Character.LINE_SEPARATOR || type == Character.PARAGRAPH_SEPARATOR;
    boolean control = type == Character.CONTROL && c != '\n' && c != '\t';
    boolean format = type == Character.FORMAT && !joins;
    return control || format || breaks || filler || (selector && !colours);
  }

  /** As it looks to someone who does not look closely. */
  private static String plain(String text) {
    StringBuilder plain = new StringBuilder();
    Normalizer.normalize(text, Normalizer.Form.NFKC)
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
        .forEach(c -> plain.appendCodePoint(alike(c)));
    return plain.toString();
  }

  private static int alike(int c) {
    if (c != '\n' && (Character.isSpaceChar(c) || Character.isWhitespace(c))) {
      return ' ';
    }
    int at = ALIKE.indexOf(c);
    return at >= 0 && at % 3 == 0 ? ALIKE.charAt(at + 1) : c;
  }
}
