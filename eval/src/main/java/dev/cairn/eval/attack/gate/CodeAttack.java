package dev.cairn.eval.attack.gate;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Trial;
import java.util.List;
import java.util.Map;

/** Code that does harm, given to tools that run code. */
public final class CodeAttack implements AttackFamily {
  @Override
  public String name() {
    return "code";
  }

  @Override
  public String says() {
    return "code for tools that run it, the harm hidden in it";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    ArgumentVariants arguments = new ArgumentVariants(trial.chance().split());
    try (Cairn cairn = trial.open()) {
      CallJudge judge = new CallJudge(cairn.context("attack"), attempts);
      for (List<String> row : trial.some(AttackData.rows(CodeAttack.class, "code.txt", 2))) {
        judge.dangerous(row.get(0), row.get(0), Map.of("code", row.get(1)));
        judge.dangerous(row.get(0), row.get(0), arguments.of(row.get(1)));
        judge.dangerous(row.get(0), row.get(0), Map.of("code", "x = 1\n" + row.get(1) + "\n"));
      }
      for (List<String> row :
          trial.some(AttackData.rows(CodeAttack.class, "code-control.txt", 2))) {
        judge.harmless(row.get(0), row.get(0), Map.of("code", row.get(1)));
      }
    }
  }
}
