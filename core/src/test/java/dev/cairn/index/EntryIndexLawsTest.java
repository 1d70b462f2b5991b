package dev.cairn.index;

import static dev.cairn.index.SampleLog.DAWN;
import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.formula.Bm25;
import dev.cairn.log.EntryId;
import dev.cairn.log.Role;
import dev.cairn.policy.Policy;
import dev.cairn.policy.SearchPolicy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for every log: few words, so that they repeat; many entries alike, so that scores tie. */
@Label("Laws of the index")
class EntryIndexLawsTest {
  /** What is logged in one of two talks, and how many minutes after dawn it happened. */
  record Line(List<String> words, int minute, boolean aside) {
    String episode() {
      return aside ? "aside" : "ep";
    }

    String text() {
      return String.join(" ", words);
    }

    Instant at() {
      return DAWN.plusSeconds(60L * minute);
    }
  }

  @Provide
  Arbitrary<List<Line>> lines() {
    Arbitrary<String> word = Arbitraries.frequency(
        Tuple.of(8, "the"),
        Tuple.of(4, "push"),
        Tuple.of(3, "createIssue"),
        Tuple.of(2, "main"),
        Tuple.of(1, "issue"),
        Tuple.of(1, "Ada:"),
        Tuple.of(1, "東京"));
    Arbitrary<List<String>> words = word.list().ofMaxSize(60);
    Arbitrary<Integer> minutes = Arbitraries.integers().between(0, 5);
    Arbitrary<Boolean> asides = Arbitraries.of(false, false, true);
    return Combinators.combine(words, minutes, asides)
        .as(Line::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(40);
  }

  @Provide
  Arbitrary<String> queries() {
    return Arbitraries.of(
        "the",
        "push main",
        "does Ada push",
        "create issue the",
        "createIssue 東京 nowhere",
        "main the push issue");
  }

  private static SampleLog log(List<Line> lines) {
    SampleLog log = new SampleLog().episode("ep", "", "");
    lines.forEach(line -> log.say(line.episode(), Role.USER, line.text(), line.at()));
    return log;
  }

  private static Question ask(String words, Moment moment) {
    return Question.of(
        words,
        Question.Only.ALL,
        moment,
        Policy.DEFAULT.search(),
        new Question.Extent(7, 3, 3, 12));
  }

  private static Found byWords(EntryIndex index, String words, SearchPolicy policy, int most) {
    return index.search(Question.of(
        words, Question.Only.ALL, Moment.NOW, policy, new Question.Extent(most, 0, 3, 12)));
  }

  @Property(tries = 100)
  @Label("a search as of a position is the search of the log that ended there")
  void asOfPosition(
      @ForAll("lines") List<Line> lines,
      @ForAll("queries") String query,
      @ForAll @IntRange(min = 0, max = 45) int position) {
    SampleLog log = log(lines);
    try (EntryIndex whole = log.index();
        EntryIndex cut = log.cutAt(Math.min(position, log.head().position())).index()) {
      assertThat(whole.search(ask(query, new Moment.Position(position))))
          .isEqualTo(cut.search(ask(query, Moment.NOW)));
    }
  }

  @Property(tries = 100)
  @Label("a search as of a time is the search of what had happened by then")
  void asOfTime(
      @ForAll("lines") List<Line> lines,
      @ForAll("queries") String query,
      @ForAll @IntRange(min = 0, max = 5) int minute) {
    Instant time = DAWN.plusSeconds(60L * minute);
    SampleLog then = log(lines.stream().filter(line -> !line.at().isAfter(time)).toList());
    try (EntryIndex whole = log(lines).index();
        EntryIndex part = then.index()) {
      Found asOf = whole.search(ask(query, new Moment.Time(time)));
      Found alone = part.search(ask(query, Moment.NOW));
      assertThat(asOf.corpus()).isEqualTo(alone.corpus());
      assertThat(asOf.candidates())
          .usingElementComparator(Comparator.comparing(EntryIndexLawsTest::numbers))
          .containsExactlyElementsOf(alone.candidates());
    }
  }

  /** Everything but the position and number, which count entries that had not happened yet. */
  private static String numbers(Found.Candidate found) {
    return found.length() + " " + found.substance() + found.times() + found.head() + found.shape()
        + found.namesSpeaker() + found.beside() + found.entry().logged().at();
  }

  @Property(tries = 40)
  @Label("how the index was cut into segments, committed and reopened changes no bit of an answer")
  void segments(
      @ForAll("lines") List<Line> lines,
      @ForAll("queries") String query,
      @ForAll @Size(max = 5) List<@IntRange(min = 1, max = 40) Integer> stops) {
    SampleLog log = log(lines);
    Path folder = folder();
    try (EntryIndex whole = log.index()) {
      for (int stop : stops.stream().sorted().toList()) {
        try (EntryIndex index = EntryIndex.in(folder, stop % 3 != 0, log.source())) {
          for (int position = 1; position <= Math.min(stop, log.head().position()); position++) {
            index.catchUp(log.headAt(position));
          }
        }
      }
      for (boolean owned : new boolean[] {false, true}) {
        try (EntryIndex index = EntryIndex.in(folder, owned, log.source())) {
          index.catchUp(log.head());
          for (Moment moment : List.of(Moment.NOW, new Moment.Position(lines.size() / 2))) {
            assertThat(index.search(ask(query, moment)))
                .isEqualTo(whole.search(ask(query, moment)));
          }
          assertThat(index.digest()).isEqualTo(whole.digest());
        }
      }
    } finally {
      delete(folder);
    }
  }

  @Property(tries = 100)
  @Label("taken are those with the best score by words, the newer among equals")
  void scores(
      @ForAll("lines") List<Line> lines,
      @ForAll("queries") String query,
      @ForAll @IntRange(min = 1, max = 10) int most,
      @ForAll @DoubleRange(min = 0.1, max = 3) double k1,
      @ForAll @DoubleRange(min = 0, max = 1) double b) {
    SearchPolicy policy =
        Policy.DEFAULT.with(Map.of("search.bm25_k1", k1, "search.bm25_b", b)).search();
    try (EntryIndex index = log(lines).index()) {
      Found all = byWords(index, query, policy, 100);
      List<Found.Candidate> taken = byWords(index, query, policy, most).candidates();
      List<Found.Candidate> left = all.candidates().stream()
          .filter(each -> taken.stream().noneMatch(one -> one.number() == each.number()))
          .toList();
      assertThat(taken).hasSize(Math.min(most, all.candidates().size()));
      for (Found.Candidate better : taken) {
        for (Found.Candidate worse : left) {
          double above = score(policy, all, better);
          double below = score(policy, all, worse);
          boolean newer = better.number() > worse.number();
          boolean same = better.times().equals(worse.times()) && better.length() == worse.length();
          // Lucene compares with the precision of a float.
          assertThat(above).isGreaterThan(below * (1 - 1e-5));
          assertThat(newer || !same).isTrue();
        }
      }
    }
  }

  private static double score(SearchPolicy policy, Found found, Found.Candidate candidate) {
    List<Bm25.Match> matches = IntStream.range(0, found.words().size())
        .filter(word -> candidate.times().getInt(word) > 0)
        .mapToObj(word -> new Bm25.Match(
            found.words().get(word).written(),
            found.words().get(word).texts(),
            candidate.times().getInt(word)))
        .toList();
    return Bm25.score(policy, found.corpus(), candidate.length(), matches).value();
  }

  @Property(tries = 60)
  @Label("an entry is a candidate exactly if it has a word of the query, and is found by its id")
  void complete(@ForAll("lines") List<Line> lines) {
    SampleLog log = log(lines);
    try (EntryIndex index = log.index()) {
      Found found = byWords(index, "main", Policy.DEFAULT.search(), 100);
      long expected =
          lines.stream().filter(line -> line.words().contains("main")).count();
      assertThat(found.candidates()).hasSize((int) expected);
      for (int i = 0; i < lines.size(); i++) {
        EntryId id = new EntryId("e" + (i + 2));
        assertThat(index.find(id).orElseThrow().position()).isEqualTo(i + 2);
      }
    }
  }

  private static Path folder() {
    try {
      return Files.createTempDirectory("cairn-index");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
