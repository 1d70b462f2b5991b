package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.log.Draft;
import dev.cairn.log.LogEvent.ToolsRegistered;
import dev.cairn.log.TextRef;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.operation.RegisterTools;
import dev.cairn.operation.Writing;
import dev.cairn.tool.Catalogue;
import dev.cairn.tool.Registration;
import dev.cairn.tool.Registration.Declared;
import dev.cairn.tool.flow.Ports;
import dev.cairn.tool.flow.SchemaFlow;
import dev.cairn.tool.trace.ToolEdges;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Registers tools. Those that are known word for word are counted and not written again. */
final class RegisterToolsWrite extends Write<RegisterTools.Answer> {
  private final RegisterTools request;
  private final TextReads texts;
  private final Map<ToolId, Ports> ports;
  private long unchanged;
  private long version;

  /** @param ports what the tools known so far take and give */
  RegisterToolsWrite(
      State state,
      RegisterTools request,
      Writing writing,
      TextReads texts,
      Map<ToolId, Ports> ports) {
    super(state, writing);
    this.request = request;
    this.texts = texts;
    this.ports = ports;
  }

  @Override
  public void decide(Draft draft) {
    List<Declared> declared =
        Registration.check(request, state().policy().policy().tool());
    Catalogue catalogue = state().catalogue();
    Map<TextRef, String> known = texts.of(declared.stream()
        .flatMap(tool -> catalogue.find(tool.tool()).stream())
        .map(ToolWrite::definition)
        .toList());
    List<ToolWrite> added = new ArrayList<>();
    List<ToolWrite> changed = new ArrayList<>();
    for (Declared tool : declared) {
      Optional<ToolWrite> before = catalogue.find(tool.tool());
      if (before.isEmpty()) {
        added.add(write(tool, draft));
      } else if (!isSame(before.get(), tool, known)) {
        changed.add(write(tool, draft));
      }
    }
    unchanged = (long) declared.size() - added.size() - changed.size();
    version = catalogue.version();
    if (unchanged < declared.size()) {
      adoptPolicy(draft);
      draft.add(new ToolsRegistered(at(draft), added, changed, unchanged));
      flow(declared, Stream.concat(added.stream(), changed.stream()).toList(), draft);
    }
  }

  /** What fits together with the news, by what the tools say they take and give. */
  private void flow(List<Declared> declared, List<ToolWrite> news, Draft draft) {
    Map<ToolId, Ports> all = new LinkedHashMap<>(ports);
    declared.forEach(tool -> all.put(tool.tool(), tool.ports()));
    new ToolSaying(state(), texts, draft, at(draft))
        .says(
            ToolEdges.FLOW,
            new SchemaFlow(all, state().policy().policy().tool())
                .of(news.stream().map(ToolWrite::tool).toList()));
  }

  private static boolean isSame(ToolWrite before, Declared now, Map<TextRef, String> known) {
    return before.server().equals(now.server())
        && before.name().equals(now.name())
        && now.definition().equals(known.get(before.definition()));
  }

  private static ToolWrite write(Declared tool, Draft draft) {
    return new ToolWrite(tool.tool(), tool.server(), tool.name(), draft.text(tool.definition()));
  }

  @Override
  public RegisterTools.Answer answer(Written written) {
    if (written.isEmpty()) {
      return new RegisterTools.Answer(0, 0, unchanged, version);
    }
    Found<ToolsRegistered> registered = only(ToolsRegistered.class, written);
    return new RegisterTools.Answer(
        registered.event().added().size(),
        registered.event().changed().size(),
        registered.event().unchanged(),
        registered.position());
  }
}
