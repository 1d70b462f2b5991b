package dev.cairn.server.demo;

import static dev.cairn.server.demo.Stage.require;

import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Four thousand tools: the few that matter are found, the next one is foretold, and a plan is drawn. */
final class ToolStory {
  private static final String TOOLS = "tools";
  private static final String TASK = "refund a customer who paid twice and tell them";
  private static final String REGISTER = "register";
  private static final String INTENT = "--intent";

  private static final String JSON = ".json";

  /** How often a job was done that week. */
  private static final int TIMES = 6;

  private final Stage stage;
  private final Path folder;

  ToolStory(Stage stage, Path folder) {
    this.stage = stage;
    this.folder = folder;
  }

  void tell() {
    stage.chapter("Four thousand tools, and an agent that should see the few that matter");
    stage.show(0, TOOLS, REGISTER, ToolWorld.write(folder.resolve("tools.json")).toString());
    find();
    learn();
    foretell();
    plan();
  }

  /** The same with tools of one's own: every JSON file of a folder is a server's. */
  void tell(Path own, String task) {
    stage.chapter("Your own tools, and the few of them that matter");
    for (Path file : files(own)) {
      String name = file.getFileName().toString();
      String server = name.substring(0, name.length() - JSON.length());
      stage.show(0, TOOLS, REGISTER, "--server", server, file.toString());
    }
    stage.show(0, TOOLS, "find", task, "--why", "--limit", "3");
    stage.show(0, TOOLS, "plan", task);
  }

  private static List<Path> files(Path own) {
    try (Stream<Path> all = Files.list(own)) {
      List<Path> files =
          all.filter(file -> file.toString().endsWith(JSON)).sorted().toList();
      if (files.isEmpty()) {
        throw CairnException.invalid(
            "tools", own + " holds no .json file; put there what servers answer to tools/list");
      }
      return files;
    } catch (IOException e) {
      throw CairnException.invalid("tools", own + " cannot be read: it must be a folder");
    }
  }

  private void find() {
    String wanted = "create a refund for a payment";
    stage.show(0, TOOLS, "find", wanted, "--limit", "3");
    require(
        stage.ask(TOOLS, "find", wanted).at("/results/0/tool").asString("").startsWith("billing:"),
        "the server that handles refunds is found among eighty");
  }

  /** What a week of work leaves behind. */
  private void learn() {
    stage.say("  A week of work, recorded as it went:");
    String[] refund = {
      TOOLS,
      "run",
      INTENT,
      TASK,
      "crm:search_customer+",
      "billing:list_payment+",
      "billing:create_refund+",
      "mail:create_message+",
      "mail:send_message+"
    };
    stage.show(0, refund);
    for (int again = 1; again < TIMES; again++) {
      stage.ask(refund);
    }
  }

  private void foretell() {
    String intent = "give the customer back what they paid twice";
    stage.show(0, TOOLS, "next", INTENT, intent, "crm:search_customer", "billing:list_payment");
    JsonNode next = stage
        .ask(TOOLS, "next", INTENT, intent, "crm:search_customer", "billing:list_payment")
        .at("/predictions/0/tool");
    require(next.asString("").equals("billing:create_refund"), "the next step is foretold");
  }

  private void plan() {
    String task = "refund the customer who paid twice, then tell them";
    stage.show(0, TOOLS, "plan", task);
    JsonNode tasks = stage.ask(TOOLS, "plan", task).at("/tasks");
    require(
        tasks.findValuesAsString("tool").contains("mail:send_message"), "the plan goes to the end");
    stage.holds("each step says what it waits for, and where that was learned");
  }
}
