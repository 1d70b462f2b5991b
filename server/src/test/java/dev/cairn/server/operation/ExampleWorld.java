package dev.cairn.server.operation;

import dev.cairn.Context;
import dev.cairn.log.CardId;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.OutcomeType;
import dev.cairn.log.Scope;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.RecordOutcome;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * What the examples of operations speak of: an entry that says both rules, and a tactic that won in two
 * repositories of a domain. Ids are new in every memory, so those of the examples stand for these.
 */
public final class ExampleWorld {
  private static final String PASSED = "make test passed, port 8420 was free";
  private static final String TACTIC = "Run make test with port 8420 free";

  private final Context memory;
  private final Path folder;
  private final EntryId entry;
  private final CardId card;
  private final String approval;
  private final String decision;

  public ExampleWorld(Context memory, Path folder) {
    this.memory = memory;
    this.folder = folder;
    EpisodeId first = begin("first", "one");
    this.entry = memory
        .log(Log.user(first, "Never force-push to main. We serve on port 8420."))
        .entry();
    this.card = learned(first);
    learned(begin("second", "two"));
    wins(begin("third", "one"));
    wins(begin("fourth", "two"));
    memory.registerTools(RegisterTools.of(
        "github", RegisterTools.Tool.of("create_issue", "Open a new issue in a repository.")));
    this.decision = memory.decide(Decide.of("files:delete")).decision();
    this.approval = memory.approve(Approve.standing("files:move", "ada")).approval();
    memory.ingest(Ingest.of(
        "emission",
        Map.of(
            "adapter",
            "world",
            "nodes",
            List.of(Map.of("id", "login"), Map.of("id", "concept:auth")),
            "edges",
            List.of(Map.of(
                "source",
                "login",
                "target",
                "concept:auth",
                "relation",
                "tagged_with",
                "contribution",
                1)))));
  }

  private EpisodeId begin(String id, String repo) {
    memory.startEpisode(new StartEpisode(
        Optional.of(Scope.repo(repo)),
        Optional.of("payments"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(new EpisodeId(id))));
    return new EpisodeId(id);
  }

  private CardId learned(EpisodeId episode) {
    EntryId passed = memory.log(Log.tool(episode, "bash", true, PASSED)).entry();
    memory.remember(Remember.of(episode, CardKind.TACTIC, TACTIC, Evidence.quote(passed, PASSED)));
    return new CardId(memory.endEpisode(new EndEpisode(episode)).ledger().decisions().stream()
        .filter(decision -> decision.statement().equals(Optional.of(TACTIC)))
        .findFirst()
        .flatMap(EndEpisode.Decision::card)
        .orElseThrow());
  }

  /** Shown to an agent, and then it went well. */
  private void wins(EpisodeId episode) {
    memory.pack(MakePack.of("how should I run make test?").in(episode));
    EntryId passed = memory.log(Log.tool(episode, "bash", true, PASSED)).entry();
    memory.recordOutcome(
        RecordOutcome.of(episode, OutcomeType.TOOL_SUCCESS, Evidence.quote(passed, PASSED)));
    memory.endEpisode(new EndEpisode(episode));
  }

  /** An example as it can be asked here. */
  public byte[] example(String written) {
    String file =
        JsonNodeFactory.instance.stringNode(folder.resolve("b.db").toString()).toString();
    return written
        .replace("\"cairn-backup.db\"", file)
        .replace("en_1", entry.value())
        .replace("c1a2b3c4", card.value())
        .replace("ap_1", approval)
        .replace("d_1", decision)
        .getBytes(StandardCharsets.UTF_8);
  }
}
