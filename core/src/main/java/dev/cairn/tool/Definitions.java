package dev.cairn.tool;

import dev.cairn.tool.risk.ToolText;
import java.util.Optional;

/** What a tool says of itself, for others to judge. */
public final class Definitions {
  private Definitions() {}

  /**
   * Its name and its words.
   *
   * @param definition the text the log keeps of it; nothing if there is none, or it was erased
   */
  public static ToolText text(String name, Optional<String> definition) {
    Definition said = Definition.read(definition);
    return new ToolText(name, said.description(), said.inputSchema(), said.annotations());
  }
}
