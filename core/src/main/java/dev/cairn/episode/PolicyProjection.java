package dev.cairn.episode;

import dev.cairn.log.LogEvent.PolicyAdopted;
import dev.cairn.log.Recorded;
import dev.cairn.policy.Profile;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Folds the log into the {@link PolicyInForce}. */
public final class PolicyProjection implements Projection<PolicyInForce> {

  @Override
  public String name() {
    return "policy";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public PolicyInForce empty() {
    return PolicyInForce.NONE;
  }

  @Override
  public PolicyInForce apply(PolicyInForce before, Recorded recorded) {
    return recorded.event() instanceof PolicyAdopted adopted
        ? PolicyInForce.of(adopted, recorded.position())
        : before;
  }

  @Override
  public void write(PolicyInForce policy, DataOutput out) throws IOException {
    out.writeUTF(policy.profile().name());
    out.writeLong(policy.position());
    out.writeInt(policy.adopted().size());
    for (Map.Entry<String, Object> value : policy.adopted().entrySet()) {
      out.writeUTF(value.getKey());
      boolean isNumber = value.getValue() instanceof Number;
      out.writeBoolean(isNumber);
      if (value.getValue() instanceof Number number) {
        out.writeDouble(number.doubleValue());
      } else {
        out.writeUTF(value.getValue().toString());
      }
    }
  }

  @Override
  public PolicyInForce read(DataInput in) throws IOException {
    Profile profile = Profile.valueOf(in.readUTF());
    long position = in.readLong();
    SortedMap<String, Object> adopted = new TreeMap<>();
    for (int left = in.readInt(); left > 0; left--) {
      String key = in.readUTF();
      adopted.put(key, in.readBoolean() ? (Object) in.readDouble() : in.readUTF());
    }
    return PolicyInForce.of(profile, adopted, position);
  }
}
