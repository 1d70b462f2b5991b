package dev.cairn.eval.cards.year;

import dev.cairn.eval.figure.Figure;
import java.util.List;
import java.util.stream.Stream;

/** What a run saw, held against what was planted. */
public final class YearFigures {
  private final Seen seen;

  public YearFigures(Seen seen) {
    this.seen = seen;
  }

  public List<Figure> all() {
    RuleFigures rules = new RuleFigures(seen);
    UseFigures use = new UseFigures(seen);
    return Stream.of(
            rules.rules(),
            rules.reversals(),
            use.mistakes(),
            use.tactics(),
            use.facts(),
            use.packs(),
            new StoreFigures(seen).store())
        .flatMap(tally -> tally.figures().stream())
        .toList();
  }
}
