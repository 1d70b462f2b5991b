package dev.cairn.server.engine;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.server.data.Location;
import java.io.File;
import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Starts an engine that outlives whoever started it. */
interface Launch {
  /** A process that was started. */
  interface Started {
    boolean alive();
  }

  Started start() throws IOException;

  /** With the Java and the class path of this process, and the flags of {@code CAIRN_ENGINE_OPTS}. */
  static Launch ofThisJava(Location location, Map<String, String> environment) {
    return () -> {
      Path cache = location.cache().orElseThrow();
      OwnerOnly.createFolders(cache);
      File log = EngineLog.in(cache).toFile();
      ProcessBuilder builder = new ProcessBuilder(Command.of(location, environment))
          .directory(location.folder().toFile())
          .redirectInput(ProcessBuilder.Redirect.from(Command.nothing()))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.appendTo(log));
      Process process = builder.start();
      return process::isAlive;
    };
  }

  /** The command line of an engine. */
  final class Command {
    private static final int WARNS_OF_NATIVE_CODE = 24;

    /** Compares vectors faster; it incubates, so it is not there unless it is named. */
    private static final String VECTORS = "jdk.incubator.vector";

    private static final List<Path> SETSID =
        List.of(Path.of("/usr/bin/setsid"), Path.of("/bin/setsid"));

    private Command() {}

    static List<String> of(Location location, Map<String, String> environment) {
      List<String> words = new ArrayList<>();
      // In a session of its own, or Ctrl-C in the terminal of one agent would end it for all.
      SETSID.stream()
          .filter(Files::isExecutable)
          .findFirst()
          .ifPresent(setsid -> words.add(setsid.toString()));
      words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
      words.add("-XX:+UseSerialGC");
      words.add("-Xshare:auto");
      if (ModuleFinder.ofSystem().find(VECTORS).isPresent()) {
        words.addAll(List.of("--add-modules", VECTORS));
      }
      archive()
          .ifPresent(
              file -> words.addAll(List.of("-XX:SharedArchiveFile=" + file, "-Xlog:disable")));
      if (Runtime.version().feature() >= WARNS_OF_NATIVE_CODE) {
        words.add("--enable-native-access=ALL-UNNAMED");
      }
      words.addAll(flags(environment.getOrDefault("CAIRN_ENGINE_OPTS", "")));
      words.addAll(List.of("-cp", classPath(), "dev.cairn.server.Main", "engine"));
      words.addAll(List.of("--data", location.folder().toString(), "--store", location.store()));
      words.addAll(List.of("--model", location.model().name()));
      location.llm().ifPresent(llm -> words.addAll(llm.commandLine()));
      return words;
    }

    /** The classes an engine loads, as the launcher keeps them: without, it starts slower. */
    private static Optional<Path> archive() {
      String name = "engine-" + Runtime.version().feature() + ".jsa";
      return Optional.ofNullable(System.getProperty("cairn.archives"))
          .map(folder -> Path.of(folder, name))
          .filter(Files::isReadable);
    }

    private static List<String> flags(String given) {
      return Arrays.stream(given.split("\\s+")).filter(word -> !word.isEmpty()).toList();
    }

    /** Whole paths: the engine works in another folder than we do. */
    private static String classPath() {
      return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
          .map(entry -> Path.of(entry).toAbsolutePath().toString())
          .collect(Collectors.joining(File.pathSeparator));
    }

    static File nothing() {
      return new File(File.separatorChar == '\\' ? "NUL" : "/dev/null");
    }
  }
}
