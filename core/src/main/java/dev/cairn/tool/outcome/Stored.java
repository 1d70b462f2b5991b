package dev.cairn.tool.outcome;

import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** How tools stand in a checkpoint. */
final class Stored {
  private Stored() {}

  static void write(ToolId tool, DataOutput out) throws IOException {
    out.writeUTF(tool.server());
    out.writeUTF(tool.tool());
  }

  static ToolId tool(DataInput in) throws IOException {
    return new ToolId(in.readUTF(), in.readUTF());
  }
}
