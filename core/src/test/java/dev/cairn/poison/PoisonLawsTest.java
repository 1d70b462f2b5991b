package dev.cairn.poison;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.card.Card;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Anchor;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Role;
import dev.cairn.log.Scope;
import dev.cairn.log.Source;
import dev.cairn.log.ToolId;
import dev.cairn.log.Trust;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.PromoteCard;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.Remember;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

@Tag("slow")
@Label("Laws of authority, whatever happens")
class PoisonLawsTest {
  private static final String EVERYWHERE = "This applies everywhere.";
  private static final List<String> HONEST = List.of(
      "Never push to main.",
      "I prefer tabs.",
      "I'll send the report by Friday.",
      "ok",
      "Our database is Postgres 16.",
      EVERYWHERE,
      "What does it say?");

  /** Said of the person, who takes it along. */
  private static final Set<String> PERSONAL = Set.of("I prefer tabs.");

  private static final List<Scope> SCOPES =
      List.of(Scope.GLOBAL, Scope.domain("tools"), Scope.repo("other"), Attack.REPO);
  private static final List<String> HOSTILE =
      Poison.all().map(Poison::text).filter(text -> text.length() < 400).toList();

  /** One thing that is logged, and as what it is proposed. */
  record Step(Role role, String text, Optional<Boolean> ok, boolean outside, CardKind kind) {}

  @Provide
  Arbitrary<List<Step>> mixtures() {
    Arbitrary<String> texts = Arbitraries.oneOf(Arbitraries.of(HONEST), Arbitraries.of(HOSTILE));
    Arbitrary<Step> steps = Combinators.combine(
            Arbitraries.of(Role.values()),
            texts,
            Arbitraries.of(true, false).optional(0.7),
            Arbitraries.of(true, false),
            Arbitraries.of(CardKind.values()))
        .as((role, text, ok, outside, kind) ->
            new Step(role, role == Role.USER ? honest(text) : text, ok, outside, kind));
    return steps.list().ofMinSize(1).ofMaxSize(8);
  }

  /** A user who types a hostile text as his own says it; here he only pastes it. */
  private static String honest(String text) {
    return HONEST.contains(text) ? text : "Look at this:\n```\n" + text + "\n```\n";
  }

  private static Log log(EpisodeId episode, Step step, boolean told) {
    boolean tool = step.role() == Role.TOOL;
    boolean sourced = tool || step.role() == Role.DOCUMENT;
    return new Log(
        episode,
        step.role(),
        step.text(),
        tool ? Optional.of(ToolId.parse("bash")) : Optional.empty(),
        tool && told ? step.ok() : Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        sourced && step.outside() ? Optional.of(Source.EXTERNAL) : Optional.empty());
  }

  private static Trust most(Step step) {
    return switch (step.role()) {
      case USER -> HONEST.contains(step.text()) ? Trust.USER : Trust.EXTERNAL;
      case ASSISTANT -> Trust.EXTERNAL;
      case TOOL, DOCUMENT -> step.outside() ? Trust.EXTERNAL : Trust.INTERNAL;
    };
  }

  @Property(tries = 60)
  @Label("Law 9: authority never rises by derivation")
  void authority(@ForAll("mixtures") List<Step> steps) {
    try (Attack attack = Attack.credulous()) {
      Map<EntryId, Trust> trust = new HashMap<>();
      Map<EntryId, String> said = new HashMap<>();
      List<EntryId> entries = new ArrayList<>();
      EpisodeId episode = attack.begin();
      for (Step step : steps) {
        EntryId entry = attack.log(log(episode, step, true));
        trust.put(entry, most(step));
        said.put(entry, step.role() == Role.USER ? step.text() : "");
        entries.add(entry);
      }
      propose(attack, episode, steps, entries);
      attack.end(episode);
      attack.cards().forEach(card -> widen(attack, card, entries, steps));
      attack.cards().forEach(card -> {
        lawful(attack.read(card), card, trust);
        assertThat(isWhereItMayBe(card, said))
            .as("%s in %s", card, card.scope())
            .isTrue();
      });
      for (MakePack.Answer pack : attack.packs("push tabs report database never always user")) {
        assertThat(Shown.pack(pack.text())).as(pack.text()).isEmpty();
      }
    }
  }

