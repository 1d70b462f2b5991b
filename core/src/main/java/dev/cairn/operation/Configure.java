package dev.cairn.operation;

import java.util.Map;
import java.util.Optional;

/** Changes the policy. */
@Operation(
    name = "configure",
    kind = Operation.Kind.WRITE,
    who = Operation.Who.PERSON,
    does =
        "Chooses a policy profile or changes single values; `status` lists the keys. The change is"
            + " itself an event of the log.",
    examples = {"{\"policy\": {\"search.limit_default\": 5}}", "{\"profile\": \"default\"}"})
public record Configure(
    @Field("default or seed; values changed before are set back to the profile's")
    Optional<String> profile,

    @Field("policy key to number or name") Optional<Map<String, Object>> policy) {

  /** The policy now in force. */
  public record Answer(String profile, Map<String, Object> policy, long position) {}
}
