package dev.cairn.server.door;

import dev.cairn.Context;
import dev.cairn.operation.AsOf;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.FindTools;
import dev.cairn.operation.Learn;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.PlanTools;
import dev.cairn.operation.Progress;
import dev.cairn.operation.ReadTools;
import dev.cairn.operation.Reading;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RecordRun.Step;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.RegisterTools.Tool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** Questions about tools, mistakes included. */
final class ToolQuestions {
  private final Agreement table;

  private ToolQuestions(Agreement table) {
    this.table = table;
  }

  static void ask(Agreement table) {
    ToolQuestions questions = new ToolQuestions(table);
    questions.finding();
    questions.registering();
    questions.running();
    questions.mistakes();
    questions.finding();
  }

  private void row(String operation, String request, Function<Context, Object> java) {
    table.row(operation, request, java);
  }

  private void register(String json, Tool... tools) {
    row(
        "register_tools",
        "{\"server\":\"GitHub\",\"tools\":" + json + "}",
        memory -> memory.registerTools(RegisterTools.of("GitHub", tools)));
  }

  private void registering() {
    String issue = "{\"name\":\"createIssue\",\"description\":\"Open a new issue. 👍\"}";
    Tool tool = Tool.of("createIssue", "Open a new issue. 👍");
    register("[" + issue + "]", tool);
    register("[" + issue + "]", tool);
    register(
        "[{\"name\":\"create_issue\",\"description\":\"Open it.\",\"input_schema\":{\"type\":\"object\","
            + "\"properties\":{\"title\":{\"description\":\"what it is about\"}}}}]",
        Tool.of("create_issue", "Open it.")
            .inputSchema(Map.of(
                "type",
                "object",
                "properties",
                Map.of("title", Map.of("description", "what it is about")))));
    row(
        "register_tools",
        "{\"tools\":[{\"name\":\"mcp__files__readFile\"}]}",
        memory -> memory.registerTools(new RegisterTools(
            Optional.empty(),
            List.of(new Tool(
                "mcp__files__readFile",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty())))));
  }

  private void running() {
    row(
        "register_capability",
        "{\"name\":\"triage\",\"description\":\"Sort issues.\",\"uses\":[\"GitHub:createIssue\"]}",
        memory -> memory.registerCapability(
            RegisterCapability.of("triage", "Sort issues.", "GitHub:createIssue")));
    String steps = "[{\"tool\":\"files:read_file\",\"ok\":true},{\"capability\":\"triage\"}]";
    Step read = Step.of("files:read_file").ok(true);
    row(
        "record_run",
        "{\"intent\":\"tidy up\",\"steps\":" + steps + "}",
        memory ->
            memory.recordRun(RecordRun.of(read, Step.ofCapability("triage")).intent("tidy up")));
    row(
        "next_tools",
        "{\"context_tools\":[\"files:read_file\"],\"intent\":\"tidy up\"}",
        memory -> memory.nextTools(NextTools.after("files:read_file").intent("tidy up")));
    row(
        "plan",
        "{\"intent\":\"read the file and tidy up\",\"max_tasks\":3}",
        memory -> memory.plan(PlanTools.of("read the file and tidy up").maxTasks(3)));
    row(
        "plan",
        "{\"intent\":\"tidy up\",\"context_tools\":[\"nobody:knows\"],\"tools\":[\"files:readFile\","
            + "\"capability:triage\"]}",
        memory -> memory.plan(PlanTools.of("tidy up")
            .after("nobody:knows")
            .with("files:readFile", "capability:triage")));
    row("tools", "{}", memory -> memory.tools(ReadTools.ALL));
    row(
        "tools",
        "{\"tool\":\"mcp__github__createIssue\"}",
        memory -> memory.tools(ReadTools.of("github:create_issue")));
    row(
        "explore",
        "{}",
        memory -> memory.exploreTools(new ExploreTools(OptionalInt.empty()), Reading.LATEST));
    row(
        "find_tools",
        "{\"query\":\"sort issues\",\"kinds\":[\"capability\"]}",
        memory -> memory.findTools(new FindTools(
            "sort issues",
            Optional.empty(),
            Optional.of(List.of(FindTools.Kind.CAPABILITY)),
            OptionalInt.empty())));
    row(
        "find_tools",
        "{\"query\":\"sort issues\",\"context_tools\":[\"files:read_file\"]}",
        memory -> memory.findTools(FindTools.of("sort issues").after("files:read_file")));
    row("learn", "{}", memory -> memory.learn(Learn.DRY, Progress.NONE));
    row("learn", "{\"adopt\":true}", memory -> memory.learn(Learn.ADOPT, Progress.NONE));
  }

  private void mistakes() {
    row("learn", "{\"undo\":true}", memory -> memory.learn(Learn.UNDO, Progress.NONE));
    row(
        "learn",
        "{\"adopt\":true,\"undo\":true}",
        memory -> memory.learn(new Learn(Optional.of(true), Optional.of(true)), Progress.NONE));
    row(
        "next_tools",
        "{\"context_tools\":[],\"limit\":0}",
        memory -> memory.nextTools(NextTools.after().limit(0)));
    table.row("next_tools", "{}");
    row("plan", "{\"intent\":\" \"}", memory -> memory.plan(PlanTools.of(" ")));
    row(
        "plan",
        "{\"intent\":\"x\",\"max_tasks\":-1}",
        memory -> memory.plan(PlanTools.of("x").maxTasks(-1)));
    table.row("plan", "{}");
    row("record_run", "{\"steps\":[]}", memory -> memory.recordRun(RecordRun.of()));
    row(
        "record_run",
        "{\"steps\":[{\"tool\":\"a\",\"after\":[\"b\"]}]}",
        memory -> memory.recordRun(RecordRun.of(Step.of("a").after("b"))));
    row("tools", "{\"tool\":\"nobody\"}", memory -> memory.tools(ReadTools.of("nobody")));
    row(
        "register_capability",
        "{\"name\":\"x\",\"description\":\"y\",\"uses\":[\"capability:x\"]}",
        memory -> memory.registerCapability(RegisterCapability.of("x", "y", "capability:x")));
    register("[]");
    register(
        "[{\"name\":\"a\",\"description\":\"\"},{\"name\":\"A\",\"description\":\"\"}]",
        Tool.of("a", ""),
        Tool.of("A", ""));
    register("[{\"name\":\"\",\"description\":\"x\"}]", Tool.of("", "x"));
    table.row("register_tools", "{\"tools\":[{\"name\":\"a\",\"input_schema\":[]}]}");
    table.row("register_tools", "{\"tools\":[{\"description\":\"nameless\"}]}");
    table.row("register_tools", "{\"tools\":{}}");
    table.row("find_tools", "{}");
    table.row("find_tools", "{\"query\":\"x\",\"kinds\":[\"hammer\"]}");
    row("find_tools", "{\"query\":\" \"}", memory -> memory.findTools(FindTools.of(" ")));
    row(
        "find_tools",
        "{\"query\":\"x\",\"limit\":0}",
        memory -> memory.findTools(FindTools.of("x").limit(0)));
  }

  private void finding() {
    row(
        "find_tools",
        "{\"query\":\"open an issue\"}",
        memory -> memory.findTools(FindTools.of("open an issue")));
    row(
        "find_tools",
        "{\"query\":\"read a file\",\"limit\":2}",
        memory -> memory.findTools(FindTools.of("read a file").limit(2)));
    row(
        "find_tools",
        "{\"query\":\"issue\",\"as_of\":2}",
        memory -> memory.findTools(FindTools.of("issue"), Reading.asOf(new AsOf.Position(2))));
  }
}
