package dev.cairn.graph.emission;

import dev.cairn.graph.emission.Specs.Loaded;
import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.GraphEvent.SpecLoaded;
import dev.cairn.log.GraphEvent.SpecUnloaded;
import dev.cairn.log.Recorded;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Folds the log into the {@link Specs} in service. */
public final class SpecsProjection implements Projection<Specs> {
  @Override
  public String name() {
    return "specs";
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public Specs empty() {
    return new Specs();
  }

  @Override
  public Specs apply(Specs specs, Recorded recorded) {
    if (recorded.event() instanceof SpecLoaded loaded) {
      specs.put(new Loaded(loaded, recorded.position()));
    } else if (recorded.event() instanceof SpecUnloaded unloaded) {
      specs.remove(unloaded.name());
    }
    return specs;
  }

  @Override
  public void write(Specs specs, DataOutput out) throws IOException {
    out.writeInt(specs.all().size());
    for (Loaded loaded : specs.all()) {
      SpecLoaded event = loaded.event();
      out.writeLong(loaded.position());
      out.writeLong(Chain.micros(event.at()));
      out.writeUTF(event.name());
      out.writeUTF(event.kind());
      out.writeInt(event.enrichments().size());
      for (String enrichment : event.enrichments()) {
        out.writeUTF(enrichment);
      }
      out.writeUTF(event.spec().id().value());
      out.writeUTF(event.spec().hash().hex());
      out.writeInt(event.spec().codePoints());
    }
  }

  @Override
  public Specs read(DataInput in) throws IOException {
    Specs specs = new Specs();
    for (int left = in.readInt(); left > 0; left--) {
      long position = in.readLong();
      Instant at = Chain.instant(in.readLong());
      String name = in.readUTF();
      String kind = in.readUTF();
      List<String> enrichments = new ArrayList<>();
      for (int count = in.readInt(); count > 0; count--) {
        enrichments.add(in.readUTF());
      }
      TextRef spec = new TextRef(new TextId(in.readUTF()), Bytes.ofHex(in.readUTF()), in.readInt());
      specs.put(new Loaded(new SpecLoaded(at, name, kind, enrichments, spec), position));
    }
    return specs;
  }
}
