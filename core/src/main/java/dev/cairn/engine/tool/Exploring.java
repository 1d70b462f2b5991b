package dev.cairn.engine.tool;

import dev.cairn.engine.Memory;
import dev.cairn.engine.State;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ToolId;
import dev.cairn.operation.ExploreTools;
import dev.cairn.operation.ExploreTools.CapabilityGroup;
import dev.cairn.operation.ExploreTools.Group;
import dev.cairn.operation.ExploreTools.Star;
import dev.cairn.operation.Reading;
import dev.cairn.policy.Policy;
import dev.cairn.tool.cluster.Companies;
import dev.cairn.tool.net.ToolNet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** The stars of each cluster: of tools by how they are run, of capabilities by what they use. */
final class Exploring {
  private final Memory memory;
  private final ToolNets nets;

  Exploring(Memory memory, ToolNets nets) {
    this.memory = memory;
    this.nets = nets;
  }

  ExploreTools.Answer explore(ExploreTools request, Reading reading) {
    if (reading.asOf().isPresent()) {
      throw CairnException.invalid(
          "as_of", "tools can be seen as they are now; leave as_of out, or use find_tools");
    }
    long head = memory.seen(reading).position();
    return memory.look(() -> {
      Policy policy = memory.state().policy().policy();
      int limit = limit(request, policy);
      List<Group> groups = groups(policy);
      List<CapabilityGroup> capabilities = capabilityGroups(policy);
      return new ExploreTools.Answer(
          groups.stream().limit(limit).toList(),
          groups.size(),
          capabilities.stream().limit(limit).toList(),
          capabilities.size(),
          head);
    });
  }

  private static int limit(ExploreTools request, Policy policy) {
    int limit = request.limit().orElse((int) policy.tool().shortlistMax());
    if (limit < 1 || limit > policy.tool().limitMax()) {
      throw CairnException.invalid(
          "limit", "limit must lie in [1, " + policy.tool().limitMax() + "], was " + limit);
    }
    return limit;
  }

  /** The largest first. */
  private List<Group> groups(Policy policy) {
    ToolNet net = nets.of(memory.state());
    Map<String, List<ToolId>> clusters = new TreeMap<>();
    net.tools()
        .forEach(tool -> clusters
            .computeIfAbsent(net.cluster(tool), name -> new ArrayList<>())
            .add(tool));
    return clusters.entrySet().stream()
        .map(each -> new Group(
            each.getKey(), each.getValue().size(), stars(each.getValue(), net::rank, policy)))
        .sorted(
            Comparator.comparingLong((Group group) -> -group.size()).thenComparing(Group::cluster))
        .toList();
  }

  /** Those with most capabilities first. */
  private List<CapabilityGroup> capabilityGroups(Policy policy) {
    Companies companies = nets.companies(memory.state().catalogue(), policy);
    return companies.all().stream()
        .map(each -> new CapabilityGroup(
            each.name(),
            each.capabilities().size(),
            each.tools().size(),
            stars(each.capabilities(), companies::rank, policy),
            stars(each.tools(), companies::rank, policy)))
        .sorted(Comparator.comparingLong((CapabilityGroup group) -> -group.capabilities())
            .thenComparing(CapabilityGroup::cluster))
        .toList();
  }

  private List<Star> stars(List<ToolId> tools, ToDoubleFunction<ToolId> rank, Policy policy) {
    State state = memory.state();
    return tools.stream()
        .sorted(Comparator.comparingDouble((ToolId tool) -> -rank.applyAsDouble(tool))
            .thenComparing(ToolId::toString))
        .limit(policy.tool().shortlistMin())
        .map(tool ->
            new Star(tool, rank.applyAsDouble(tool), state.experience().of(tool).runs()))
        .toList();
  }
}
