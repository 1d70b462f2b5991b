package dev.cairn.text.sentence;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/**
 * From which probability on a sentence is kept or suggested, by the genre of its turn. Chosen on predictions
 * for sources that the model had not seen, so that what is kept is right; they are stored with the weights.
 */
public final class Thresholds {
  /** Nothing reaches it. */
  public static final double NEVER = 1.5;

  /**
   * The thresholds of a genre.
   *
   * @param norm from where rules, preferences and promises are kept
   * @param fact from where facts about the person are kept
   * @param change from where permissions and withdrawals are kept
   * @param suggested from where anything to be remembered is suggested
   * @param brief from where norms and facts are kept that are all a turn says
   * @param explicit from where norms are kept that say themselves that they hold for good
   */
  public record Row(
      double norm, double fact, double change, double suggested, double brief, double explicit) {
    public static final Row NOTHING = new Row(NEVER, NEVER, NEVER, NEVER, NEVER, NEVER);
  }

  private final Map<Genre, Row> rows = new EnumMap<>(Genre.class);

  public Thresholds(Map<Genre, Row> rows) {
    for (Genre genre : Genre.values()) {
      this.rows.put(genre, rows.getOrDefault(genre, Row.NOTHING));
    }
  }

  public Row of(Genre genre) {
    return Objects.requireNonNull(rows.get(genre));
  }

  @Override
  public String toString() {
    return rows.toString();
  }

  void write(DataOutputStream out) throws IOException {
    for (Genre genre : Genre.values()) {
      Row row = of(genre);
      out.writeDouble(row.norm);
      out.writeDouble(row.fact);
      out.writeDouble(row.change);
      out.writeDouble(row.suggested);
      out.writeDouble(row.brief);
      out.writeDouble(row.explicit);
    }
  }

  static Thresholds read(DataInputStream in) throws IOException {
    Map<Genre, Row> rows = new EnumMap<>(Genre.class);
    for (Genre genre : Genre.values()) {
      rows.put(
          genre,
          new Row(
              in.readDouble(),
              in.readDouble(),
              in.readDouble(),
              in.readDouble(),
              in.readDouble(),
              in.readDouble()));
    }
    return new Thresholds(rows);
  }
}
