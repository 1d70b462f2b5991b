package dev.cairn.eval.heard;

import dev.cairn.text.sentence.Act;
import dev.cairn.text.sentence.Genre;
import dev.cairn.text.sentence.ParsedTurn;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns to learn from, with what each of their sentences may be. Rows of the pool count little, because only
 * their kind is known.
 *
 * @param source whose folds it belongs to; {@link #WRITTEN} is always learned from
 * @param genre what kind of text it is; null if nobody said
 * @param labels per sentence, one of which is right
 * @param person per sentence: about the one who speaks, or not, or null where nobody said
 */
public record HeardExamples(
    ParsedTurn turn,
    String source,
    boolean nonCommercial,
    @Nullable Genre genre,
    List<Set<Act>> labels,
    List<@Nullable Boolean> person,
    double weight) {
  public static final String WRITTEN = "written";

  /** All there is to learn from. */
  public static List<HeardExamples> below(Path data, Path written) {
    List<HeardExamples> all = new ArrayList<>();
    HeardRow.labelled(data).forEach(row -> all.add(RowExamples.labelled(row)));
    HeardRow.pooled(data).forEach(row -> all.add(RowExamples.pooled(row)));
    all.addAll(written(written));
    return all;
  }

  /** What was written for training alone. */
  public static List<HeardExamples> written(Path folder) {
    List<HeardExamples> all = new ArrayList<>();
    WrittenTurn.below(folder).forEach(turn -> all.add(WrittenExamples.of(turn)));
    all.addAll(WrittenExamples.ofRules(folder));
    return all;
  }

  /** What folds keep together. */
  String unit() {
    return HeardRow.unit(source);
  }

  /** Whether people talk in it; the lines of files and sets that are all of a kind teach talk nothing. */
  boolean isTalk() {
    if (source.equals(WRITTEN)) {
      return weight == 1 && (genre == Genre.CONVERSATION || genre == Genre.STATEMENT);
    }
    return weight == 1 && genre != Genre.RULES && genre != Genre.STATEMENT;
  }

  static List<String> actNames() {
    return Arrays.stream(Act.values()).map(Enum::name).toList();
  }
}
