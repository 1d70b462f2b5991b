package dev.cairn.card.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardKind;
import dev.cairn.log.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Rates over cases that were labelled before the readers were trained and that no training file holds; some training
 * sentences were written after its errors had been read. So it tells whether something broke, not how well people are
 * heard; docs/guide/cards.md has that.
 */
@DisplayName("Of an episode")
class ExtractionTest {
  /** Counts over some cases: found and right, found in all, to be found in all. */
  private record Figures(int right, int found, int expected, List<String> wrong) {
    double precision() {
      return (double) right / found;
    }

    double recall() {
      return (double) right / expected;
    }
  }

  private static Stream<Labelled> cases() {
    return Stream.of(
            "tactic.txt",
            "negative_result.txt",
            "terminal.txt",
            "hostile.txt",
            "unseen.txt",
            "later.txt")
        .flatMap(file -> Labelled.read(file).stream());
  }

  private static boolean isOfPeople(Labelled labelled) {
    return labelled.lines().stream().allMatch(line -> line.role() == Role.USER);
  }

  private static Figures figures(Predicate<Labelled> cases, Predicate<CardKind> kinds) {
    int right = 0;
    int found = 0;
    int expected = 0;
    List<String> wrong = new ArrayList<>();
    for (Labelled labelled : cases().filter(cases).toList()) {
      List<String> is = of(labelled.found(), kinds);
      List<String> ought = of(labelled.expected(), kinds);
      int both = (int) is.stream().filter(ought::contains).count();
      right += both;
      found += is.size();
      expected += ought.size();
      if (both < is.size() || both < ought.size()) {
        wrong.add(labelled + " -> " + is + " instead of " + ought);
      }
    }
    return new Figures(right, found, expected, wrong);
  }

  /** The words of cards of some kinds; whether a wish is a rule or a preference people tell apart hardly. */
  private static List<String> of(List<String> cards, Predicate<CardKind> kinds) {
    return cards.stream()
        .filter(card -> kinds.test(CardKind.valueOf(card.substring(0, card.indexOf(":")))))
        .map(card -> card.substring(card.indexOf(":") + 2))
        .toList();
  }

  private static void holds(Figures figures, double precision, double recall) {
    String found = "precision %.3f, recall %.3f, wrong:%n%s"
        .formatted(figures.precision(), figures.recall(), String.join("\n", figures.wrong()));
    assertThat(figures.precision()).as(found).isGreaterThanOrEqualTo(precision);
    assertThat(figures.recall()).as(found).isGreaterThanOrEqualTo(recall);
  }

  @Test
  @DisplayName("what tools and documents say is kept as a reader would")
  void ofToolsAndDocuments() {
    holds(figures(labelled -> !isOfPeople(labelled), kind -> true), 0.9, 0.9);
  }

  @Test
  @DisplayName("what people demand, wish and promise is heard, and hardly anything else is")
  void normsOfPeople() {
    holds(figures(ExtractionTest::isOfPeople, CardKind::isNormative), 0.82, 0.7);
  }

  @Test
  @DisplayName("what people say of themselves and their work is heard")
  void factsOfPeople() {
    holds(figures(ExtractionTest::isOfPeople, kind -> kind == CardKind.FACT), 0.9, 0.5);
  }

  @Test
  @DisplayName("what is laid down about a statement is what it says")
  void statements() {
    List<Labelled> laidDown =
        cases().filter(each -> !isOfPeople(each) && !each.says().isEmpty()).toList();
    long right = laidDown.stream()
        .filter(each -> Extractions.of(each.lines()).stream()
            .map(Proposal::statement)
            .toList()
            .containsAll(each.says()))
        .count();
    assertThat((double) right / laidDown.size()).isGreaterThanOrEqualTo(0.9);
  }
}
