package dev.cairn.tool.decision;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.Risk;
import dev.cairn.log.TextId;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** {@link Decisions} as bytes: equal states give equal ones. */
final class DecisionsBytes {
  private DecisionsBytes() {}

  static void write(Decisions decisions, DataOutput out) throws IOException {
    places(decisions.places(), out);
    places(decisions.outcomes(), out);
    out.writeInt(decisions.risks().size());
    for (Map.Entry<String, UserRisk> each : decisions.risks().entrySet()) {
      tool(ToolId.parse(each.getKey()), out);
      UserRisk said = each.getValue();
      out.writeUTF(said.risk().name());
      out.writeLong(Chain.micros(said.at()));
      out.writeUTF(said.version());
      text(said.reason(), out);
      out.writeUTF(said.by());
    }
    out.writeInt(decisions.trusted().size());
    for (String server : decisions.trusted()) {
      out.writeUTF(server);
    }
    out.writeInt(decisions.approvals().size());
    for (Approval each : decisions.approvals().values()) {
      approval(each, out);
    }
    decisions.similar().write(out);
  }

  private static void places(Map<String, Long> places, DataOutput out) throws IOException {
    out.writeInt(places.size());
    for (Map.Entry<String, Long> each : places.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeLong(each.getValue());
    }
  }

  private static void approval(Approval approval, DataOutput out) throws IOException {
    out.writeUTF(approval.id());
    out.writeLong(Chain.micros(approval.at()));
    tool(approval.tool(), out);
    out.writeUTF(approval.version());
    out.writeBoolean(approval.args().isPresent());
    if (approval.args().isPresent()) {
      text(approval.args().get(), out);
    }
    out.writeBoolean(approval.standing());
    out.writeUTF(approval.by());
    out.writeUTF(approval.state().name());
  }

  private static void tool(ToolId tool, DataOutput out) throws IOException {
    out.writeUTF(tool.server());
    out.writeUTF(tool.tool());
  }

  private static void text(TextRef text, DataOutput out) throws IOException {
    out.writeUTF(text.id().value());
    out.writeUTF(text.hash().hex());
    out.writeInt(text.codePoints());
  }

  static Decisions read(DataInput in) throws IOException {
    Read read = new Read(in);
    return read.decisions();
  }

  /** The parts in the order they were written. */
  private static final class Read {
    private final DataInput in;

    Read(DataInput in) {
      this.in = in;
    }

    Decisions decisions() throws IOException {
      Decisions before = new Decisions();
      for (int left = in.readInt(); left > 0; left--) {
        before.made(in.readUTF(), in.readLong());
      }
      for (int left = in.readInt(); left > 0; left--) {
        String decision = in.readUTF();
        long outcome = in.readLong();
        before.ended(decision, (outcome & 1) == 1, outcome / 2);
      }
      for (int left = in.readInt(); left > 0; left--) {
        before.put(
            tool(),
            new UserRisk(
                Risk.valueOf(in.readUTF()),
                Chain.instant(in.readLong()),
                in.readUTF(),
                text(),
                in.readUTF()));
      }
      for (int left = in.readInt(); left > 0; left--) {
        before.trust(in.readUTF(), true);
      }
      for (int left = in.readInt(); left > 0; left--) {
        before.put(approval());
      }
      before.similar().readAll(in);
      return before;
    }

    private Approval approval() throws IOException {
      return new Approval(
          in.readUTF(),
          Chain.instant(in.readLong()),
          tool(),
          in.readUTF(),
          in.readBoolean() ? Optional.of(text()) : Optional.empty(),
          in.readBoolean(),
          in.readUTF(),
          Approval.State.valueOf(in.readUTF()));
    }

    private ToolId tool() throws IOException {
      return new ToolId(in.readUTF(), in.readUTF());
    }

    private TextRef text() throws IOException {
      return new TextRef(new TextId(in.readUTF()), Bytes.ofHex(in.readUTF()), in.readInt());
    }
  }
}
