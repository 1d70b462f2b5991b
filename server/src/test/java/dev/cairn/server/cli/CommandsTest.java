package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@DisplayName("Commands")
class CommandsTest {
  @TempDir
  private Path data;

  private Ran cairn(String... words) {
    return Ran.cairn(data, words);
  }

  private void start() {
    assertThat(cairn("start", "--id", "monday", "--scope", "repo:payments").out())
        .isEqualTo("monday\n");
  }

  @Test
  void giveTheSameAnswerAsCall() {
    start();
    cairn("log", "--episode", "monday", "--role", "user", "Never force-push to main.");
    JsonNode friendly = cairn("search", "force push", "--limit", "3", "--json").json();
    JsonNode called =
        cairn("call", "search", "{\"query\": \"force push\", \"limit\": 3}").json();
    assertThat(friendly).isEqualTo(called);
    assertThat(friendly.at("/results/0/evidence/0/quote").asString())
        .isEqualTo("Never force-push to main.");
    assertThat(cairn("search", "force", "push", "--why").out())
        .contains("1  ", "user, ", "repo:payments", "“Never force-push to main.”", "(sum of)");
    assertThat(cairn("search", "xyzzy").out()).isEqualTo("nothing found\n");
    assertThat(cairn("status", "--json").json().at("/policy").size()).isEqualTo(3);
  }

  @Test
  void keepWordsAsTheyCame() {
    start();
    byte[] words = "zwei\n Zeilen, 漢字 😀\n".getBytes(StandardCharsets.UTF_8);
    Ran ran = Ran.cairn(words, data, "log", "--episode", "monday", "--role", "user", "-", "--json");
    assertThat(ran.exit()).isZero();
    String sha256 = ran.json().at("/sha256").asString();
    assertThat(sha256)
        .isEqualTo(
            dev.cairn.log.Bytes.of(dev.cairn.log.Bytes.sha256().digest(words)).hex());
    assertThat(cairn("export").out()).contains("zwei\\n Zeilen, 漢字 😀\\n");
  }

  @Test
  void takeFlagsListsAndMaps() {
    start();
    Ran log = cairn(
        "log",
        "--episode",
        "monday",
        "--role",
        "tool",
        "--tool",
        "bash",
        "--no-ok",
        "--exit-code",
        "-1",
        "--source=internal",
        "--",
        "-x failed");
    assertThat(log.err()).isEmpty();
    assertThat(log.exit()).isZero();
    assertThat(cairn("log", "--episode", "monday", "--role", "tool", "--ok=true", "done")
            .exit())
        .isZero();
    assertThat(cairn("export").out()).contains("\\\"ok\\\":false", "\\\"ok\\\":true");
    assertThat(cairn("search", "x", "--in", "cards,entries", "--json").exit()).isZero();
    assertThat(cairn("search", "x", "--in", "cards", "--in", "entries").exit()).isZero();
    assertThat(cairn("search", "x", "--in", "cards,entires", "--json").field()).isEqualTo("in[1]");
    Ran configured = cairn("configure", "--policy", "search.limit_default=5", "--json");
    assertThat(configured.json().at("/policy/search.limit_default").asInt()).isEqualTo(5);
  }

  @Test
  void doNotExpandFilesOfArguments() throws Exception {
    start();
    Path file = Files.writeString(data.resolve("words"), "--limit 5");
    Ran ran = cairn("log", "--episode", "monday", "--role", "user", "@" + file);
    assertThat(ran.exit()).isZero();
    assertThat(cairn("export").out()).contains("@" + file);
  }

  @Test
  void putTheOptionsOfEveryCommandBeforeOrBehind() {
    Ran ran = Ran.plain(new byte[0], Map.of(), "--data", data.toString(), "--json", "contexts");
    assertThat(ran.json().at("/contexts").isArray()).isTrue();
    Ran behind = Ran.plain(new byte[0], Map.of(), "contexts", "--json", "--data", data.toString());
    assertThat(behind.out()).isEqualTo(ran.out());
    Ran home = Ran.plain(new byte[0], Map.of("CAIRN_HOME", data.toString()), "contexts", "--json");
    assertThat(home.out()).isEqualTo(ran.out());
  }

  @Test
  void workOnTheContextThatIsNamed() {
    cairn("start", "--id", "e", "--context", "work");
    assertThat(cairn("contexts").out()).startsWith("work ");
    assertThat(cairn("status", "--context", "work").out()).contains("2 events");
    assertThat(cairn("status", "--context", "No Name", "--json").field()).isEqualTo("context");
  }

  @Test
  void moveALogFromContextToContext() throws Exception {
    start();
    Path file = data.resolve("log.jsonl");
    assertThat(cairn("export", file.toString()).out()).startsWith("exported 2 events");
    assertThat(cairn("export", file.toString(), "--json").code()).isEqualTo("conflict");
    assertThat(cairn("export", file.toString(), "--force").exit()).isZero();
    byte[] lines = Files.readAllBytes(file);
    assertThat(cairn("export").out().getBytes(StandardCharsets.UTF_8)).isEqualTo(lines);
    assertThat(cairn("import", file.toString(), "--context", "b").out())
        .startsWith("restored 2 events");
    assertThat(cairn("import", "cairn", file.toString(), "--context", "c").exit())
        .isZero();
    assertThat(Ran.cairn(lines, data, "import", "-", "--context", "d").exit()).isZero();
    Ran called = Ran.cairn(lines, data, "call", "import", "--context", "e");
    assertThat(called.json().at("/restored").asBoolean()).isTrue();
    assertThat(cairn("export", "--context", "e").out())
        .contains(cairn("verify", "--json").json().at("/head").asString());
    assertThat(cairn("call", "export").out()).isEqualTo(cairn("export").out());
    assertThat(cairn("import", "other", file.toString(), "--json").field()).isEqualTo("format");
    assertThat(cairn("import", "missing", "--json").code()).isEqualTo("not_found");
  }

  @Test
  void showTextWithoutItsControlCharacters() {
    start();
    cairn("log", "--episode", "monday", "--role", "user", "clear \u001b[2J screen");
    assertThat(cairn("search", "screen").out())
        .contains("“clear ␛[2J screen”")
        .doesNotContain("\u001b");
    assertThat(cairn("end", "nobody\u001b[31m").err()).doesNotContain("\u001b");
  }

  @Test
  void neverUseTheCacheOfOneStoreForAnother() {
    start();
    cairn("backup", data.resolve("copy.db").toString());
    Ran ran = Ran.plain(
        new byte[0],
        Map.of("CAIRN_HOME", data.toString()),
        "status",
        "--json",
        "--store",
        "sqlite:" + data.resolve("copy.db"));
    assertThat(ran.json().at("/storage/cache_owned").asBoolean()).isFalse();
  }
}
