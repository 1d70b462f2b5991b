package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.operation.ReadGraph;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A tool is one tool, however it is written")
class OneToolTest {
  private static final List<String> SPELLINGS = List.of(
      "github:create_issue",
      "GitHub:createIssue",
      "GITHUB:CREATE_ISSUE",
      "github:CreateIssue",
      "github:create-issue",
      "github:create issue",
      "github:Create Issue",
      "github:create.issue",
      "github:create__issue",
      "github::create_issue",
      "github: create_issue",
      "github/create_issue",
      "github/create-issue",
      "github/createIssue",
      "GitHub/Create_Issue",
      "github.create_issue",
      "github.createIssue",
      "github.create.issue",
      "github__create_issue",
      "Github__CreateIssue",
      "mcp__github__create_issue",
      "mcp__GitHub__createIssue",
      "MCP__github__create-issue",
      "mcp:github:create_issue",
      "mcp:github:CreateIssue",
      "mcp.github.create_issue",
      "mcp/github/create_issue",
      "create_issue",
      "createIssue",
      "create-issue",
      "github_create_issue",
      "githubCreateIssue",
      "github-create-issue");

  private final Tester tester = new Tester();

  @BeforeEach
  void register() {
    tester
        .memory()
        .registerTools(
            RegisterTools.of("github", Tool.of("create_issue", "Opens an issue in a repository.")));
  }

  @AfterEach
  void close() {
    tester.close();
  }

  @Test
  void allSpellingsAreOneNodeAndOneRecord() {
    SPELLINGS.forEach(
        written -> tester.memory().recordRun(RecordRun.of(List.of("git:push", written))));
    assertThat(tester.memory().graph(ReadGraph.ALL).nodes())
        .extracting(ReadGraph.Node::id)
        .containsExactlyInAnyOrder("tool:git:push", "tool:github:create_issue");
    ReadTools.Tool known =
        tester.memory().tools(ReadTools.of("createIssue")).tools().get(0);
    assertThat(known.tool()).hasToString("github:create_issue");
    assertThat(known.runs()).isEqualTo(SPELLINGS.size());
  }

  @Test
  void aNameThatTwoServersUseIsNobodysAlias() {
    tester
        .memory()
        .registerTools(
            RegisterTools.of("gitlab", Tool.of("create_issue", "Opens an issue in a project.")));
    tester.memory().recordRun(RecordRun.of(List.of("create_issue", "gitlab_create_issue")));
    assertThat(tester.memory().tools(ReadTools.ALL).tools())
        .filteredOn(tool -> tool.runs() > 0)
        .extracting(tool -> tool.tool().toString())
        .containsExactlyInAnyOrder("local:create_issue", "gitlab:create_issue");
  }
}
