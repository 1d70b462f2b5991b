package dev.cairn.text;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import java.util.Arrays;

/**
 * A text as it looks: without characters that nobody sees, and with letters that imitate Latin ones inside a
 * Latin word read as those. Words of other scripts stay as they are, and so do joiners and selectors where a
 * script or an emoji needs them.
 */
public final class PlainText {
  private static final int JOINER_FIRST = 0x200C;
  private static final int JOINER_LAST = 0x200D;

  /** Makes an emoji of a sign. */
  private static final int COLOURED = 0xFE0F;

  /** Latin letters end below, and signs that may be coloured begin above. */
  private static final int LATIN_END = 0x250;

  private static final int SIGNS = 0x2000;

  private final String text;
  private final int[] places;
  private final int end;

  private PlainText(String text, int[] places, int end) {
    this.text = text;
    this.places = places;
    this.end = end;
  }

  /** The text as it looks; the same if it is what it seems. */
  public static String seen(String text) {
    return isAscii(text) ? text : of(text).text();
  }

  /** The same, with the way back to the places in the text. */
  public static PlainText of(String text) {
    StringBuilder seen = new StringBuilder(text.length());
    int[] places = new int[text.length()];
    int before = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      int next = i + Character.charCount(c);
      if (!isUnseen(c, before, next < text.length() ? text.codePointAt(next) : 0)) {
        for (int unit = i; unit < next; unit++) {
          places[seen.length()] = unit;
          seen.append(text.charAt(unit));
        }
        before = c;
      }
      i = next;
    }
    int[] kept = Arrays.copyOf(places, seen.length());
    return new PlainText(LookAlikes.latin(seen.toString()), kept, text.length());
  }

  /** The same without accents that only hide English words. */
  public PlainText withoutDisguise() {
    if (!Accents.disguise(text)) {
      return this;
    }
    StringBuilder bare = new StringBuilder(text.length());
    int[] from = new int[text.length()];
    for (int i = 0; i < text.length(); i++) {
      String letter = text.substring(i, i + 1);
      boolean mark = Character.getType(letter.charAt(0)) == Character.NON_SPACING_MARK;
      String plain = mark ? "" : Accents.withoutMarks(letter);
      if (!plain.isEmpty()) {
        from[bare.length()] = places[i];
        bare.append(plain.charAt(0));
      }
    }
    return new PlainText(bare.toString(), Arrays.copyOf(from, bare.length()), end);
  }

  public String text() {
    return text;
  }

  /** Where in the text itself that begins, or ends, which stands at a place of this one. */
  public int place(int at) {
    return at < places.length ? places[at] : end;
  }

  private static boolean isUnseen(int c, int before, int after) {
    if (c < 0x80 || !isIgnorable(c)) {
      return false;
    }
    if (c >= JOINER_FIRST && c <= JOINER_LAST) {
      return before < LATIN_END || after < LATIN_END;
    }
    return c != COLOURED || before < SIGNS;
  }

  private static boolean isIgnorable(int c) {
    return Character.getType(c) == Character.FORMAT
        || UCharacter.hasBinaryProperty(c, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
  }

  private static boolean isAscii(String text) {
    return text.chars().allMatch(c -> c < 0x80);
  }
}
