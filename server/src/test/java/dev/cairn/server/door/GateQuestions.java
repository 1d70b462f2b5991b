package dev.cairn.server.door;

import dev.cairn.Context;
import dev.cairn.log.Risk;
import dev.cairn.operation.Approve;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.Expect;
import dev.cairn.operation.Explain;
import dev.cairn.operation.ReadThresholds;
import dev.cairn.operation.RecordExecution;
import dev.cairn.operation.Revoke;
import dev.cairn.operation.SetRisk;
import dev.cairn.operation.TrustServer;
import dev.cairn.operation.Writing;
import dev.cairn.policy.DecisionMode;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Questions about whether tools may run, mistakes included. Decisions are named by the log, so questions about the
 * last one name it {@code DECISION}, and every door puts its own for it.
 */
final class GateQuestions {
  private final Agreement table;
  private String decision = "d_none";
  private String approval = "ap_none";

  private GateQuestions(Agreement table) {
    this.table = table;
  }

  static void ask(Agreement table) {
    GateQuestions questions = new GateQuestions(table);
    questions.deciding();
    questions.approving();
    questions.ruling();
    questions.mistakes();
  }

  private void row(String operation, String request, Function<Context, Object> java) {
    table.row(operation, request, java);
  }

  private void decide(String request, Decide asked) {
    row("decide", request, memory -> {
      Decide.Answer answer = memory.decide(asked);
      decision = answer.decision();
      return answer;
    });
  }

  private void ran(boolean ok) {
    row(
        "record_execution",
        "{\"decision\":\"DECISION\",\"ok\":" + ok + "}",
        memory -> memory.recordExecution(RecordExecution.of(decision, ok)));
  }

  private void deciding() {
    decide("{\"tool\":\"acme:sync\",\"confidence\":0.8}", Decide.of("acme:sync", 0.8));
    ran(true);
    ran(true);
    ran(false);
    row("explain", "{\"id\":\"DECISION\"}", memory -> memory.explain(new Explain(decision)));
    decide(
        "{\"tool\":\"acme:sync\",\"confidence\":0.7,\"mode\":\"passive\",\"seed\":7,\"context_tools\":"
            + "[\"acme:read\"],\"workflow_type\":\"tidy\",\"args\":{\"path\":\"ä/ö 👍\",\"n\":1.50}}",
        Decide.of("acme:sync", 0.7)
            .mode(DecisionMode.PASSIVE)
            .seed(7)
            .after("acme:read")
            .work("tidy")
            .args(Map.of("path", "ä/ö 👍", "n", 1.5)));
    ran(false);
    row(
        "decide",
        "{\"tool\":\"acme:sync\",\"confidence\":1,\"mode\":\"active\",\"idempotency_key\":\"k\"}",
        memory ->
            memory.decide(Decide.of("acme:sync", 1).mode(DecisionMode.ACTIVE), Writing.once("k")));
    row(
        "decide",
        "{\"tool\":\"acme:other\",\"confidence\":0.1,\"idempotency_key\":\"k\"}",
        memory -> memory.decide(Decide.of("acme:other", 0.1), Writing.once("k")));
  }

  private void approving() {
    Map<String, Object> args = Map.of("path", "tmp/a");
    String call = "{\"tool\":\"files:delete\",\"confidence\":0.99,\"args\":{\"path\":\"tmp/a\"}}";
    Decide asked = Decide.of("files:delete", 0.99).args(args);
    decide(call, asked);
    row(
        "approve",
        "{\"decision\":\"DECISION\",\"by\":\"ada\"}",
        memory -> memory.approve(Approve.decision(decision, "ada")));
    decide(call, asked);
    ran(true);
    decide(call, asked);
    row("approve", "{\"tool\":\"files:delete\",\"standing\":true,\"by\":\"ada\"}", memory -> {
      Approve.Answer answer = memory.approve(Approve.standing("files:delete", "ada"));
      approval = answer.approval();
      return answer;
    });
    row(
        "thresholds",
        "{\"tool\":\"files:delete\"}",
        memory -> memory.thresholds(ReadThresholds.of("files:delete")));
    decide(call, asked);
    row(
        "revoke",
        "{\"approval\":\"APPROVAL\",\"by\":\"ada\"}",
        memory -> memory.revoke(new Revoke(approval, "ada")));
    decide(call, asked);
  }

  private void ruling() {
    row(
        "set_risk",
        "{\"tool\":\"files:delete\",\"risk\":\"safe\",\"reason\":\"a sandbox\",\"by\":\"ada\"}",
        memory -> memory.setRisk(SetRisk.of("files:delete", Risk.SAFE, "a sandbox", "ada")));
    row(
        "trust_server",
        "{\"server\":\"Files\",\"trusted\":true,\"by\":\"ada\"}",
        memory -> memory.trustServer(new TrustServer("Files", true, "ada")));
    row("thresholds", "{}", memory -> memory.thresholds(ReadThresholds.ALL));
    row(
        "expect",
        "{\"tool\":\"bash\",\"args\":{\"command\":\"ls\"}}",
        memory -> memory.expect(Expect.of("bash").args(Map.of("command", "ls"))));
    row(
        "check",
        "{\"action\":\"tidy\",\"tool\":\"bash\",\"args\":{\"command\":\"rm -rf /\"}}",
        memory -> memory.check(new CheckAction(
            "tidy",
            Optional.of(dev.cairn.log.ToolId.parse("bash")),
            Optional.of(Map.of("command", "rm -rf /")),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty())));
  }

  private void mistakes() {
    row(
        "decide",
        "{\"tool\":\"a\",\"confidence\":1.5}",
        memory -> memory.decide(Decide.of("a", 1.5)));
    table.row("decide", "{\"tool\":\"a\"}");
    table.row("decide", "{\"confidence\":0.5}");
    table.row("decide", "{\"tool\":\"a\",\"confidence\":\"high\"}");
    table.row("decide", "{\"tool\":\"a\",\"confidence\":0.5,\"mode\":\"bold\"}");
    table.row("decide", "{\"tool\":\"a\",\"confidence\":0.5,\"args\":[]}");
    table.row("decide", "{\"tool\":\" \",\"confidence\":0.5}");
    table.row("decide", "{\"tool\":\"--\",\"confidence\":0.5}");
    table.row("record_execution", "{\"ok\":true}");
    row(
        "record_execution",
        "{\"decision\":\"d_nobody\",\"ok\":true}",
        memory -> memory.recordExecution(RecordExecution.of("d_nobody", true)));
    table.row("record_execution", "{\"decision\":\"DECISION\",\"ok\":\"yes\"}");
    table.row("approve", "{\"by\":\"ada\"}");
    table.row("approve", "{\"tool\":\"a\",\"by\":\" \"}");
    table.row("approve", "{\"tool\":\"a\",\"args\":{\"x\":1},\"standing\":true,\"by\":\"ada\"}");
    row(
        "revoke",
        "{\"approval\":\"ap_nobody\",\"by\":\"ada\"}",
        memory -> memory.revoke(new Revoke("ap_nobody", "ada")));
    table.row("set_risk", "{\"tool\":\"a\",\"risk\":\"mild\",\"reason\":\"x\",\"by\":\"ada\"}");
    table.row("set_risk", "{\"tool\":\"a\",\"risk\":\"safe\",\"reason\":\" \",\"by\":\"ada\"}");
    table.row("trust_server", "{\"server\":\" \",\"trusted\":true,\"by\":\"ada\"}");
    table.row("thresholds", "{\"limit\":0}");
    table.row("expect", "{\"tool\":\"bash\",\"episode\":\"nobody\"}");
  }
}
