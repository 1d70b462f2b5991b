package dev.cairn.server.cli;

import dev.cairn.server.cli.Commands.Entry;
import java.util.List;
import java.util.stream.Stream;

/** The commands about what was learned. */
final class CardCommands {
  private static final String CARD = "card";
  private static final String EPISODE = "episode";

  private final Shell shell;

  CardCommands(Shell shell) {
    this.shell = shell;
  }

  /** Those of an agent's day. */
  Stream<Entry> everyday() {
    return friendly(
        Friendly.of("pack", "pack", "get what is worth knowing for a prompt, with citations")
            .words("prompt", "what is about to be done or was asked, in plain words")
            .flag(Exchange.WHY, "show why each line is in it"),
        Friendly.of("check", "check", "ask what speaks against an action before it is done")
            .words("action", "a command in quotes, or what is to be done in plain words")
            .flag(Exchange.WHY, "show how each guard speaks to it"));
  }

  /** Proposing what is to be kept, and telling how it went. */
  Stream<Entry> proposing() {
    return friendly(
        Friendly.of("remember", "remember", "propose something to know next time, with its proof")
            .main("kind", "preference, constraint, commitment, fact, tactic or negative_result")
            .words("statement", "one short sentence that stands by itself"),
        Friendly.of("outcome", "record_outcome", "tell how something turned out")
            .main("type", "tool_success, tool_failure, user_confirmed_helpful or user_corrected"));
  }

  /** Looking at what was learned, and tending it. */
  List<Entry> tending() {
    Stream<Entry> looking = Stream.concat(
        Stream.of(new Entry(
            "cards",
            "list what was learned, or search in it",
            () -> new CardsCommand(shell).spec())),
        friendly(
            Friendly.of(CARD, "read", "read one card: its words, proof, worth and history")
                .main(CARD, "the card, as a pack or `cairn cards` cites it")
                .flag(Exchange.WHY, "show how truth and utility came about"),
            Friendly.of("ledger", "ledger", "see what became of every candidate, and by which rule")
                .main(EPISODE, "only this episode; the last ones if absent")
                .flag(Exchange.WHY, "show the numbers the rules looked at"),
            Friendly.of(
                    "consolidate",
                    "consolidate",
                    "judge what an episode teaches, without ending it")
                .main(EPISODE, "the episode to learn from")));
    return Stream.concat(looking, Stream.concat(judging(), keeping())).toList();
  }

  private Stream<Entry> judging() {
    return friendly(
        Friendly.of(
                "dispute", "dispute", "doubt a card; enough anchored doubt marks it for a recheck")
            .main(CARD, "the card to doubt"),
        Friendly.of("recheck", "recheck", "answer the doubt about a card, with evidence")
            .main(CARD, "the card that was looked at")
            .main("verdict", "confirmed or refuted"),
        Friendly.of("promote", "promote", "let a card hold in a domain, or everywhere")
            .main(CARD, "the card to widen")
            .main("to", "domain:NAME or global"));
  }

  private Stream<Entry> keeping() {
    Entry archive = new Entry(
        "archive",
        "put a card aside, or take it back with --undo",
        () -> new ArchiveCommand(shell).spec());
    return Stream.concat(
        Stream.of(archive),
        friendly(
            Friendly.of("compact", "compact", "put weak cards aside and make duplicates one"),
            Friendly.of("gates", "gates", "see if there is enough use to attribute success finely")
                .flag(Exchange.WHY, "show how each figure came about"),
            Friendly.of("explain", "explain", "see why: a pack, card, candidate or edge as it was")
                .main("id", "a pack, card or candidate, or an edge as source|relation|target")
                .flag(Exchange.WHY, "unfold the numbers inside a pack")));
  }

  private Stream<Entry> friendly(Friendly... all) {
    return Stream.of(all).map(each -> Entry.of(shell, each));
  }
}
