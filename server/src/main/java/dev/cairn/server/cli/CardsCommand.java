package dev.cairn.server.cli;

import dev.cairn.log.CardId;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ReadCard;
import dev.cairn.operation.ReadLedger;
import dev.cairn.server.operation.Bound;
import dev.cairn.server.view.CardList;
import dev.cairn.server.view.Page;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Lists what was learned last, or searches in all of it. */
@Command(
    name = "cards",
    sortOptions = false,
    customSynopsis = "cairn cards [OPTIONS] [WORDS...]",
    description = {
      "With words: the cards that fit them best, archived ones too. Without: those learned last.",
      "`cairn card ID` reads one whole."
    })
final class CardsCommand implements Callable<Integer> {
  private static final int LIMIT = 20;

  /** Of so many judged episodes the cards are looked through. */
  private static final int EPISODES = 1_000;

  @Parameters(arity = "0..*", paramLabel = "WORDS", description = "what to look for")
  private List<String> words = new ArrayList<>();

  @Option(names = "--limit", paramLabel = "N", description = "how many; 20 if absent")
  private int limit = LIMIT;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      description = "only preference, constraint, commitment, fact, tactic or negative_result")
  private @Nullable String kind;

  @Option(
      names = "--scope",
      paramLabel = "SCOPE",
      description = "only those that hold in repo:NAME")
  private @Nullable String scope;

  @Option(names = "--why", description = "show how each score came about, where words were given")
  private boolean why;

  private final Shell shell;

  CardsCommand(Shell shell) {
    this.shell = shell;
  }

  CommandSpec spec() {
    return CommandSpec.forAnnotatedObject(this);
  }

  @Override
  public Integer call() {
    return words.isEmpty() ? list() : search();
  }

  private int search() {
    Bound<?, ?> operation = shell.registry().find("search");
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    request.put("query", String.join(" ", words)).put("limit", limit);
    request.putArray("in").add("cards");
    if (kind != null) {
      request.putArray("kinds").add(kind);
    }
    if (scope != null) {
      request.put("scope", scope);
    }
    return new Exchange(shell, operation).run(request, List.of(), why ? List.of("why") : List.of());
  }

  private int list() {
    List<ReadCard.Answer> cards = shell.with(cairn -> {
      dev.cairn.Context memory = cairn.context(shell.context().value());
      ReadLedger all = new ReadLedger(Optional.empty(), OptionalInt.of(EPISODES));
      return new LinkedHashSet<>(memory.ledger(all).ledgers().stream()
              .flatMap(ledger -> ledger.decisions().stream())
              .map(EndEpisode.Decision::card)
              .flatMap(Optional::stream)
              .toList())
          .stream()
              .map(id -> memory.read(ReadCard.of(new CardId(id))))
              .filter(this::wanted)
              .limit(limit)
              .toList();
    });
    if (shell.wantsJson()) {
      shell.print(new CardList(cards));
    } else {
      new CardList(cards).show(new Page(shell.terminal(), List.of()));
    }
    return Exit.DONE;
  }

  private boolean wanted(ReadCard.Answer card) {
    return (kind == null || card.kind().label().equals(kind))
        && (scope == null || card.scope().toString().equals(scope));
  }
}
