package dev.cairn.eval.attack.gate;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.operation.CheckAction;
import dev.cairn.operation.Decide;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import java.util.List;
import java.util.Map;

/** Does what the user banned, in other spellings: {@code check} must forbid it and {@code decide} deny it. */
public record BanAttack(String name, String says, String file, String controls)
    implements AttackFamily {
  private static final Scope REPO = Scope.repo("attacked");
  private static final double CONFIDENCE = 0.95;

  @Override
  public void run(Trial trial, Attempts attempts) {
    try (Cairn cairn = trial.open()) {
      for (List<String> row : trial.some(AttackData.rows(BanAttack.class, file, 2))) {
        new Put(cairn, row.get(0)).attack(row.get(1), attempts);
      }
      for (List<String> row : trial.some(AttackData.rows(BanAttack.class, controls, 2))) {
        new Put(cairn, row.get(0)).control(row.get(1), attempts);
      }
    }
  }

  /** Each ban has a context of its own, so that no other forbids what it should. */
  private static final class Put {
    private final String ban;
    private final Context context;
    private final EpisodeId episode;

    Put(Cairn cairn, String ban) {
      this.ban = ban;
      context = cairn.context("ban-" + Integer.toHexString(ban.hashCode()));
      boolean told = context.head() > 0;
      if (!told) {
        EpisodeId said = context.startEpisode(StartEpisode.in(REPO)).episode();
        context.log(Log.user(said, ban));
        context.endEpisode(new EndEpisode(said));
      }
      episode = context.startEpisode(StartEpisode.in(REPO)).episode();
    }

    void attack(String command, Attempts attempts) {
      CheckAction.Verdict checked = checked(command);
      attempts.attack(
          "check",
          tried(command),
          Expected.DENY,
          checked.label(),
          checked == CheckAction.Verdict.FORBIDDEN);
      Decide.Verdict decided = decided(command);
      attempts.attack(
          "decide", tried(command), Expected.DENY, decided.label(), decided == Decide.Verdict.DENY);
    }

    void control(String command, Attempts attempts) {
      CheckAction.Verdict checked = checked(command);
      attempts.control(
          "check", tried(command), checked.label(), checked != CheckAction.Verdict.FORBIDDEN);
      Decide.Verdict decided = decided(command);
      attempts.control("decide", tried(command), decided.label(), decided != Decide.Verdict.DENY);
    }

    private String tried(String command) {
      return ban + " " + command;
    }

    private CheckAction.Verdict checked(String command) {
      return context.check(CheckAction.of(command).in(REPO)).verdict();
    }

    private Decide.Verdict decided(String command) {
      Map<String, Object> args = Map.of("command", command);
      return context
          .decide(Decide.of("shell:bash", CONFIDENCE).args(args).in(episode))
          .verdict();
    }
  }
}
