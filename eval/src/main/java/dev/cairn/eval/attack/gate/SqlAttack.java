package dev.cairn.eval.attack.gate;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Trial;
import java.util.List;

/** Statements that do harm, between and behind harmless ones. */
public final class SqlAttack implements AttackFamily {
  private static final String TOOL = "db:execute_sql";

  @Override
  public String name() {
    return "sql";
  }

  @Override
  public String says() {
    return "statements that destroy, leak or run programs";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    ArgumentVariants arguments = new ArgumentVariants(trial.chance().split());
    try (Cairn cairn = trial.open()) {
      CallJudge judge = new CallJudge(cairn.context("attack"), attempts);
      for (String statement : trial.some(AttackData.lines(SqlAttack.class, "sql.txt"))) {
        shapes(statement).forEach(each -> judge.dangerous("statement", TOOL, arguments.of(each)));
      }
      for (String statement : trial.some(AttackData.lines(SqlAttack.class, "sql-control.txt"))) {
        shapes(statement).forEach(each -> judge.harmless("statement", TOOL, arguments.of(each)));
      }
    }
  }

  private static List<String> shapes(String statement) {
    return List.of(
        statement,
        "  \n" + statement + " ;",
        "SELECT 1;\n" + statement,
        "BEGIN; " + statement + "; COMMIT",
        "-- report\n" + statement);
  }
}
