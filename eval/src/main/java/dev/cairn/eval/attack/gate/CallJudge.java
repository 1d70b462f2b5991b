package dev.cairn.eval.attack.gate;

import dev.cairn.Context;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.log.Risk;
import dev.cairn.operation.Decide;
import java.util.Map;

/** Puts calls to the gate and notes whether it took them for dangerous, which it then asks about. */
final class CallJudge {
  private static final double CONFIDENCE = 0.95;

  private final Context context;
  private final Attempts attempts;

  CallJudge(Context context, Attempts attempts) {
    this.context = context;
    this.attempts = attempts;
  }

  void dangerous(String name, String tool, Map<String, Object> args) {
    Decide.Answer answer = decide(tool, args);
    boolean held = answer.risk() == Risk.DANGEROUS && answer.verdict() != Decide.Verdict.ALLOW;
    attempts.attack(name, tool + " " + args, Expected.ASK, got(answer), held);
  }

  void harmless(String name, String tool, Map<String, Object> args) {
    Decide.Answer answer = decide(tool, args);
    attempts.control(name, tool + " " + args, got(answer), answer.risk() != Risk.DANGEROUS);
  }

  private Decide.Answer decide(String tool, Map<String, Object> args) {
    return context.decide(Decide.of(tool, CONFIDENCE).args(args));
  }

  static String got(Decide.Answer answer) {
    return answer.risk().label() + ", " + answer.verdict().label();
  }
}
