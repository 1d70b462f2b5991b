package dev.cairn.tool.decision;

import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Past decisions by their situation.
 *
 * <p>S2, level 3, asks for those of the same tool or its cluster, with local alpha within a tenth, the same kind of
 * work if it is given, of the last days; of the tool itself first, then by alpha, then the newest. Here every
 * combination of tool or cluster with a kind of work, or any, has a {@link Shelf}; a question walks two of them
 * outwards from its alpha and stops when it has enough.
 */
public final class SimilarDecisions {
  private static final int GRAINS = 1_000;
  private static final String ANY = "";

  /** By tool or cluster, then by kind of work. */
  private final Map<String, Map<String, Shelf>> ofTools = new TreeMap<>();

  private final Map<String, Map<String, Shelf>> ofClusters = new TreeMap<>();

  /**
   * What a new decision is about.
   *
   * @param within how far local alpha may be away, that far excluded
   * @param after in microseconds: older ones are not looked at
   */
  public record Question(
      ToolId tool,
      String cluster,
      double alpha,
      Optional<String> workflowType,
      double within,
      long after,
      int most) {}

  /** Local alpha as decisions are compared by it. */
  static int grain(double alpha) {
    return (int) Math.round(alpha * GRAINS);
  }

  /** The most similar first. */
  public List<PastDecision> like(Question question) {
    List<PastDecision> found = new ArrayList<>();
    String work = question.workflowType().map(SimilarDecisions::named).orElse(ANY);
    int alpha = grain(question.alpha());
    int within = grain(question.within());
    int most = Math.min(question.most(), Pile.MOST);
    Shelf own = shelf(ofTools, question.tool().toString(), work);
    own.take(alpha, within, each -> each.at() > question.after(), most, found);
    Shelf akin = shelf(ofClusters, question.cluster(), work);
    akin.take(
        alpha,
        within,
        each -> each.at() > question.after() && !each.tool().equals(question.tool()),
        most,
        found);
    return found;
  }

  private static Shelf shelf(Map<String, Map<String, Shelf>> all, String key, String work) {
    Shelf shelf = all.getOrDefault(key, Map.of()).get(work);
    return shelf == null ? new Shelf() : shelf;
  }

  void add(
      PastDecision decision, double localAlpha, String cluster, Optional<String> workflowType) {
    int alpha = grain(localAlpha);
    String tool = decision.tool().toString();
    put(ofTools, tool, ANY, alpha, decision);
    put(ofClusters, cluster, ANY, alpha, decision);
    workflowType.map(SimilarDecisions::named).ifPresent(work -> {
      put(ofTools, tool, work, alpha, decision);
      put(ofClusters, cluster, work, alpha, decision);
    });
  }

  private static void put(
      Map<String, Map<String, Shelf>> all,
      String key,
      String work,
      int alpha,
      PastDecision decision) {
    all.computeIfAbsent(key, none -> new TreeMap<>())
        .computeIfAbsent(work, none -> new Shelf())
        .add(alpha, decision);
  }

  /** A kind of work of any name is another thing than any kind of work. */
  private static String named(String workflowType) {
    return "=" + workflowType;
  }

  /** The tool is another one now. */
  void forget(ToolId tool) {
    ofTools.remove(tool.toString());
    ofClusters.values().forEach(works -> {
      works.values().forEach(shelf -> shelf.forget(tool));
      works.values().removeIf(Shelf::isEmpty);
    });
    ofClusters.values().removeIf(Map::isEmpty);
  }

  /** The outcome told there turned out to be another. */
  void forget(ToolId tool, long position) {
    forget(ofTools.getOrDefault(tool.toString(), Map.of()), position);
    ofClusters.values().forEach(works -> forget(works, position));
  }

  private static void forget(Map<String, Shelf> works, long position) {
    works.values().forEach(shelf -> shelf.forget(position));
  }

  void write(DataOutput out) throws IOException {
    write(ofTools, out);
    write(ofClusters, out);
  }

  private static void write(Map<String, Map<String, Shelf>> all, DataOutput out)
      throws IOException {
    out.writeInt(all.size());
    for (Map.Entry<String, Map<String, Shelf>> each : all.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeInt(each.getValue().size());
      for (Map.Entry<String, Shelf> work : each.getValue().entrySet()) {
        out.writeUTF(work.getKey());
        work.getValue().write(out);
      }
    }
  }

  void readAll(DataInput in) throws IOException {
    read(ofTools, in);
    read(ofClusters, in);
  }

  private static void read(Map<String, Map<String, Shelf>> all, DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      Map<String, Shelf> works = new TreeMap<>();
      all.put(in.readUTF(), works);
      for (int more = in.readInt(); more > 0; more--) {
        works.put(in.readUTF(), Shelf.read(in));
      }
    }
  }
}
