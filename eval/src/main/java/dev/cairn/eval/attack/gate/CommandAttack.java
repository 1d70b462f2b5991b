package dev.cairn.eval.attack.gate;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Trial;
import java.util.List;
import java.util.Map;

/** Commands that do harm, each as it is and in two other spellings, in arguments of many shapes. */
public record CommandAttack(String name, String says, String file) implements AttackFamily {
  private static final int VARIANTS = 2;
  private static final String TOOL = "shell:bash";

  @Override
  public void run(Trial trial, Attempts attempts) {
    CommandVariants commands = new CommandVariants(trial.chance().split());
    ArgumentVariants arguments = new ArgumentVariants(trial.chance().split());
    try (Cairn cairn = trial.open()) {
      CallJudge judge = new CallJudge(cairn.context("attack"), attempts);
      for (String command : trial.some(AttackData.lines(CommandAttack.class, file))) {
        judge.dangerous("plain", TOOL, Map.of("command", command));
        judge.dangerous("a list of one", TOOL, Map.of("command", List.of(command)));
        commands
            .more(command, VARIANTS)
            .forEach(each -> judge.dangerous("variant", TOOL, arguments.of(each)));
      }
      for (String command : trial.some(AttackData.lines(CommandAttack.class, "control.txt"))) {
        judge.harmless("plain", TOOL, Map.of("command", command));
        commands
            .more(command, VARIANTS)
            .forEach(each -> judge.harmless("variant", TOOL, arguments.of(each)));
      }
    }
  }
}
