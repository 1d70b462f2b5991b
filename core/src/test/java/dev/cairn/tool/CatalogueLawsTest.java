package dev.cairn.tool;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Tester;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.Rebuild;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

@Label("Laws of the catalogue of tools")
class CatalogueLawsTest {
  private static final List<String> NAMES = List.of("readFile", "read_file", "write", "list");
  private static final List<String> SERVERS = List.of("Files", "files", "drive");
  private static final List<String> SAID = List.of("", "Read a file.", "Write a file.", "读文件");

  /** One tool told by one server. */
  record Told(String server, String name, String said) {}

  @Provide
  Arbitrary<List<Told>> histories() {
    return Combinators.combine(Arbitraries.of(SERVERS), Arbitraries.of(NAMES), Arbitraries.of(SAID))
        .as(Told::new)
        .list()
        .ofMinSize(1)
        .ofMaxSize(12);
  }

  @Property(tries = 40)
  void whatGrewIsWhatIsReplayedAndCountsAddUp(@ForAll("histories") List<Told> history) {
    try (Tester tester = new Tester()) {
      Map<String, Told> last = new HashMap<>();
      for (Told told : history) {
        RegisterTools.Answer answer = tester
            .memory()
            .registerTools(RegisterTools.of(told.server(), Tool.of(told.name(), told.said())));
        String key = told.server().toLowerCase(Locale.ROOT)
            + (told.name().startsWith("read") ? "read" : told.name());
        Optional<Told> before = Optional.ofNullable(last.put(key, told));
        assertThat(answer.added()).isEqualTo(before.isEmpty() ? 1 : 0);
        assertThat(answer.unchanged()).isEqualTo(before.filter(told::equals).isPresent() ? 1 : 0);
        assertThat(answer.added() + answer.changed() + answer.unchanged()).isEqualTo(1);
      }
      FindTools.Answer grown =
          tester.memory().findTools(FindTools.of("read a file").limit(10));
      Rebuild.Answer rebuilt =
          tester.memory().rebuild(new Rebuild(Optional.empty()), Progress.NONE);
      assertThat(rebuilt.digestAfter()).isEqualTo(rebuilt.digestBefore());
      tester.restart();
      assertThat(tester.memory().findTools(FindTools.of("read a file").limit(10)))
          .isEqualTo(grown);
    }
  }

  @Property(tries = 200)
  void everyAnswerIsOrderedPositiveAndExplained(@ForAll String query) {
    try (Tester tester = new Tester()) {
      tester
          .memory()
          .registerTools(RegisterTools.of(
              "files", Tool.of("read", "Read a file."), Tool.of("a", "b c d 1 2 3 é 读")));
      if (query.isBlank() || query.length() > 1_000) {
        return;
      }
      List<FindTools.Result> results =
          tester.memory().findTools(FindTools.of(query)).results();
      for (int i = 0; i < results.size(); i++) {
        assertThat(results.get(i).score()).isPositive();
        assertThat(results.get(i).why().value()).isEqualTo(results.get(i).score());
        assertThat(i == 0 || results.get(i - 1).score() >= results.get(i).score())
            .isTrue();
      }
    }
  }
}
