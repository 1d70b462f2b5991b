package dev.cairn.engine.erase;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.engine.TextReads;
import dev.cairn.log.Anchor;
import dev.cairn.log.CandidateId;
import dev.cairn.log.CardEvent.CandidateProposed;
import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.EvidenceRef;
import dev.cairn.log.LogEvent.EntryLogged;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What goes with what was asked for: entries whole or in part, and the candidates and cards that rest on these words. */
final class Going {
  private final LogMap log;
  private final TextReads texts;
  private final Set<EntryId> entries = new LinkedHashSet<>();
  private final Map<EntryId, Blanks> blanked = new LinkedHashMap<>();
  private final Set<CandidateId> candidates = new LinkedHashSet<>();
  private final Set<CardId> cards = new LinkedHashSet<>();
  private final Set<EpisodeId> episodes = new HashSet<>();
  private final Map<TextId, String> rewritten = new LinkedHashMap<>();
  private UnaryOperator<String> without = UnaryOperator.identity();

  Going(LogMap log, TextReads texts) {
    this.log = log;
    this.texts = texts;
  }

  void entry(EntryId entry) {
    entries.add(entry);
  }

  void episode(EpisodeId episode) {
    episodes.add(episode);
    log.entries().values().stream()
        .filter(entry -> entry.episode().equals(episode))
        .forEach(entry -> entries.add(entry.entry()));
    log.candidates().values().stream()
        .filter(candidate -> candidate.episode().equals(episode))
        .forEach(candidate -> candidates.add(candidate.candidate()));
  }

  /** A card's statement, and the sentences it cites: what they say, it says. */
  void card(CardId card) {
    cards.add(card);
    log.of(card).forEach(this::candidate);
  }

  void candidate(CandidateId id) {
    candidates.add(id);
    CandidateProposed candidate = log.candidates().get(id);
    if (candidate != null) {
      candidate.anchors().forEach(anchor -> blank(anchor.ref()));
    }
  }

  private void blank(EvidenceRef ref) {
    EntryLogged entry = log.entries().get(ref.id());
    Blanks blanks = entry == null ? null : blanks(entry);
    if (blanks != null) {
      blanks.addCodePoints(ref.start(), ref.end());
    }
  }

  /** The blanks of an entry; nothing if its words are gone already. */
  @Nullable
  Blanks blanks(EntryLogged entry) {
    Blanks known = blanked.get(entry.entry());
    if (known == null) {
      known = texts.of(entry.text()).map(Blanks::new).orElse(null);
      if (known != null) {
        blanked.put(entry.entry(), known);
      }
    }
    return known;
  }

  /**
   * Whatever the patterns find: in an entry the secret alone goes, a statement goes as a whole, and of any other text stays what
   * would have been written in its place, or a tool would lose its description and an approval the call it was given for.
   */
  void secrets(UnaryOperator<String> scrubbed) {
    without = scrubbed;
    for (EntryLogged entry : log.entries().values()) {
      texts
          .of(entry.text())
          .ifPresent(text -> new SecretSpans(text, scrubbed.apply(text))
              .forEach((start, end) -> Objects.requireNonNull(blanks(entry)).exactly(start, end)));
    }
    for (CandidateProposed candidate : log.candidates().values()) {
      String said = texts.of(candidate.statement()).orElse("");
      if (!scrubbed.apply(said).equals(said)) {
        candidates.add(candidate.candidate());
      }
    }
    for (TextRef ref : log.others()) {
      String said = texts.of(ref).orElse("");
      String left = scrubbed.apply(said);
      if (!left.equals(said)) {
        rewritten.put(ref.id(), left);
      }
    }
  }

  /** Adds what rests on words that go. To be called once, when all that was asked for is in. */
  Going closed(Cards all) {
    entries.forEach(blanked::remove);
    for (CandidateProposed candidate : log.candidates().values()) {
      if (candidate.anchors().stream().anyMatch(this::isGone)) {
        candidates.add(candidate.candidate());
      }
    }
    for (Card card : all.all()) {
      List<Anchor> anchors = card.proof().anchors();
      boolean nothingLeft = !anchors.isEmpty() && anchors.stream().allMatch(this::isGone);
      if (nothingLeft || candidates.contains(card.content().candidate())) {
        cards.add(card.id());
      }
    }
    return this;
  }

  boolean isGone(Anchor anchor) {
    return isGone(anchor.ref());
  }

  boolean isGone(EvidenceRef ref) {
    Blanks blanks = blanked.get(ref.id());
    return entries.contains(ref.id()) || (blanks != null && blanks.touches(ref.start(), ref.end()));
  }

  boolean isAnyGone(Collection<EvidenceRef> refs) {
    return refs.stream().anyMatch(this::isGone);
  }

  LogMap log() {
    return log;
  }

  Set<EntryId> entries() {
    return entries;
  }

  Map<EntryId, Blanks> blanked() {
    return blanked;
  }

  Set<CandidateId> candidates() {
    return candidates;
  }

  Set<CardId> cards() {
    return cards;
  }

  /** Texts of which another is left, by the names they had. */
  Map<TextId, String> rewritten() {
    return rewritten;
  }

  /** Takes out of a short value, which stands in a payload itself, what is to go of it. */
  UnaryOperator<String> without() {
    return without;
  }

  Set<EpisodeId> episodes() {
    return episodes;
  }
}
