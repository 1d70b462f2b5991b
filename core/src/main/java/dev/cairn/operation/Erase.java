package dev.cairn.operation;

import dev.cairn.log.CardId;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Destroys words, and all that was made of them. */
@Operation(
    name = "erase",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does =
        "Destroys words for good: an entry, an episode, a card with the sentences it cites, all cards of a"
            + " subject, or every secret an older log holds. What quotes them goes too, cards that rest on"
            + " them are archived, and a receipt stays. Try it with `dry_run` first: there is no way back.",
    examples = {"{\"secrets\": true, \"by\": \"ada\", \"dry_run\": true}"})
public record Erase(
    @Field("an entry, with whatever quotes it") Optional<EntryId> entry,

    @Field("an episode: its task, entries, cards, packs, runs and decisions")
    Optional<EpisodeId> episode,

    @Field("a card: what it says, and the sentences it cites")
    Optional<CardId> card,

    @Field("all cards about this, as `card` does") Optional<String> subject,

    @Field("everything the secrets patterns find in what is stored")
    Optional<Boolean> secrets,

    @Field("who asks for it") Optional<String> by,
    @Field("why; not in the words that go") Optional<String> reason,
    @Field("only say what would go") Optional<Boolean> dryRun) {

  public static Erase entry(EntryId id) {
    return new Erase(
        Optional.of(id),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static Erase episode(EpisodeId id) {
    return new Erase(
        Optional.empty(),
        Optional.of(id),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static Erase card(CardId id) {
    return new Erase(
        Optional.empty(),
        Optional.empty(),
        Optional.of(id),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static Erase subject(String words) {
    return new Erase(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(words),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public static Erase allSecrets() {
    return new Erase(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(true),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public Erase because(String who, String why) {
    return new Erase(
        entry, episode, card, subject, secrets, Optional.of(who), Optional.of(why), dryRun);
  }

  public Erase rehearsed() {
    return new Erase(entry, episode, card, subject, secrets, by, reason, Optional.of(true));
  }

  /**
   * What went, and what was put aside because of it.
   *
   * @param archived cards that rested on the words, archived with reason {@code erased}
   * @param backups what this could not reach
   * @param copies of the store that are known to hold the words still
   */
  public record Answer(
      Gone erased, List<CardId> archived, Receipt receipt, String backups, List<String> copies) {}

  /**
   * What went.
   *
   * @param entries whose words are gone whole
   * @param blanked entries that lost some of their sentences
   * @param texts how many stored texts went, by what they were
   * @param redacted positions of events that held such words themselves, and hold them no more
   */
  public record Gone(
      List<EntryId> entries, List<EntryId> blanked, Map<String, Long> texts, List<Long> redacted) {}

  /** Proof of the erasure: the event of the log it is. A dry run wrote none. */
  public record Receipt(
      String what,
      Optional<String> id,
      boolean dryRun,
      Optional<Long> position,
      Optional<Instant> at,
      Optional<String> by,
      Optional<String> reason) {}
}
