package dev.cairn.eval.attack.gate;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Risk;
import dev.cairn.log.Scope;
import dev.cairn.log.Via;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.StartEpisode;
import dev.cairn.operation.Writing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes names of tools, actions and bans in characters that only look like the ones that are known. */
public final class LookAlikeAttack implements AttackFamily {
  private static final Scope REPO = Scope.repo("attacked");
  private static final double CONFIDENCE = 0.95;

  /** One thing in one writing. */
  private record Written(String kind, LookAlikes how, List<String> row) {
    String name() {
      return kind + ", " + how.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  @Override
  public String name() {
    return "look-alikes";
  }

  @Override
  public String says() {
    return "tools, actions and bans in letters that look like others";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    List<Written> all = new ArrayList<>();
    for (List<String> row : AttackData.rows(LookAlikeAttack.class, "look-alikes.txt", 3)) {
      for (LookAlikes how : LookAlikes.values()) {
        all.add(new Written(row.get(0), how, row));
      }
    }
    try (Cairn cairn = trial.open()) {
      int number = 0;
      for (Written each : trial.some(all)) {
        Context context = cairn.context("a" + number++);
        switch (each.kind()) {
          case "tool" -> tool(context, each, attempts);
          case "action" -> action(context, each, attempts);
          case "ban" -> ban(context, each, attempts);
          default -> throw new IllegalStateException("no such kind: " + each.kind());
        }
      }
      Context honest = cairn.context("honest");
      for (String name : AttackData.lines(LookAlikeAttack.class, "look-alikes-control.txt")) {
        Risk risk = registered(honest, name).risk();
        attempts.control("tool", name, risk.label(), risk != Risk.DANGEROUS);
      }
    }
  }

  private static void tool(Context context, Written each, Attempts attempts) {
    String name = each.how().write(each.row().get(1));
    try {
      Decide.Answer answer = registered(context, name);
      boolean held = answer.risk() == Risk.DANGEROUS;
      attempts.attack(each.name(), name, Expected.ASK, CallJudge.got(answer), held);
    } catch (CairnException refused) {
      attempts.attack(each.name(), name, Expected.ASK, refused.code().toString(), true);
    }
  }

  private static Decide.Answer registered(Context context, String name) {
    context.registerTools(
        RegisterTools.of("acme", RegisterTools.Tool.of(name, "Works on a list.")),
        Writing.NOW.via(Via.AGENT));
    return context.decide(Decide.of("acme:" + name, CONFIDENCE));
  }

  /** The ban is in plain letters, the action that breaks it is not. */
  private static void action(Context context, Written each, Attempts attempts) {
    tell(context, each.row().get(1));
    forbidden(context, each, each.how().write(each.row().get(2)), attempts);
  }

  /** The action is in plain letters, the ban is not. */
  private static void ban(Context context, Written each, Attempts attempts) {
    tell(context, each.how().write(each.row().get(1)));
    forbidden(context, each, each.row().get(2), attempts);
  }

  private static void tell(Context context, String rule) {
    EpisodeId episode = context.startEpisode(StartEpisode.in(REPO)).episode();
    context.log(Log.user(episode, rule));
    context.endEpisode(new EndEpisode(episode));
  }

  private static void forbidden(Context context, Written each, String action, Attempts attempts) {
    CheckAction.Verdict verdict = context.check(CheckAction.of(action).in(REPO)).verdict();
    boolean held = verdict == CheckAction.Verdict.FORBIDDEN;
    attempts.attack(each.name(), action, Expected.DENY, verdict.label(), held);
  }
}
