package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.engine.TextReads;
import dev.cairn.engine.Write;
import dev.cairn.log.Draft;
import dev.cairn.log.ToolEvent.CapabilityRegistered;
import dev.cairn.log.ToolId;
import dev.cairn.operation.RegisterCapability;
import dev.cairn.operation.Writing;
import dev.cairn.policy.ToolRelation;
import dev.cairn.tool.Capability;
import dev.cairn.tool.Catalogue;
import dev.cairn.tool.trace.Link;
import dev.cairn.tool.trace.ToolEdges;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Registers a capability, and that it contains what it uses as a contribution of {@code declared}. */
final class RegisterCapabilityWrite extends Write<RegisterCapability.Answer> {
  private final RegisterCapability request;
  private final TextReads texts;
  private long version;

  RegisterCapabilityWrite(
      State state, RegisterCapability request, Writing writing, TextReads texts) {
    super(state, writing);
    this.request = request;
    this.texts = texts;
  }

  @Override
  public void decide(Draft draft) {
    Capability told =
        Capability.check(request, state().catalogue(), state().policy().policy().tool());
    adoptPolicy(draft);
    Instant at = at(draft);
    version = state().catalogue().version();
    if (!isKnown(told)) {
      draft.add(new CapabilityRegistered(
          told.id(), at, told.name(), draft.text(told.definition()), told.uses()));
    }
    Map<Link, Long> contained = new LinkedHashMap<>();
    told.uses()
        .forEach(used -> contained.put(new Link(told.id(), ToolRelation.CONTAINS, used), 1L));
    new ToolSaying(state(), texts, draft, at)
        .saysAll(ToolEdges.DECLARED, Link.node(told.id()), contained);
  }

  /** Word for word: told again it is no other capability, and keeps what is known of it. */
  private boolean isKnown(Capability told) {
    Catalogue catalogue = state().catalogue();
    return catalogue
            .find(told.id())
            .filter(known -> known.name().equals(told.name()))
            .flatMap(known -> texts.of(known.definition()))
            .filter(told.definition()::equals)
            .isPresent()
        && catalogue.uses(told.id()).equals(told.uses());
  }

  @Override
  public RegisterCapability.Answer answer(Written written) {
    boolean news =
        written.events().stream().anyMatch(each -> each.event() instanceof CapabilityRegistered);
    if (!news && !written.repeated()) {
      return new RegisterCapability.Answer(
          ToolId.capability(request.name()), unregistered(request.uses()), version);
    }
    Found<CapabilityRegistered> told = only(CapabilityRegistered.class, written);
    return new RegisterCapability.Answer(
        told.event().capability(), unregistered(told.event().uses()), told.position());
  }

  private List<ToolId> unregistered(List<ToolId> uses) {
    return uses.stream()
        .filter(tool -> state().catalogue().find(tool).isEmpty())
        .toList();
  }
}
