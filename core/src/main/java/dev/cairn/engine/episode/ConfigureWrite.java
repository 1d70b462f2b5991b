package dev.cairn.engine.episode;

import dev.cairn.engine.State;
import dev.cairn.engine.Write;
import dev.cairn.episode.PolicyInForce;
import dev.cairn.fault.CairnException;
import dev.cairn.log.Draft;
import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.LogEvent.PolicyAdopted.Cause;
import dev.cairn.operation.Configure;
import dev.cairn.operation.Writing;
import dev.cairn.policy.Policy;
import dev.cairn.policy.PolicyRefused;
import dev.cairn.policy.Profile;
import java.util.Arrays;
import java.util.Map;

/** Changes the policy; setting what already holds writes nothing. */
final class ConfigureWrite extends Write<Configure.Answer> {
  private final Configure request;

  ConfigureWrite(State state, Configure request, Writing writing) {
    super(state, writing);
    this.request = request;
    if (request.profile().isEmpty() && request.policy().isEmpty()) {
      throw CairnException.invalid(
          "policy", "give a profile, or policy keys with values; `status` lists them");
    }
  }

  @Override
  public void decide(Draft draft) {
    PolicyInForce before = state().policy();
    Profile profile = request.profile().map(ConfigureWrite::profile).orElse(before.profile());
    Policy base = request.profile().isPresent() ? profile.policy() : before.policy();
    Policy after = change(base, request.policy().orElse(Map.of()));
    boolean same = profile == before.profile() && after.equals(before.policy());
    if (!same || !before.isComplete()) {
      draft.add(new PolicyAdopted(at(draft), profile.label(), Cause.CONFIGURED, after.values()));
    }
  }

  private static Policy change(Policy base, Map<String, Object> changes) {
    try {
      return base.with(changes);
    } catch (PolicyRefused e) {
      throw CairnException.invalid("policy." + e.key(), String.valueOf(e.getMessage()));
    }
  }

  private static Profile profile(String name) {
    return Arrays.stream(Profile.values())
        .filter(profile -> profile.label().equals(name))
        .findFirst()
        .orElseThrow(() -> CairnException.invalid(
            "profile", "profile must be 'default' or 'seed', was '" + name + "'"));
  }

  @Override
  public Configure.Answer answer(Written written) {
    PolicyInForce now = state().policy();
    if (written.isEmpty()) {
      return new Configure.Answer(now.profile().label(), now.policy().values(), now.position());
    }
    Found<PolicyAdopted> adopted = only(PolicyAdopted.class, written);
    return new Configure.Answer(
        adopted.event().profile(), adopted.event().values(), adopted.position());
  }
}
