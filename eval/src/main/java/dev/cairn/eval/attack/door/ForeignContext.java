package dev.cairn.eval.attack.door;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.log.CardKind;
import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Remember;
import dev.cairn.operation.StartEpisode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A context with something of everything in it, all of it told by words that stand nowhere else. */
final class ForeignContext {
  private static final Scope REPO = Scope.repo("quokkaworks");
  private static final double CONFIDENCE = 0.9;

  private final Cairn cairn;
  private final Context context;

  ForeignContext(Cairn cairn, String name) {
    this.cairn = cairn;
    this.context = cairn.context(name);
  }

  /** Whether an answer tells of what is in it. */
  static boolean tells(String answer) {
    String looked = answer.toLowerCase(Locale.ROOT);
    return looked.contains("zanzibar") || looked.contains("quokka");
  }

  long head() {
    return context.head();
  }

  /** What is in it by the names of its ids, and an episode in the context of who asks. */
  Map<String, String> ids(String asking) {
    Map<String, String> ids = new LinkedHashMap<>();
    EpisodeId episode = context.startEpisode(StartEpisode.in(REPO)).episode();
    EntryId rule =
        context.log(Log.user(episode, "Never open the Zanzibar ledger.")).entry();
    EntryId output = context
        .log(Log.tool(episode, "quokka:build", false, "error: the Zanzibar ledger is locked"))
        .entry();
    ids.put(
        "candidate",
        context
            .remember(Remember.of(
                episode,
                CardKind.NEGATIVE_RESULT,
                "The Zanzibar ledger is locked",
                Evidence.quote(output, "the Zanzibar ledger is locked")))
            .candidate()
            .value());
    context.endEpisode(new EndEpisode(episode));
    EpisodeId open = context.startEpisode(StartEpisode.in(REPO)).episode();
    context.log(Log.user(open, "We keep the Zanzibar ledger on the quokka server."));
    ids.put("card", context.cards(ListCards.inForce()).cards().get(0).id());
    ids.put("pack", context.pack(MakePack.of("the ledger").in(open)).pack().value());
    Decide.Answer decision =
        context.decide(Decide.of("quokka:delete_ledger", CONFIDENCE).in(open));
    ids.put("decision", decision.decision());
    ids.put(
        "approval",
        context.approve(Approve.standing("quokka:send_ledger", "ada")).approval());
    context.recordExecution(RecordExecution.ofTool("quokka:build", true).in(open));
    context.registerTools(RegisterTools.of(
        "quokka", RegisterTools.Tool.of("count_ledger", "Counts the Zanzibar ledger.")));
    context.ingest(Ingest.of(
        "emission",
        Map.of(
            "adapter",
            "quokka-adapter",
            "nodes",
            List.of(Map.of("id", "node-q1"), Map.of("id", "node-q2")),
            "edges",
            List.of(Map.of(
                "source", "node-q1",
                "target", "node-q2",
                "relation", "keeps",
                "contribution", 1)))));
    ids.put("entry", rule.value());
    ids.put("episode", open.value());
    ids.put("ended", episode.value());
    ids.put("edge", "node-q1|keeps|node-q2");
    ids.put(
        "mine",
        cairn
            .context(asking)
            .startEpisode(StartEpisode.in(Scope.repo("mine")))
            .episode()
            .value());
    return ids;
  }
}