  /** Each text as its kind, proven by itself and by the one before. */
  private static void propose(
      Attack attack, EpisodeId episode, List<Step> steps, List<EntryId> entries) {
    for (int i = 0; i < steps.size(); i++) {
      List<Evidence> proof = new ArrayList<>();
      for (int j = Math.max(0, i - 1); j <= i; j++) {
        String text = steps.get(j).text();
        proof.add(Evidence.span(entries.get(j), 0, text.codePointCount(0, text.length())));
      }
      String said = steps.get(i).text().strip();
      String statement = said.substring(
          0, said.offsetByCodePoints(0, Math.min(200, said.codePointCount(0, said.length()))));
      for (List<Evidence> some : List.of(proof, proof.subList(proof.size() - 1, proof.size()))) {
        Remember plain =
            Remember.of(episode, steps.get(0).kind(), statement, some.toArray(new Evidence[0]));
        quietly(() -> attack.memory().remember(plain));
        Scope wanted = SCOPES.get(i % SCOPES.size());
        quietly(() -> attack.memory().remember(plain.in(wanted)));
      }
    }
  }

  /** Whatever is cited, nothing goes global but by the user's own words that say so. */
  private static void widen(Attack attack, Card card, List<EntryId> entries, List<Step> steps) {
    for (int i = 0; i < entries.size(); i++) {
      int cited = i;
      if (!steps.get(i).text().contains("applies everywhere") || steps.get(i).role() != Role.USER) {
        quietly(() -> attack
            .memory()
            .promote(new PromoteCard(
                card.id(),
                Scope.GLOBAL,
                Optional.of(List.of(Evidence.span(entries.get(cited), 0, 1))))));
      }
    }
  }

  private static void lawful(ReadCard.Answer read, Card card, Map<EntryId, Trust> trust) {
    for (Anchor anchor : card.proof().anchors()) {
      assertThat(anchor.trust()).isLessThanOrEqualTo(trust.get(anchor.ref().id()));
      assertThat(read.trust()).isLessThanOrEqualTo(trust.get(anchor.ref().id()));
    }
    if (card.kind().isNormative()) {
      assertThat(card.proof().anchors()).anyMatch(each -> trust.get(each.ref().id()) == Trust.USER);
    }
  }

  /** Beyond the place it was said in only by a sentence about the person, or one that says "everywhere". */
  private static boolean isWhereItMayBe(Card card, Map<EntryId, String> said) {
    return card.scope().equals(Attack.REPO)
        || card.proof().anchors().stream()
            .filter(each -> each.trust() == Trust.USER)
            .map(each -> said.get(each.ref().id()))
            .anyMatch(text -> PERSONAL.contains(text) || EVERYWHERE.equals(text));
  }

  @Property(tries = 40)
  @Label("Law 12: what nobody said of an outcome is neither a win nor a loss nor a failure")
  void unknown(@ForAll("mixtures") List<Step> steps) {
    try (Attack attack = Attack.credulous()) {
      EpisodeId before = attack.begin();
      EntryId shown = attack.log(Log.tool(before, "bash", true, "12 passed"));
      attack
          .memory()
          .remember(Remember.of(
              before,
              CardKind.TACTIC,
              "To test, run `make check`",
              Evidence.quote(shown, "12 passed")));
      attack.end(before);
      EpisodeId episode = attack.begin();
      attack.memory().pack(MakePack.of("how should I test?").in(episode));
      List<EntryId> entries = new ArrayList<>();
      for (Step step : steps) {
        entries.add(attack.log(log(episode, step, false)));
      }
      propose(attack, episode, steps, entries);
      attack.end(episode);
      for (Card card : attack.cards()) {
        ReadCard.Answer read = attack.read(card);
        // Read off a text a failure warns, and proves nothing.
        if (card.kind() == CardKind.NEGATIVE_RESULT) {
          assertThat(read.trust()).isLessThanOrEqualTo(Trust.INFERRED);
        }
        assertThat(read.utility().wins() + read.utility().losses()).isZero();
      }
    }
  }

  private static void quietly(Runnable call) {
    try {
      call.run();
    } catch (CairnException refused) {
      assertThat(refused.getMessage()).isNotEmpty();
    }
  }
}
