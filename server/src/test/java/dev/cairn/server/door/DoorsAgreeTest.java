package dev.cairn.server.door;

import dev.cairn.Context;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.Configure;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.ListCards;
import dev.cairn.operation.ListEpisodes;
import dev.cairn.operation.Log;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadEpisode;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.Search;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The same question gets the same answer at every door")
class DoorsAgreeTest {
  private static final EpisodeId MONDAY = new EpisodeId("monday");

  private final Agreement table = new Agreement();

  @TempDir
  Path folder;

  private void row(String operation, String request, Function<Context, Object> java) {
    table.row(operation, request, java);
  }

  private void row(String operation, String request) {
    table.row(operation, request);
  }

  private void writing() {
    row(
        "log",
        "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"too early\"}",
        memory -> memory.log(Log.user(MONDAY, "too early")));
    row(
        "start_episode",
        "{\"scope\":\"repo:payments\",\"id\":\"monday\",\"task\":\"ship 🚢\"}",
        memory -> memory.startEpisode(
            StartEpisode.in(Scope.repo("payments")).task("ship 🚢").id("monday")));
    row(
        "start_episode",
        "{\"scope\":\"domain:backend\"}",
        memory -> memory.startEpisode(StartEpisode.in(Scope.domain("backend"))));
    row(
        "log",
        "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"Never force-push. 👍\"}",
        memory -> memory.log(Log.user(MONDAY, "Never force-push. 👍")));
    row(
        "log",
        "{\"episode\":\"monday\",\"role\":\"tool\",\"tool\":\"Bash\",\"ok\":false,\"text\":\"exit 1\",\"idempotency_key\":\"k\"}",
        memory -> memory.log(Log.tool(MONDAY, "Bash", false, "exit 1"), Writing.once("k")));
    row(
        "log",
        "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"other\",\"idempotency_key\":\"k\"}",
        memory -> memory.log(Log.user(MONDAY, "other"), Writing.once("k")));
    row(
        "log",
        "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"\"}",
        memory -> memory.log(Log.user(MONDAY, "")));
    row("log", "{\"episode\":\"monday\",\"role\":\"user\"}");
    row("log", "{\"episode\":\"monday\",\"role\":\"boss\",\"text\":\"x\"}");
    row("log", "{\"episode\":\"monday\",\"role\":\"user\",\"text\":7}");
    row("log", "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"x\",\"txet\":1}");
    row("log", "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"x\",\"at\":\"yesterday\"}");
  }

  private void lookingAndKeepingHouse() {
    row("search", "{\"query\":\"force push\"}", memory -> memory.search(Search.of("force push")));
    row(
        "search",
        "{\"query\":\"exit\",\"as_of\":3}",
        memory -> memory.search(Search.of("exit"), Reading.asOf(new AsOf.Position(3))));
    row("search", "{\"query\":\"\"}", memory -> memory.search(Search.of("")));
    row(
        "search",
        "{\"query\":\"x\",\"limit\":0}",
        memory -> memory.search(Search.of("x").limit(0)));
    row("search", "{\"query\":\"x\",\"in\":[\"dreams\"]}");
    row(
        "episodes",
        "{\"limit\":5}",
        memory -> memory.episodes(ListEpisodes.newest(5), Reading.LATEST));
    row(
        "episode",
        "{\"episode\":\"monday\"}",
        memory -> memory.episode(ReadEpisode.of(MONDAY), Reading.LATEST));
    row("episode", "{\"episode\":\"monday\",\"limit\":0}");
    row("cards", "{\"limit\":5}", memory -> memory.cards(ListCards.inForce().limit(5)));
    row("cards", "{\"status\":\"gone\"}");
    row(
        "cards",
        "{\"cursor\":\"nowhere\"}",
        memory -> memory.cards(ListCards.inForce().after("nowhere")));
    row(
        "configure",
        "{\"policy\":{\"search.limit_default\":3}}",
        memory -> memory.configure(
            new Configure(Optional.empty(), Optional.of(Map.of("search.limit_default", 3)))));
    row(
        "configure",
        "{\"policy\":{\"no.such\":3}}",
        memory ->
            memory.configure(new Configure(Optional.empty(), Optional.of(Map.of("no.such", 3)))));
    row(
        "end_episode",
        "{\"episode\":\"monday\"}",
        memory -> memory.endEpisode(new EndEpisode(MONDAY)));
    row(
        "end_episode",
        "{\"episode\":\"monday\"}",
        memory -> memory.endEpisode(new EndEpisode(MONDAY)));
    row(
        "log",
        "{\"episode\":\"monday\",\"role\":\"user\",\"text\":\"too late\"}",
        memory -> memory.log(Log.user(MONDAY, "too late")));
    row(
        "verify",
        "{\"deep\":true}",
        memory -> memory.verify(new Verify(Optional.of(true)), Progress.NONE));
    row("rebuild", "{}", memory -> memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE));
    row("contexts", "{}");
  }

  @Test
  void fieldByField() throws Exception {
    writing();
    lookingAndKeepingHouse();
    table.check(folder);
  }

  @Test
  @Tag("slow")
  void ofWhatWasLearned() throws Exception {
    CardQuestions.ask(table);
    table.check(folder);
  }

  @Test
  @Tag("slow")
  void ofTools() throws Exception {
    ToolQuestions.ask(table);
    table.check(folder);
  }

  @Test
  @Tag("slow")
  void ofTheGate() throws Exception {
    GateQuestions.ask(table);
    table.check(folder);
  }

  @Test
  @Tag("slow")
  void ofTheEvidenceGraph() throws Exception {
    GraphQuestions.ask(table);
    table.check(folder);
  }
}
