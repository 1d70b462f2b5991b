package dev.cairn.engine.erase;

import dev.cairn.card.Card;
import dev.cairn.card.Cards;
import dev.cairn.fault.CairnException;
import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Erase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What somebody asked to have erased: one of five things.
 *
 * @param id which one; absent if its name is itself words that go, or if there is none
 * @param name as it was asked for
 */
record Target(String what, Optional<String> id, String name) {
  private static final String ENTRY = "entry";
  private static final String EPISODE = "episode";
  private static final String CARD = "card";
  private static final String SUBJECT = "subject";
  private static final String SECRETS = "secrets";
  private static final String FIELDS = "`entry`, `episode`, `card`, `subject` or `secrets`";

  static Target of(Erase request) {
    List<Target> asked = new ArrayList<>();
    request.entry().ifPresent(id -> asked.add(named(ENTRY, id.value())));
    request.episode().ifPresent(id -> asked.add(named(EPISODE, id.value())));
    request.card().ifPresent(id -> asked.add(named(CARD, id.value())));
    request.subject().ifPresent(words -> asked.add(new Target(SUBJECT, Optional.empty(), words)));
    if (request.secrets().orElse(false)) {
      asked.add(new Target(SECRETS, Optional.empty(), ""));
    }
    if (asked.isEmpty()) {
      throw CairnException.invalid(ENTRY, "nothing to erase was named; give one of " + FIELDS);
    }
    if (asked.size() > 1) {
      throw CairnException.invalid(
          asked.get(1).what(),
          "'%s' and '%s' were both given; give one of %s, and the other in a call of its own"
              .formatted(asked.get(0).what(), asked.get(1).what(), FIELDS));
    }
    return asked.get(0);
  }

  private static Target named(String what, String id) {
    return new Target(what, Optional.of(id), id);
  }

  /** Puts it into what goes, or says that it is not there. */
  void into(Going going, LogMap log, Cards cards, UnaryOperator<String> scrubbed) {
    switch (what) {
      case ENTRY -> {
        EntryId id = new EntryId(name);
        require(log.entries().containsKey(id), "`search` finds entries");
        going.entry(id);
      }
      case EPISODE -> going.episode(new EpisodeId(name));
      case CARD -> {
        CardId id = new CardId(name);
        require(cards.find(id).isPresent(), "`cards` lists them");
        going.card(id);
      }
      case SUBJECT -> {
        List<CardId> about = cards.all().stream()
            .filter(card -> isNamed(card.content().subject()))
            .map(Card::id)
            .toList();
        List<CardId> none = List.of();
        log.candidates().values().stream()
            .filter(candidate -> candidate.subject().filter(this::isNamed).isPresent())
            .forEach(candidate -> going.candidate(candidate.candidate()));
        require(!about.equals(none) || !going.candidates().isEmpty(), "`cards` lists subjects");
        about.forEach(going::card);
      }
      default -> going.secrets(scrubbed);
    }
  }

  private boolean isNamed(String subject) {
    return folded(subject).equals(folded(name));
  }

  private static String folded(String words) {
    return words.strip().toLowerCase(Locale.ROOT);
  }

  void require(boolean there, String where) {
    if (!there) {
      throw CairnException.notFound(
          what, "there is no %s '%s' here; %s".formatted(what, name, where));
    }
  }
}
