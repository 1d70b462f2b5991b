package dev.cairn.eval.attack.gate;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Trial;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Runs dangerous calls on approvals that are none: an agent's own, spent, expired, of another call. */
public final class ApprovalAttack implements AttackFamily {
  private static final Instant BEGIN = Instant.parse("2026-01-05T09:00:00Z");
  private static final JsonMapper JSON = new JsonMapper();
  private static final int FEW = 2;

  @Override
  public String name() {
    return "approvals";
  }

  @Override
  public String says() {
    return "an agent's own, spent, expired and revoked yes, and that to another call";
  }

  @Override
  public void run(Trial trial, Attempts attempts) throws Exception {
    AtomicReference<Instant> now = new AtomicReference<>(BEGIN);
    List<List<String>> calls = trial.some(AttackData.rows(ApprovalAttack.class, "calls.txt", 2));
    int number = 0;
    try (Cairn cairn = Cairn.open(trial.settings().clock(now::get))) {
      for (List<String> call : trial.size() == Trial.Size.SMALL ? calls.subList(0, FEW) : calls) {
        Map<String, Object> args = JSON.readValue(call.get(1), new TypeReference<>() {});
        new ApprovalWays(cairn, "call" + number++, now, call.get(0), args, attempts).all();
      }
    }
  }
}
