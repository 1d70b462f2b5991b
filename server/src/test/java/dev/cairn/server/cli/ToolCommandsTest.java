package dev.cairn.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("cairn tools")
class ToolCommandsTest {
  @TempDir
  private Path data;

  private Ran cairn(String... words) {
    return Ran.cairn(data, words);
  }

  private Path file(String json) throws IOException {
    return Files.writeString(data.resolve("tools.json"), json);
  }

  @Test
  void registersWhatAServerListsAndFindsIt() throws IOException {
    Path listed = file(
        "{\"result\":{\"tools\":[{\"name\":\"createIssue\",\"description\":\"Open a new"
            + " issue.\",\"inputSchema\":{\"type\":\"object\"},\"_meta\":{}},{\"name\":\"read\"}]}}");
    assertThat(
            cairn("tools", "register", "--server", "GitHub", listed.toString()).out())
        .isEqualTo("2 tools added, 0 changed, 0 unchanged\n");
    assertThat(
            cairn("tools", "register", "--server", "GitHub", listed.toString()).out())
        .isEqualTo("0 tools added, 0 changed, 2 unchanged\n");
    Ran found = cairn("tools", "find", "open", "an", "issue", "--why");
    assertThat(found.out())
        .contains("github:create_issue")
        .contains("Open a new issue.")
        .contains("words of the request in the tool's name");
    assertThat(cairn("tools", "find", "x", "--json").out()).contains("\"results\":[]");
    assertThat(cairn("tools", "find", "x").out()).startsWith("no tool found");
  }

  @Test
  void takesAPlainListAndSaysWhatIsWrongWithOthers() throws IOException {
    assertThat(cairn("tools", "register", file("[{\"name\":\"fs:read\"}]").toString())
            .out())
        .startsWith("1 tool added");
    assertThat(cairn("tools", "register", file("{}").toString()).err()).contains("tools/list");
    assertThat(cairn("tools", "register", file("no").toString()).err()).contains("is no JSON");
    Ran wrong = cairn("tools", "register", file("[{\"name\":\"a\"},{}]").toString());
    assertThat(wrong.exit()).isEqualTo(2);
    assertThat(wrong.err()).contains("tools[1].name is missing");
    assertThat(cairn("tools").out()).contains("find").contains("register");
  }

  @Test
  void foretellsByTheKindOfWork() {
    for (int week = 0; week < 4; week++) {
      assertThat(cairn("tools", "run", "--workflow-type", "release", "git:add", "git:tag")
              .exit())
          .isZero();
      assertThat(cairn("tools", "run", "--workflow-type", "work", "git:add", "git:commit")
              .exit())
          .isZero();
    }
    Ran release = cairn("tools", "next", "--workflow-type", "release", "git:add");
    Ran work = cairn("tools", "next", "--workflow-type", "work", "--kinds", "tool", "git:add");
    assertThat(release.out().lines().findFirst().orElse("")).contains("git:tag");
    assertThat(work.out().lines().findFirst().orElse("")).contains("git:commit");
    assertThat(cairn("tools", "next", "--kinds", "robot", "git:add").exit()).isEqualTo(2);
  }
}
