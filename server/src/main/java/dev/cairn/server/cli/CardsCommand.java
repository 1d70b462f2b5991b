package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;
import java.util.ArrayList;
import java.util.List;
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
      "With words: the cards that fit them best, archived ones too. Without: those in force, the newest",
      "first; --status suggested lists what was heard but waits to be confirmed.",
      "`cairn card ID` reads one whole."
    })
final class CardsCommand implements Callable<Integer> {
  private static final int LIMIT = 20;

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

  @Option(
      names = "--status",
      paramLabel = "STATUS",
      description = {
        "only active, needs_recheck, superseded, archived or suggested;",
        "those in force if absent"
      })
  private @Nullable String status;

  @Option(names = "--cursor", paramLabel = "CURSOR", description = "go on behind the list before")
  private @Nullable String cursor;

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
    if (status != null || cursor != null) {
      throw CairnException.invalid(
          "status", "--status and --cursor list cards; leave out the words, or them");
    }
    ObjectNode request = filtered().put("query", String.join(" ", words)).put("limit", limit);
    request.putArray("in").add("cards");
    return ask("search", request, why ? List.of("why") : List.of());
  }

  private int list() {
    ObjectNode request = filtered().put("limit", limit);
    if (status != null) {
      request.put("status", status);
    }
    if (cursor != null) {
      request.put("cursor", cursor);
    }
    return ask("cards", request, List.of());
  }

  private ObjectNode filtered() {
    ObjectNode request = JsonNodeFactory.instance.objectNode();
    if (kind != null) {
      request.putArray("kinds").add(kind);
    }
    if (scope != null) {
      request.put("scope", scope);
    }
    return request;
  }

  private int ask(String operation, ObjectNode request, List<String> flags) {
    return new Exchange(shell, shell.registry().find(operation)).run(request, List.of(), flags);
  }
}
