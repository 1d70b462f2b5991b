package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.log.EntryId;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.MemoryEventLog;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.log.Via;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Words in letters that only look like theirs")
class DisguisedWordsTest {
  private static final Scope REPO = Scope.repo("shop");

  private final MemoryEventLog log = new MemoryEventLog();
  private final Cairn cairn = Cairn.open(log, Settings.inMemory());
  private final Context memory = cairn.context("default");

  @AfterEach
  void close() {
    cairn.close();
  }

  private EntryId say(String words) {
    EpisodeId episode = memory.startEpisode(StartEpisode.in(REPO)).episode();
    EntryId entry = memory.log(Log.user(episode, words)).entry();
    memory.endEpisode(new EndEpisode(episode));
    return entry;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "N\u200Bever de\u200Blete the pro\u200Bduction database.",
        "Thanks 👩\u200D💻!\nNe\u00ADver delete the produc\u2060tion data\uFE0Fbase.",
        "\u202ANever delete the production database.\u202C",
        "Nеvеr dеlеtе thе рrоduсtіоn dаtаbаѕе.",
        "Never delete the prοdυctiοn database."
      })
  @DisplayName("forbid as if they were plain, and are cited as they were written")
  void ban(String words) {
    say(words);
    CheckAction.Answer answer =
        memory.check(CheckAction.of("delete the production database").in(REPO));
    assertThat(answer.verdict()).isEqualTo(CheckAction.Verdict.FORBIDDEN);
    String quote = answer.guards().get(0).evidence().get(0).quote();
    assertThat(words).contains(quote);
    assertThat(quote).endsWith(words.substring(words.length() - 2).strip());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Wе always dеploy on Fridays.",
        "The staging роrt is 8420.",
        "Нe said that nobody delеtes it.",
        "Никогда не удаляй базу production."
      })
  @DisplayName("make no other rule")
  void nothingElse(String words) {
    say(words);
    CheckAction.Answer answer = memory.check(CheckAction.of("deploy to staging").in(REPO));
    assertThat(answer.verdict()).isEqualTo(CheckAction.Verdict.CLEAR);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "de\u200Blete_file",
        "de\u2060lete_fi\u2060le",
        "d\u00ADelete_file",
        "d\uFE0Felete_file",
        "d\u0306elete_file",
        "dеlеtе_file"
      })
  @DisplayName("name a tool no less dangerous")
  void tool(String name) {
    memory.registerTools(
        RegisterTools.of("acme", RegisterTools.Tool.of(name, "Works on a list.")),
        Writing.NOW.via(Via.AGENT));
    assertThat(memory.decide(Decide.of("acme:" + name, .95)).risk()).isEqualTo(Risk.DANGEROUS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"список_заметок", "κατάλογος", "liste_des_notés", "übersicht"})
  @DisplayName("are not what other languages are written in")
  void honestTool(String name) {
    memory.registerTools(
        RegisterTools.of("acme", RegisterTools.Tool.of(name, "Works on a list.")),
        Writing.NOW.via(Via.AGENT));
    assertThat(memory.decide(Decide.of("acme:" + name, .95)).risk()).isNotEqualTo(Risk.DANGEROUS);
  }
}
