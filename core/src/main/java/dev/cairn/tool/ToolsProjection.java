package dev.cairn.tool;

import dev.cairn.log.Bytes;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.Recorded;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolEvent.CapabilityRegistered;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.projection.Projection;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Folds the log into the {@link Catalogue}. */
public final class ToolsProjection implements Projection<Catalogue> {
  @Override
  public String name() {
    return "tools";
  }

  @Override
  public int version() {
    return 3;
  }

  @Override
  public Catalogue empty() {
    return new Catalogue();
  }

  @Override
  public Catalogue apply(Catalogue catalogue, Recorded recorded) {
    if (recorded.event() instanceof ToolsRegistered registered) {
      registered.added().forEach(catalogue::put);
      registered.changed().forEach(catalogue::put);
      catalogue.version(recorded.position());
    } else if (recorded.event() instanceof CapabilityRegistered told) {
      ToolId id = told.capability();
      catalogue.put(new ToolWrite(id, id.server(), told.name(), told.definition()));
      catalogue.uses(id, told.uses());
      catalogue.version(recorded.position());
    }
    return catalogue;
  }

  @Override
  public void write(Catalogue catalogue, DataOutput out) throws IOException {
    out.writeLong(catalogue.version());
    out.writeInt(catalogue.size());
    for (ToolWrite tool : catalogue.all()) {
      out.writeUTF(tool.tool().server());
      out.writeUTF(tool.tool().tool());
      out.writeUTF(tool.server());
      out.writeUTF(tool.name());
      write(tool.definition(), out);
      out.writeInt(catalogue.earlier(tool.tool()).size());
      for (TextRef said : catalogue.earlier(tool.tool())) {
        write(said, out);
      }
      List<ToolId> uses = catalogue.uses(tool.tool());
      out.writeInt(uses.size());
      for (ToolId used : uses) {
        out.writeUTF(used.server());
        out.writeUTF(used.tool());
      }
    }
  }

  private static void write(TextRef text, DataOutput out) throws IOException {
    out.writeUTF(text.id().value());
    out.writeUTF(text.hash().hex());
    out.writeInt(text.codePoints());
  }

  private static TextRef text(DataInput in) throws IOException {
    return new TextRef(new TextId(in.readUTF()), Bytes.ofHex(in.readUTF()), in.readInt());
  }

  @Override
  public Catalogue read(DataInput in) throws IOException {
    Catalogue catalogue = new Catalogue();
    catalogue.version(in.readLong());
    for (int left = in.readInt(); left > 0; left--) {
      ToolId id = new ToolId(in.readUTF(), in.readUTF());
      String server = in.readUTF();
      String name = in.readUTF();
      catalogue.put(new ToolWrite(id, server, name, text(in)));
      for (int more = in.readInt(); more > 0; more--) {
        catalogue.earlier(id, text(in));
      }
      List<ToolId> uses = new ArrayList<>();
      for (int more = in.readInt(); more > 0; more--) {
        uses.add(new ToolId(in.readUTF(), in.readUTF()));
      }
      if (!uses.isEmpty()) {
        catalogue.uses(id, uses);
      }
    }
    return catalogue;
  }
}
