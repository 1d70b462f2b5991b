package dev.cairn.server.demo;

import static dev.cairn.server.demo.Stage.require;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.JsonNode;

/** Sources that measure differently are weighed together, a model is replaced, and a spec is put to use. */
final class GraphStory {
  private static final String INGEST = "ingest";
  private static final String EMISSION = "emission";
  private static final String GRAPH = "graph";
  private static final String OLD = "embedding:one";
  private static final String NEW = "embedding:two";

  private final Stage stage;
  private final Path folder;

  GraphStory(Stage stage, Path folder) {
    this.stage = stage;
    this.folder = folder;
  }

  void tell() {
    threeSources();
    anotherModel();
    aSpec();
  }

  private void threeSources() {
    stage.chapter("Which file does LoginTest concern? Three sources, each on a scale of its own");
    emit("coverage.json");
    emit("history.json");
    emit("reviews.json");
    stage.show(0, GRAPH, "LoginTest");
    JsonNode edges = stage.ask(GRAPH, "LoginTest").at("/edges");
    require(edges.size() == 3, "three sources speak for three edges, not for nine");
    require(target(edges, 0).equals("Clock"), "what no source puts last comes first");
    stage.holds("coverage alone says Token, history alone says Login; together they say Clock");
    stage.show(0, "edge", "LoginTest", "Login");
    require(
        stage.ask("edge", "LoginTest", "Login").at("/edges/0/corroboration").asInt() == 3,
        "even a bad word is evidence");
  }

  private static String target(JsonNode edges, int rank) {
    return edges.at("/" + rank + "/target").asString("");
  }

  private void anotherModel() {
    stage.chapter("One embedding model is replaced by another, and leaves nothing behind");
    emit("one.json");
    emit("two.json");
    stage.show(0, "compare-adapters", OLD, NEW);
    long before = stage.ask("changes").at("/cursor").asLong();
    stage.show(0, "retract", OLD);
    stage.show(0, "changes", Long.toString(before));
    require(edges("--contributors", OLD) == 0, "the old model speaks for nothing any more");
    require(edges("--relation", "similar_to") == 2, "what the new one sees too stays");
    require(edges("--relation", "discovery_gap") == 4, "the gaps it alone gave rise to are gone");
    require(edges("--relation", "concerns") == 3, "and no one else lost anything");
    stage.holds("its edges went, and so did what was concluded from them; the rest stands");
  }

  private long edges(String... filter) {
    String[] command = new String[filter.length + 1];
    command[0] = GRAPH;
    System.arraycopy(filter, 0, command, 1, filter.length);
    return stage.ask(command).at("/matching").asLong(-1);
  }

  private void aSpec() {
    stage.chapter("A source of your own takes a few lines of YAML and no code");
    stage.show(0, "load-spec", file("incidents.yaml"));
    stage.show(0, INGEST, "incident", file("outage.json"));
    stage.show(0, "path", "LoginTest", "incident:no-logins-at-midnight");
    require(edges("--relation", "fails_with") == 2, "files that break together are related");
    stage.holds(
        "nobody said that Clock fails with Token; it follows, and it would go with its cause");
  }

  private void emit(String name) {
    stage.show(0, INGEST, EMISSION, file(name));
  }

  /** Puts a file of the story beside the store, where the commands find it. */
  private String file(String name) {
    try (InputStream in = GraphStory.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("the demo lacks its file " + name);
      }
      Path file = folder.resolve(name);
      Files.copy(in, file);
      return file.toString();
    } catch (IOException e) {
      throw new UncheckedIOException("the file " + name + " cannot be written", e);
    }
  }
}
