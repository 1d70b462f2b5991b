package dev.cairn.decide;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Marks by which models tell who is speaking, and by which this memory cites. In recalled words they are
 * defused: changed so little that a reader still sees what stood there, and so much that no one takes them
 * for real. Looked for in what the words look like, so that letters of other alphabets hide none.
 */
final class RoleMarks {
  private static final String ROLES =
      "system|assistant|user|human|developer|tool|ai|model|bot|function|instructions?|recalled-memory|inst|sys";

  /** Tags and markers of chat templates; all linear. */
  private static final Pattern MARK = Pattern.compile("<\\|?\\s{0,4}/?\\s{0,4}(?:" + ROLES
      + "|im_start|im_end|endoftext|eot_id|start_header_id|begin_of_text|start_of_turn|end_of_turn|invoke"
      + "|parameter|antml|thinking)(?![a-z])"
      + "|<\\||\\|>|<<\\s?/?sys\\s?>>|\\[\\s?[|/]?\\s?(?:" + ROLES
      + "|tool_results|available_tools)\\s?\\|?\\s?]");

  /** Markup that loads something from elsewhere, runs something, or is not shown to people. */
  private static final Pattern ACTIVE = Pattern.compile(
      "<\\s{0,4}/?\\s{0,4}(?:img|script|iframe|svg|object|embed|link|style|meta|base|video|audio|form|input)(?![a-z])"
          + "|<!");

  /** Who speaks, at the start of a line. */
  private static final Pattern SPEAKER =
      Pattern.compile("(?m)^[^\\p{L}\\p{N}\\n]{0,40}(?:\\d{1,3}[.)][ \\t]{0,4})?(?:" + ROLES
          + ")s?[^\\p{L}\\p{N}\\n:]{0,8}:");

  /** A name of a speaker and its colon; in quotes it is a field of some data. */
  private static final String WITHIN = "(?<![\\p{L}_/-])(?:system|assistant|user|human|developer)s?"
      + "([^\\p{L}\\p{N}\\n:\"'`]{0,8}):(?![\\p{L}\\p{N}:/])";

  /** Who speaks, in the middle of a line: a line may have ended there before words were put on one. */
  private static final Pattern SPEAKER_WITHIN = Pattern.compile(WITHIN);

  /** The same behind the end of a sentence, where it begins another. */
  private static final Pattern SPEAKER_NEXT =
      Pattern.compile("(?<=[.!?:;][^\\p{L}\\p{N}]{0,40})" + WITHIN);

  /** Who speaks, as a message of an interface has it: {@code "role": "user"}. */
  private static final Pattern FIELD =
      Pattern.compile("(?<!_)role['\"]?\\s{0,4}[:=](?=\\s{0,4}['\"]?(?:" + ROLES + ")(?![a-z]))");

  /** A citation of ours: {@code [c4k9z2m: user, …]}. */
  private static final Pattern CITATION = Pattern.compile("\\[\\s{0,4}c[0-9a-z]{2,20}\\s{0,4}:");

  /** A fence, which would take in what stands behind it. */
  private static final Pattern FENCE = Pattern.compile("~{3,}|`{3,}");

  /** A heading or a quotation, where a line begins. */
  private static final Pattern BLOCK = Pattern.compile("^[#>]");

  private RoleMarks() {}

  static String defused(String text) {
    String seen = Looks.of(text);
    StringBuilder out = new StringBuilder(text);
    for (Pattern tags : new Pattern[] {MARK, ACTIVE, CITATION}) {
      for (Matcher mark = tags.matcher(seen); mark.find(); ) {
        for (int i = mark.start(); i < mark.end(); i++) {
          blunt(out, i, seen.charAt(i));
        }
      }
    }
    for (Pattern said : new Pattern[] {SPEAKER, FIELD}) {
      for (Matcher speaker = said.matcher(seen); speaker.find(); ) {
        out.setCharAt(speaker.end() - 1, ';');
      }
    }
    return out.toString();
  }

  /** The same for words on one line, where a speaker may stand behind others' words. */
  static String defusedWithin(String text) {
    String plain = defused(text);
    String seen = Looks.of(plain);
    StringBuilder out = new StringBuilder(plain);
    for (Matcher speaker = SPEAKER_NEXT.matcher(seen); speaker.find(); ) {
      out.setCharAt(speaker.end() - 1, ';');
    }
    for (Matcher speaker = SPEAKER_WITHIN.matcher(seen); speaker.find(); ) {
      // With a capital, or set off from its colon; "the user: table" is none of it.
      if (Character.isUpperCase(plain.codePointAt(speaker.start()))
          || !speaker.group(1).isEmpty()) {
        out.setCharAt(speaker.end() - 1, ';');
      }
    }
    return out.toString();
  }

  /** Also without fences and headings, where words stand on a line of ours and not in a fence. */
  static String unfenced(String text) {
    return BLOCK.matcher(FENCE.matcher(text).replaceAll("''")).replaceFirst("\\\\$0");
  }

  private static void blunt(StringBuilder out, int at, char sign) {
    switch (sign) {
      case '<', '[' -> out.setCharAt(at, '(');
      case '>', ']' -> out.setCharAt(at, ')');
      case '|' -> out.setCharAt(at, '/');
      case ':' -> out.setCharAt(at, ';');
      default -> {
        // Letters stay as they are: without its brackets a tag is a word.
      }
    }
  }
}
