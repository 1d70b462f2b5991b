package dev.cairn.engine.tool;

import dev.cairn.engine.State;
import dev.cairn.graph.Graph;
import dev.cairn.log.ToolId;
import dev.cairn.log.ToolWrite;
import dev.cairn.policy.Policy;
import dev.cairn.tool.Catalogue;
import dev.cairn.tool.cluster.Companies;
import dev.cairn.tool.net.ToolNet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The last network of tools and their last clusters, good as long as neither what they are made of nor the policy changes. */
final class ToolNets {
  private record Taken(
      Graph graph, List<Long> version, Catalogue catalogue, Policy policy, ToolNet net) {}

  private record Divided(Catalogue catalogue, long version, Policy policy, Companies companies) {}

  private volatile @Nullable Taken last;
  private volatile @Nullable Divided divided;

  /** While the state does not change: whoever asks holds it. */
  ToolNet of(State state) {
    Graph graph = state.graph();
    Catalogue catalogue = state.catalogue();
    Policy policy = state.policy().policy();
    List<Long> version = new ArrayList<>(ToolNet.version(graph));
    version.add(catalogue.version());
    Taken there = last;
    boolean fits = there != null
        && there.graph() == graph
        && there.catalogue() == catalogue
        && there.version().equals(version)
        && there.policy().equals(policy);
    if (there == null || !fits) {
      List<ToolId> registered = catalogue.all().stream().map(ToolWrite::tool).toList();
      there = new Taken(graph, version, catalogue, policy, ToolNet.of(graph, registered, policy));
      last = there;
    }
    return there.net();
  }

  /** Who keeps company with whom, by what capabilities are made of. While the catalogue does not change. */
  Companies companies(Catalogue catalogue, Policy policy) {
    Divided there = divided;
    boolean fits = there != null
        && there.catalogue() == catalogue
        && there.version() == catalogue.version()
        && there.policy().equals(policy);
    if (there == null || !fits) {
      Map<ToolId, List<ToolId>> uses = new LinkedHashMap<>();
      catalogue.all().stream()
          .map(ToolWrite::tool)
          .filter(ToolId::isCapability)
          .forEach(capability -> uses.put(capability, catalogue.uses(capability)));
      there = new Divided(catalogue, catalogue.version(), policy, Companies.of(uses, policy));
      divided = there;
    }
    return there.companies();
  }
}
