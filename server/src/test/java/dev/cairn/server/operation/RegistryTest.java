package dev.cairn.server.operation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cairn.Cairn;
import dev.cairn.Settings;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.operation.Operation;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The registry")
class RegistryTest {
  private final Registry registry = new Registry();
  private final Json json = new Json();

  @TempDir
  private Path folder;

  @Test
  void knowsEveryOperationOfCore() throws Exception {
    List<String> registered = registry.operations().stream().map(Bound::name).toList();
    List<String> declared = declared();
    assertThat(declared).isNotEmpty();
    assertThat(registered).containsExactlyInAnyOrderElementsOf(declared);
  }

  /** The names in the package of {@link Operation}, be it a folder of classes or a jar. */
  private static List<String> declared() throws Exception {
    URI here =
        Operation.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    String inside = Operation.class.getPackageName().replace('.', '/');
    if (Files.isDirectory(Path.of(here))) {
      return names(Path.of(here).resolve(inside));
    }
    try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + here), Map.of())) {
      return names(jar.getPath(inside));
    }
  }

  private static List<String> names(Path classes) throws Exception {
    try (Stream<Path> files = Files.list(classes)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(".class") && !name.startsWith("package-info"))
          .map(name -> load(name.substring(0, name.length() - ".class".length())))
          .filter(type -> type.isAnnotationPresent(Operation.class))
          .map(type -> type.getAnnotation(Operation.class).name())
          .toList();
    }
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(Operation.class.getPackageName() + "." + name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void describesEveryFieldInWords() {
    for (Bound<?, ?> operation : registry.operations()) {
      assertThat(operation.does()).as(operation.name()).endsWith(".");
      assertThat(operation.examples()).as(operation.name()).isNotEmpty();
      assertThat(operation.allFields())
          .as(operation.name())
          .allSatisfy(field -> assertThat(field.description()).isNotBlank())
          .allSatisfy(field -> assertThat(field.name()).matches("[a-z][a-z0-9_]*"))
          .extracting(FieldShape::name)
          .doesNotHaveDuplicates()
          .contains("context");
    }
  }

  @Test
  void writesTakeATimeAndAKeyAndReadsAPosition() {
    assertThat(registry.find("log").commonFields())
        .extracting(FieldShape::name)
        .containsExactly("at", "idempotency_key", "context", "why");
    assertThat(registry.find("search").commonFields())
        .extracting(FieldShape::name)
        .containsExactly("now", "min_position", "as_of", "context", "why");
    assertThat(registry.find("verify").commonFields())
        .extracting(FieldShape::name)
        .containsExactly("context", "why");
  }

  @Test
  void answersTheExamplesInOrder() throws Exception {
    Settings settings = Settings.inMemory()
        .store("sqlite:" + folder.resolve("cairn.db"))
        .embedder(new LettersEmbedder());
    try (Cairn cairn = Cairn.open(settings)) {
      ExampleWorld world = new ExampleWorld(cairn.context("examples"), folder);
      Path exported = folder.resolve("export.jsonl");
      for (Bound<?, ?> operation : registry.operations()) {
        for (String example : operation.examples()) {
          Caller caller = Caller.of(cairn, new ContextName("examples"), Via.PERSON);
          ByteArrayOutputStream out = new ByteArrayOutputStream();
          Answered answer = registry.answer(
              operation.name(), world.example(example), caller.download(out).upload(exported));
          assertThat(answer.answer()).as(operation.name()).isInstanceOf(operation.answer());
          assertThat(json.compact(answer)).startsWith("{");
          if (operation.stream() == Bound.Stream.DOWNLOAD) {
            Files.write(exported, out.toByteArray());
          }
        }
      }
    }
  }

  @Test
  void aContextInTheRequestGoesBeforeTheDoors() {
    try (Cairn cairn = Cairn.open(Settings.inMemory())) {
      Caller caller = Caller.of(cairn, ContextName.DEFAULT, Via.PERSON);
      byte[] start = "{\"id\": \"e\", \"context\": \"elsewhere\"}".getBytes(StandardCharsets.UTF_8);
      registry.answer("start_episode", start, caller);
      assertThat(cairn.contexts().contexts())
          .extracting(item -> item.context().value())
          .containsExactly("elsewhere");
    }
  }
}
