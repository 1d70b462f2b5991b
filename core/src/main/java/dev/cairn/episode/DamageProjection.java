package dev.cairn.episode;

import dev.cairn.log.Bytes;
import dev.cairn.log.DamageEvent.Break;
import dev.cairn.log.DamageEvent.ChainBroken;
import dev.cairn.log.DamageEvent.DamageAccepted;
import dev.cairn.log.DamageEvent.Quarantined;
import dev.cairn.log.Recorded;
import dev.cairn.log.TextId;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Folds what the log says of itself into {@link KnownDamage}. */
public final class DamageProjection implements Projection<KnownDamage> {
  @Override
  public String name() {
    return "damage";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public KnownDamage empty() {
    return KnownDamage.NONE;
  }

  @Override
  public KnownDamage apply(KnownDamage known, Recorded recorded) {
    if (recorded.event() instanceof Quarantined gone) {
      return known.and(List.of(Break.at(recorded.position(), gone.problem())));
    }
    if (recorded.event() instanceof ChainBroken broken) {
      return known.naming(broken.breaks());
    }
    return recorded.event() instanceof DamageAccepted accepted
        ? known.accepting(accepted.accepted())
        : known;
  }

  @Override
  public void write(KnownDamage known, DataOutput out) throws IOException {
    write(known.met(), out);
    write(known.named(), out);
    write(known.accepted(), out);
  }

  private static void write(List<Break> breaks, DataOutput out) throws IOException {
    out.writeInt(breaks.size());
    for (Break each : breaks) {
      out.writeLong(each.from());
      out.writeLong(each.to());
      out.writeUTF(each.problem());
      out.writeUTF(each.hash().map(Bytes::hex).orElse(""));
      out.writeUTF(each.text().map(TextId::value).orElse(""));
    }
  }

  @Override
  public KnownDamage read(DataInput in) throws IOException {
    return new KnownDamage(breaks(in), breaks(in), breaks(in));
  }

  private static List<Break> breaks(DataInput in) throws IOException {
    List<Break> breaks = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      breaks.add(new Break(
          in.readLong(),
          in.readLong(),
          in.readUTF(),
          Optional.of(in.readUTF()).filter(hex -> !hex.isEmpty()).map(Bytes::ofHex),
          Optional.of(in.readUTF()).filter(id -> !id.isEmpty()).map(TextId::new)));
    }
    return List.copyOf(breaks);
  }
}
