package dev.cairn.decide;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Marks by which models tell who is speaking. In recalled words they are defused: changed so little that a
 * reader still sees what stood there, and so much that no one takes them for real. Looked for in what the
 * words look like, so that letters of other alphabets hide none.
 */
final class RoleMarks {
  private static final String ROLES =
      "system|assistant|user|human|developer|tool|ai|function|instructions?|recalled-memory|inst|sys";

  /** Tags and markers of chat templates; all linear. */
  private static final Pattern MARK = Pattern.compile("<\\|?\\s?/?\\s?(?:" + ROLES
      + "|im_start|im_end|endoftext|eot_id|start_header_id|begin_of_text)\\b"
      + "|<\\||\\|>|<<\\s?/?sys\\s?>>|\\[/?inst]");

  /** Who speaks, at the start of a line. */
  private static final Pattern SPEAKER =
      Pattern.compile("(?m)^[ \\t>*#_-]{0,8}(?:" + ROLES + ")[ \\t*_]{0,3}:");

  private static final char FULL_WIDTH_FIRST = '\uFF01';
  private static final char FULL_WIDTH_LAST = '\uFF5E';
  private static final int FULL_WIDTH_SHIFT = 0xFEE0;

  /** Letters that look like Latin ones. */
  private static final String LOOK =
      "аɑα:a еε:e оο0:o рρ:p сϲ:c уυγ:y хχ:x іιı:i ѕ:s ԁ:d һ:h ј:j ӏ:l мм:m тτ:t нʜ:n вβ:b ⁄∕:/ ⟨‹〈＜:< ⟩›〉＞:> ∣ǀ｜│:| ׃：∶꞉:: κк:k ν:v ո:n ս:u ց:g";

  private static final Map<Character, Character> LOOKS = looks();

  private RoleMarks() {}

  static String defused(String text) {
    String seen = look(text);
    StringBuilder out = new StringBuilder(text);
    for (Matcher mark = MARK.matcher(seen); mark.find(); ) {
      for (int i = mark.start(); i < mark.end(); i++) {
        blunt(out, i, seen.charAt(i));
      }
    }
    for (Matcher speaker = SPEAKER.matcher(seen); speaker.find(); ) {
      out.setCharAt(speaker.end() - 1, ';');
    }
    return out.toString();
  }

  private static void blunt(StringBuilder out, int at, char sign) {
    switch (sign) {
      case '<', '[' -> out.setCharAt(at, '(');
      case '>', ']' -> out.setCharAt(at, ')');
      case '|' -> out.setCharAt(at, '/');
      default -> {
        // Letters stay as they are: without its brackets a tag is a word.
      }
    }
  }

  /** One character for one, so that places stay what they are. */
  private static String look(String text) {
    StringBuilder seen = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      char narrow =
          c >= FULL_WIDTH_FIRST && c <= FULL_WIDTH_LAST ? (char) (c - FULL_WIDTH_SHIFT) : c;
      char lower = Character.toLowerCase(narrow);
      seen.append(LOOKS.getOrDefault(lower, lower));
    }
    return seen.toString().toLowerCase(Locale.ROOT).length() == text.length()
        ? seen.toString()
        : text;
  }

  private static Map<Character, Character> looks() {
    Map<Character, Character> looks = new HashMap<>();
    for (String group : LOOK.split(" ", -1)) {
      char latin = group.charAt(group.length() - 1);
      for (int i = 0; i < group.length() - 2; i++) {
        looks.put(group.charAt(i), latin);
      }
    }
    return Map.copyOf(looks);
  }
}
