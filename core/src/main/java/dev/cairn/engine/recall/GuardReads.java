package dev.cairn.engine.recall;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.decide.Guards;
import dev.cairn.engine.Memory;
import dev.cairn.fault.CairnException;
import dev.cairn.index.Embedder;
import dev.cairn.index.vector.Embeddings;
import dev.cairn.log.CardKind;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.operation.CheckAction;
import dev.cairn.search.Where;
import dev.cairn.text.PlainText;
import dev.cairn.text.Readers;
import dev.cairn.text.SentenceVectors;
import dev.cairn.text.call.ReadCall;
import dev.cairn.text.guard.GuardMatch;
import dev.cairn.text.guard.Rule;
import dev.cairn.text.guard.RuleSet;
import dev.cairn.text.sentence.Act;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Holds an action against the rules that hold somewhere. Rules are read once and kept until they change, and so
 * are the vectors of what was asked lately.
 */
final class GuardReads {
  /** Places whose rules are kept read; an agent is in one or two. */
  private static final int PLACES_KEPT = 8;

  /** Vectors kept: the clauses of some hundred rules, and the actions of some hours. */
  private static final int VECTORS_KEPT = 4_096;

  private static final Comparator<GuardMatch> STRENGTH = Comparator.comparing(GuardMatch::forbids)
      .thenComparing(GuardMatch::unsure)
      .thenComparingDouble(GuardMatch::speaks);

  private final Memory memory;
  private final CardShelves shelves;
  private final Optional<Embeddings> embeddings;
  private final Readers readers;
  private final Map<Where, Read> read = recentlyUsed(PLACES_KEPT);
  private final Map<String, float[]> vectors = recentlyUsed(VECTORS_KEPT);

  GuardReads(Memory memory, CardShelves shelves, Optional<Embeddings> embeddings, Readers readers) {
    this.memory = memory;
    this.shelves = shelves;
    this.embeddings = embeddings;
    this.readers = readers;
  }

  /** The cards that may guard in a place, and what was read of them. */
  private record Read(List<Card> cards, RuleSet rules) {}

  /** What speaks to an action, and the cards it may be. */
  record Spoken(List<GuardMatch> matches, List<Card> cards) {}

  Spoken of(CheckAction request, Where where, Cards cards) {
    Read rules = rules(where, cards);
    if (rules.cards().isEmpty()) {
      return new Spoken(List.of(), List.of());
    }
    Map<String, GuardMatch> matches = new LinkedHashMap<>();
    for (ReadCall call : AskedCalls.of(request, readers.calls())) {
      for (GuardMatch match : readers.guards().match(call, rules.rules(), this::vector)) {
        matches.merge(match.rule().id(), match, GuardReads::stronger);
      }
    }
    return new Spoken(List.copyOf(matches.values()), rules.cards());
  }

  private static GuardMatch stronger(GuardMatch one, GuardMatch other) {
    return STRENGTH.compare(one, other) >= 0 ? one : other;
  }

  private synchronized Read rules(Where where, Cards cards) {
    List<Card> guarding = memory.look(() -> cards.all().stream()
        .filter(card -> Guards.mayGuard(card) && where.holds(card.scope()))
        .toList());
    Read known = read.get(where);
    if (known == null || !isSame(known.cards(), guarding)) {
      known = new Read(guarding, readers.guards().index(rules(guarding), this::vector));
      read.put(where, known);
    } else {
      // The same rules; what else is known of them may be newer.
      known = new Read(guarding, known.rules());
    }
    return known;
  }

  private static boolean isSame(List<Card> before, List<Card> now) {
    if (before.size() != now.size()) {
      return false;
    }
    for (int i = 0; i < now.size(); i++) {
      if (!before.get(i).id().equals(now.get(i).id())) {
        return false;
      }
    }
    return true;
  }

  private List<Rule> rules(List<Card> cards) {
    Map<TextRef, String> said =
        shelves.texts(cards.stream().map(card -> card.content().statement()).toList());
    List<Rule> rules = new ArrayList<>();
    for (Card card : cards) {
      String statement = said.get(card.content().statement());
      if (statement == null) {
        TextId words = card.content().statement().id();
        memory.log().damaged(memory.name(), words, "the words of rule " + card.id() + " are gone");
      } else {
        String seen = PlainText.seen(statement);
        rules.add(Guards.rule(card, seen, isBan(card, seen)));
      }
    }
    return rules;
  }

  /** Whether the reader that heard the rule reads it as a ban; its words need not look like one. */
  private boolean isBan(Card card, String statement) {
    return card.kind() == CardKind.CONSTRAINT
        && readers.sentences().read(statement, SentenceVectors.NONE).sentences().stream()
            .anyMatch(sentence -> sentence.act() == Act.MUST_NOT);
  }

  /** By meaning only if the model is there already: an agent that is about to act does not wait for it. */
  private float @Nullable [] vector(String text) {
    synchronized (vectors) {
      float[] known = vectors.get(text);
      if (known != null) {
        return known;
      }
    }
    Optional<Embedder> model = embeddings.flatMap(shared -> shared.model().ready());
    if (model.isEmpty()) {
      embeddings.ifPresent(shared -> shared.model().start());
      return null;
    }
    try {
      float[] place = model.get().embed(List.of(text)).get(0);
      synchronized (vectors) {
        vectors.put(text, place);
      }
      return place;
    } catch (CairnException e) {
      // Closed meanwhile: words decide.
      return null;
    }
  }

  private static <K, V> Map<K, V> recentlyUsed(int most) {
    return new LinkedHashMap<>(16, 0.75f, true) {
      private static final long serialVersionUID = 1;

      @Override
      protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
      }
    };
  }
}
