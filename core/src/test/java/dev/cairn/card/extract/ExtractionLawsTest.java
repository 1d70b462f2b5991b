package dev.cairn.card.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.Role;
import dev.cairn.log.ToolId;
import dev.cairn.policy.ExtractionBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Whatever an episode holds")
class ExtractionLawsTest {
  /** Pieces that rules and splitting look at, so that chance puts together what nobody would think of. */
  private static final List<String> PIECES = List.of(
      " ",
      " ",
      " ",
      "\n",
      "\n\n",
      ". ",
      "! ",
      "?",
      ", ",
      ": ",
      "\"",
      "“",
      "”",
      "'",
      "`",
      "```\n",
      "> ",
      "- ",
      "1. ",
      "    ",
      "$ ",
      "+ ",
      "\u200b",
      "\u202e",
      "🙂",
      "Ж",
      "é",
      "User: ",
      "[user] ",
      "never ",
      "Never push to main. ",
      "always ",
      "I prefer tabs. ",
      "Please use metric units. ",
      "I'll send it by Friday. ",
      "must ",
      "don't ",
      "Our database is Postgres 16. ",
      "my ",
      "is ",
      "the ",
      "error: no such file",
      "FAILED",
      "12 passed",
      "npm test",
      "git version 2.43.0",
      "port: 8080",
      "To build, run `make all`. ",
      "Traceback (most recent call last):\n",
      "\t",
      "\r\n",
      "\ud83d");

  @Provide
  Arbitrary<List<Line>> episodes() {
    Arbitrary<String> woven =
        Arbitraries.of(PIECES).list().ofMaxSize(25).map(pieces -> String.join("", pieces));
    Arbitrary<String> texts = Arbitraries.frequencyOf(
        net.jqwik.api.Tuple.of(5, woven),
        net.jqwik.api.Tuple.of(1, Arbitraries.strings().ofMaxLength(80)));
    Arbitrary<Optional<Boolean>> oks = Arbitraries.of(true, false).optional(0.5);
    Arbitrary<Optional<Integer>> exits = Arbitraries.of(0, 1, 127).optional(0.5);
    Arbitrary<Line> lines = Combinators.combine(Arbitraries.of(Role.values()), texts, oks, exits)
        .as(ExtractionLawsTest::line);
    return lines.list().ofMaxSize(6).map(ExtractionLawsTest::numbered);
  }

  private static Line line(Role role, String text, Optional<Boolean> ok, Optional<Integer> exit) {
    OptionalInt code = exit.map(OptionalInt::of).orElseGet(OptionalInt::empty);
    Optional<ToolId> tool =
        role == Role.TOOL ? Optional.of(ToolId.parse("bash")) : Optional.empty();
    return new Line(new EntryId("n"), role, text, tool, ok, code);
  }

  private static List<Line> numbered(List<Line> lines) {
    List<Line> numbered = new ArrayList<>();
    for (Line line : lines) {
      EntryId id = new EntryId("n" + numbered.size());
      numbered.add(new Line(id, line.role(), line.text(), line.tool(), line.ok(), line.exitCode()));
    }
    return numbered;
  }

  @Property
  void everyQuoteLiesInsideItsEntryAndSaysSomething(@ForAll("episodes") List<Line> episode) {
    for (Proposal proposal : Extractions.of(episode)) {
      assertThat(proposal.evidence()).isNotEmpty();
      for (Quote quote : proposal.evidence()) {
        String text = of(episode, quote).text();
        assertThat(quote.start()).isBetween(0, quote.end() - 1);
        assertThat(quote.end()).isLessThanOrEqualTo(text.codePointCount(0, text.length()));
        String words = Labelled.words(text, quote);
        assertThat(words).isEqualTo(words.strip()).isNotBlank();
      }
    }
  }

  @Property
  void onlyTheUserBinds(@ForAll("episodes") List<Line> episode) {
    for (Proposal proposal : Extractions.of(episode)) {
      List<Role> roles =
          proposal.evidence().stream().map(quote -> of(episode, quote).role()).toList();
      assertThat(roles).doesNotContain(Role.ASSISTANT);
      if (proposal.kind().isNormative()) {
        assertThat(roles).containsOnly(Role.USER);
      }
      if (proposal.kind() == CardKind.NEGATIVE_RESULT) {
        assertThat(roles).containsOnly(Role.TOOL);
      }
      if (proposal.kind() == CardKind.TACTIC) {
        assertThat(roles).doesNotContain(Role.USER);
      }
    }
  }

  /** A successful output is no failure, whatever it prints. */
  @Property
  void whatWorkedDidNotFail(@ForAll("episodes") List<Line> episode) {
    for (Proposal proposal : Extractions.of(episode)) {
      boolean failure = proposal.kind() == CardKind.NEGATIVE_RESULT;
      Optional<Boolean> ok = of(episode, proposal.evidence().get(0)).ok();
      assertThat(failure && ok.orElse(false)).isFalse();
    }
  }

  @Property
  void theSameEpisodeGivesTheSame(@ForAll("episodes") List<Line> episode) {
    assertThat(Extractions.of(List.copyOf(episode))).isEqualTo(Extractions.of(episode));
  }

  @Property
  void proposalsAreFewShortAndNeverTwiceTheSame(@ForAll("episodes") List<Line> episode) {
    List<Proposal> proposals = Extractions.of(episode);
    assertThat(proposals.stream().filter(each -> !each.kind().isNormative()))
        .hasSizeLessThanOrEqualTo(ExtractionBounds.DEFAULT.proposalsMax());
    assertThat(proposals).allSatisfy(each -> {
      assertThat(each.statement().length())
          .isBetween(1, ExtractionBounds.DEFAULT.statementCharsMax());
      assertThat(each.rule()).matches("[a-z_]+");
    });
    Map<String, Long> times = proposals.stream()
        .collect(
            Collectors.groupingBy(each -> each.kind() + each.statement(), Collectors.counting()));
    assertThat(times.values()).allMatch(each -> each == 1);
  }

  private static Line of(List<Line> episode, Quote quote) {
    return episode.stream()
        .collect(Collectors.toMap(Line::entry, Function.identity()))
        .get(quote.entry());
  }
}
