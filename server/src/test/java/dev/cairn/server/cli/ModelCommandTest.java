package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

@Tag("slow")
@DisplayName("The command line with a real model")
class ModelCommandTest {
  private static final String MODEL = "all-minilm-l6-v2-q";

  @TempDir
  Path data;

  private Ran cairn(String... words) {
    return Ran.plain(
        new byte[0], Map.of("CAIRN_HOME", data.toString(), "CAIRN_MODEL", MODEL), words);
  }

  private JsonNode model() {
    return cairn("status", "--json").json().at("/embedding_model");
  }

  @BeforeEach
  void begin() {
    cairn("start", "--id", "monday", "--scope", "repo:x");
    cairn("log", "--episode", "monday", "--role", "user", "Never force-push to main.");
    cairn("log", "--episode", "monday", "--role", "user", "My favourite fruit is the banana.");
  }

  @Test
  void logsWithoutLoadingIt() {
    assertThat(model().at("/state").asString()).isEqualTo("absent");
    assertThat(model().at("/embedded").asInt()).isZero();
    assertThat(model().at("/entries").asInt()).isEqualTo(2);
  }

  @Test
  void keepsWhatOneCommandEmbeddedForTheNext() {
    Ran embedded = cairn("embed");
    assertThat(embedded.out()).isEqualTo(MODEL + ": 2 of 2 entries have a vector\n");
    assertThat(model().at("/embedded").asInt()).isEqualTo(2);
    assertThat(model().at("/state").asString()).as("counted without the model").isEqualTo("absent");
    Ran other = cairn("status", "--json", "--model", "bge-small-en-v1.5-q");
    assertThat(other.json().at("/embedding_model/embedded").asInt())
        .as("vectors of another model do not count")
        .isZero();
  }

  @Test
  void findsItWell() {
    assertThat(cairn("doctor").out()).contains(MODEL + " works: search goes by words and meaning");
    assertThat(cairn("doctor", "--model", "none").out()).contains("search goes by words");
  }

  @Test
  void doesWithoutANativeLibraryAndSaysSo() throws Exception {
    Map<String, String> environment = Map.of(
        "CAIRN_HOME",
        data.toString(),
        "CAIRN_MODEL",
        MODEL,
        "JAVA_TOOL_OPTIONS",
        "-Donnxruntime.native.path=" + data.resolve("nowhere"));
    Ran found = Child.cairn(environment, new byte[0], "search", "favourite fruit", "--json");
    assertThat(found.exit()).as(found.err()).isZero();
    assertThat(found.json().at("/results/0/text").asString()).contains("banana");
    Ran embed = Child.cairn(environment, new byte[0], "embed");
    assertThat(embed.exit()).isEqualTo(Exit.STORAGE);
    assertThat(embed.err()).contains("ONNX Runtime has no library");
    Ran doctor = Child.cairn(environment, new byte[0], "doctor");
    assertThat(doctor.exit()).as("words are enough to be well").isZero();
    assertThat(doctor.out()).contains("search goes by words alone: ONNX Runtime has no library");
  }
}
