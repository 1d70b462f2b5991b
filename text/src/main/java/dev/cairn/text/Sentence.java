package dev.cairn.text;

/**
 * A sentence or list item of a text.
 *
 * @param text what it says, without Markdown and on one line
 * @param start its first char in the text it was read from, after a list or heading mark
 * @param end the char after its last one
 * @param block which paragraph or list it belongs to, counted from 0
 */
public record Sentence(String text, int start, int end, Form form, int block) {
  /** What kind of place it stands in. */
  public enum Form {
    PROSE,
    ITEM,
    HEADING,
    /** Between fences, or indented as code is. */
    CODE,
    /** Behind a mark of quotation. */
    QUOTED,
    TABLE
  }

  public boolean isProseOrItem() {
    return form == Form.PROSE || form == Form.ITEM;
  }
}
