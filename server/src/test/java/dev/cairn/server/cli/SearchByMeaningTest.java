package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
@DisplayName("Search with a real model")
class SearchByMeaningTest {
  private static final String MODEL = "all-minilm-l6-v2-q";
  private static final String ASKED = "which tasty snack would she enjoy eating";

  @TempDir
  Path data;

  private Ran cairn(String... words) {
    return Ran.plain(
        new byte[0], Map.of("CAIRN_HOME", data.toString(), "CAIRN_MODEL", MODEL), words);
  }

  @BeforeEach
  void begin() {
    cairn("start", "--id", "monday", "--scope", "repo:x");
    cairn("log", "--episode", "monday", "--role", "user", "Never force-push to main.");
    cairn("log", "--episode", "monday", "--role", "user", "My favourite fruit is the banana.");
    cairn("log", "--episode", "monday", "--role", "user", "The meeting was moved to Thursday.");
    cairn("embed");
  }

  /** No word of the question stands in the answer. */
  @Test
  void findsWhatIsSaidInOtherWords() {
    Ran found = cairn("search", ASKED, "--limit", "1", "--json");
    assertThat(found.json().at("/results/0/text").asString("")).contains("banana");
    Ran byWords = cairn("search", ASKED, "--json", "--model", "none");
    assertThat(byWords.json().at("/results").size()).as("by words alone").isZero();
  }
}
