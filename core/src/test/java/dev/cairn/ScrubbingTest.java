package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.Bytes;
import dev.cairn.log.CardKind;
import dev.cairn.log.EpisodeId;
import dev.cairn.operation.Approve;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Evidence;
import dev.cairn.operation.HeldSecrets;
import dev.cairn.operation.Ingest;
import dev.cairn.operation.Log;
import dev.cairn.operation.MakePack;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Reading;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Remember;
import dev.cairn.operation.Search;
import dev.cairn.operation.Status;
import dev.cairn.operation.Verify;
import dev.cairn.operation.Writing;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Secrets never reach the log")
class ScrubbingTest {
  /** Put together here, so that no scanner of sources takes it for a real one. */
  private static final String TOKEN = "ghp" + "_" + "q7Zt2LmX9vRb4KcW8nYd3HsP6jFg1TaEuQ5o";

  private static final String PASSWORD = "Tr0ub4dor&3";

  private final Tester tester = new Tester();
  private final Context memory = tester.memory();
  private final EpisodeId episode = tester.episode("monday");

  @Test
  void logAnswersWhatIsStored() throws Exception {
    Log.Answer answer = memory.log(Log.user(episode, "Use " + TOKEN + " for now."));
    assertThat(answer.scrubbed()).isEqualTo(1);
    String stored = answer.text().orElseThrow();
    assertThat(stored).matches("Use \\[secret:github_token:[0-9a-f]{8}] for now\\.");
    byte[] hash = Bytes.sha256().digest(stored.getBytes(StandardCharsets.UTF_8));
    assertThat(answer.sha256()).isEqualTo(Bytes.of(hash).hex());
    assertThat(memory.log(Log.user(episode, "nothing here")).text()).isEmpty();
    assertThat(memory.log(Log.user(episode, stored)).scrubbed()).isZero();
  }

  @Test
  void aRepeatedKeyIsAnsweredTheSame() {
    Log said = Log.user(episode, "token: " + TOKEN);
    Log.Answer first = memory.log(said, Writing.once("k"));
    assertThat(memory.log(said, Writing.once("k"))).isEqualTo(first);
    assertThat(first.scrubbed()).isEqualTo(1);
  }

  @Test
  void noOperationWritesThem() {
    Map<String, Object> args =
        Map.of("command", "curl -H 'Authorization: Bearer " + TOKEN + "' x", "password", PASSWORD);
    memory.log(Log.tool(episode, "bash", true, "DB_PASSWORD=" + PASSWORD).args(args));
    var entry = memory
        .log(Log.user(episode, "Always use the token " + TOKEN + " here."))
        .entry();
    memory.remember(Remember.of(
        episode,
        CardKind.CONSTRAINT,
        "Always use the token " + TOKEN + " here",
        Evidence.quote(entry, "Always use the token " + TOKEN + " here.")));
    memory.recordRun(RecordRun.of(
            RecordRun.Step.of("bash").ok(false).error("denied for " + TOKEN).args(args))
        .intent("push with " + TOKEN)
        .in(episode));
    Decide asked = Decide.of("bash", 0.9).args(args).in(episode);
    String decision = memory.decide(asked).decision();
    memory.approve(Approve.decision(decision, "ada"));
    memory.recordExecution(RecordExecution.of(decision, true));
    memory.ingest(Ingest.of(
        "fragment", Map.of("text", "the password is " + PASSWORD, "tags", List.of(TOKEN))));
    memory.ingest(Ingest.of(
        "emission",
        Map.of(
            "adapter",
            "a",
            "nodes",
            List.of(
                Map.of("id", "n", "properties", Map.of("api_token", TOKEN, "pwd", PASSWORD))))));
    memory.registerTools(
        RegisterTools.of("s", RegisterTools.Tool.of("t", "Calls x with " + TOKEN)));
    memory.registerCapability(RegisterCapability.of("c", "Uses " + TOKEN, "s:t"));
    memory.pack(MakePack.of("what about " + TOKEN));
    assertThat(exported()).contains("[secret:").doesNotContain(TOKEN).doesNotContain(PASSWORD);
    Verify.Answer verified = memory.verify(new Verify(Optional.of(true)), Progress.NONE);
    assertThat(verified.problems()).isEmpty();
  }

  @Test
  void aCallIsJudgedAsItWillBeMadeAndKnownAgainWithoutItsSecret() {
    Map<String, Object> args = Map.of("command", "rm -rf / --token " + TOKEN);
    Decide asked = Decide.of("bash", 0.9).args(args).in(episode);
    Decide.Answer first = memory.decide(asked);
    memory.approve(Approve.decision(first.decision(), "ada"));
    assertThat(memory.decide(asked).approval()).isPresent();
    assertThat(memory
            .decide(Decide.of("bash", 0.9)
                .args(Map.of("command", "rm -rf / --token x"))
                .in(episode))
            .approval())
        .isEmpty();
  }

  @Test
  void equalSecretsAreFoundByEachOther() {
    memory.log(Log.user(episode, "deploy token is " + TOKEN));
    assertThat(memory.search(Search.of(TOKEN)).results()).isNotEmpty();
  }

  @Test
  void aPersonMayTurnItOff() {
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("log.scrub", (Object) "off"))));
    assertThat(memory.log(Log.user(episode, "x " + TOKEN)).scrubbed()).isZero();
    assertThat(exported()).contains(TOKEN);
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("log.scrub", (Object) "on"))));
    assertThat(memory.log(Log.user(episode, "y " + TOKEN)).scrubbed()).isEqualTo(1);
  }

  @Test
  void whatIsImportedStaysAsItIs(@TempDir Path folder) throws Exception {
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("log.scrub", (Object) "off"))));
    memory.log(Log.user(episode, "x " + TOKEN));
    Path file = folder.resolve("log.jsonl");
    Files.writeString(file, exported());
    try (Tester other = new Tester()) {
      other.memory().importLog(file, Progress.NONE);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      other.memory().export(out, Progress.NONE);
      assertThat(out.toString(StandardCharsets.UTF_8)).contains(TOKEN);
    }
  }

  @Test
  void statusCountsThemByKindAndAReplayAgrees() {
    memory.log(Log.user(episode, TOKEN + " and " + TOKEN));
    memory.log(Log.user(episode, "password: " + PASSWORD));
    assertThat(scrubbed())
        .containsExactly(Map.entry("github_token", 2L), Map.entry("password", 1L));
    memory.rebuild(new Rebuild(Optional.empty()), Progress.NONE);
    assertThat(scrubbed()).containsEntry("github_token", 2L);
  }

  private Map<String, Long> scrubbed() {
    return memory.status(new Status(), Reading.LATEST).scrubbed();
  }

  @Test
  void whatAnOldLogHoldsIsCounted() {
    memory.configure(
        new Configure(Optional.empty(), Optional.of(Map.of("log.scrub", (Object) "off"))));
    long position = memory.log(Log.user(episode, "x " + TOKEN)).position();
    HeldSecrets held = memory.heldSecrets(Progress.NONE);
    assertThat(held.kinds()).containsExactly(Map.entry("github_token", 1L));
    assertThat(held.held())
        .singleElement()
        .satisfies(each -> assertThat(each.position()).isEqualTo(position));
  }

  private String exported() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    memory.export(out, Progress.NONE);
    return out.toString(StandardCharsets.UTF_8);
  }
}
