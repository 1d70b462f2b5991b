package dev.cairn.tool.decision;

import dev.cairn.log.Bytes;
import dev.cairn.log.Chain;
import dev.cairn.log.EpisodeId;
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
  private static final long NEVER = Long.MAX_VALUE;

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
    out.writeInt(decisions.given().size());
    for (Approval each : decisions.given().values()) {
      approval(each, out);
    }
    out.writeInt(decisions.rejections().size());
    for (Rejection each : decisions.rejections().values()) {
      rejection(each, out);
    }
    out.writeInt(decisions.waiting().size());
    for (String each : decisions.waiting()) {
      out.writeUTF(each);
    }
    decisions.unfinished().write(out);
    decisions.similar().write(out);
  }

  private static void rejection(Rejection rejection, DataOutput out) throws IOException {
    out.writeUTF(rejection.decision());
    out.writeLong(Chain.micros(rejection.at()));
    tool(rejection.tool(), out);
    optional(rejection.args(), out);
    out.writeBoolean(rejection.episode().isPresent());
    if (rejection.episode().isPresent()) {
      out.writeUTF(rejection.episode().get().value());
    }
    out.writeUTF(rejection.by());
  }

  private static void optional(Optional<TextRef> text, DataOutput out) throws IOException {
    out.writeBoolean(text.isPresent());
    if (text.isPresent()) {
      text(text.get(), out);
    }
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
    optional(approval.args(), out);
    out.writeBoolean(approval.standing());
    out.writeUTF(approval.by());
    out.writeUTF(approval.state().name());
    out.writeUTF(approval.decision().orElse(""));
    out.writeLong(approval.until().map(Chain::micros).orElse(NEVER));
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
      for (int left = in.readInt(); left > 0; left--) {
        before.put(rejection());
      }
      for (int left = in.readInt(); left > 0; left--) {
        before.asks(in.readUTF());
      }
      before.unfinished().read(in);
      before.similar().readAll(in);
      return before;
    }

    private Approval approval() throws IOException {
      return new Approval(
          in.readUTF(),
          Chain.instant(in.readLong()),
          tool(),
          in.readUTF(),
          optional(),
          in.readBoolean(),
          in.readUTF(),
          Approval.State.valueOf(in.readUTF()),
          Optional.of(in.readUTF()).filter(decision -> !decision.isEmpty()),
          Optional.of(in.readLong()).filter(until -> until != NEVER).map(Chain::instant));
    }

    private Rejection rejection() throws IOException {
      return new Rejection(
          in.readUTF(),
          Chain.instant(in.readLong()),
          tool(),
          optional(),
          in.readBoolean() ? Optional.of(new EpisodeId(in.readUTF())) : Optional.empty(),
          in.readUTF());
    }

    private Optional<TextRef> optional() throws IOException {
      return in.readBoolean() ? Optional.of(text()) : Optional.empty();
    }

    private ToolId tool() throws IOException {
      return new ToolId(in.readUTF(), in.readUTF());
    }

    private TextRef text() throws IOException {
      return new TextRef(new TextId(in.readUTF()), Bytes.ofHex(in.readUTF()), in.readInt());
    }
  }
}
