package dev.cairn.eval.cards.year;

/**
 * Something that is so, until it is otherwise.
 *
 * @param task a task for which one must know it
 */
public record Fact(
    int number, Repo repo, String subject, String before, String after, String task) {

  /**
   * The fact told, in a sentence as it stands in its entry.
   *
   * @param written in a document, not said by the user
   */
  public record Told(
      Fact fact, boolean changed, boolean written, String template, String sentence) {
    public String value() {
      return changed ? fact.after() : fact.before();
    }
  }
}
