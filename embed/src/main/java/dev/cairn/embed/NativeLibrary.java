package dev.cairn.embed;

import ai.onnxruntime.OrtEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Loads the library of ONNX Runtime. Left to itself, the runtime unpacks it into a temporary folder that is
 * removed only when the process ends in good order: one that is killed, or halts, leaves 25 MB behind each time.
 * Once it is loaded the file is needed no more, so here it is removed at once where the platform lets us.
 */
final class NativeLibrary {
  private static final String FOLDER = "onnxruntime.native.path";
  private static final List<String> LIBRARIES = List.of("onnxruntime", "onnxruntime4j_jni");

  private NativeLibrary() {}

  /** What is said about its place by a property of the runtime's own goes before all this. */
  static synchronized OrtEnvironment load() throws IOException {
    Optional<String> platform = platform();
    if (System.getProperty(FOLDER) != null || platform.isEmpty()) {
      return Environment.lasting();
    }
    Path folder = Files.createTempDirectory("cairn-onnxruntime-");
    try {
      for (String library : LIBRARIES) {
        unpack(platform.get(), System.mapLibraryName(library), folder);
      }
      System.setProperty(FOLDER, folder.toString());
      return Environment.lasting();
    } finally {
      System.clearProperty(FOLDER);
      LIBRARIES.forEach(library -> remove(folder.resolve(System.mapLibraryName(library))));
      remove(folder);
    }
  }

  private static void unpack(String platform, String file, Path folder) throws IOException {
    try (InputStream packed = OrtEnvironment.class.getResourceAsStream(resource(platform, file))) {
      if (packed != null) {
        Files.copy(packed, folder.resolve(file));
      }
    }
  }

  private static String resource(String platform, String file) {
    return "/ai/onnxruntime/native/" + platform + "/" + file;
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // Windows keeps what is loaded; then it goes when the process ends.
      file.toFile().deleteOnExit();
    }
  }

  /** As the runtime names the folders in its jar; nothing, where it has no library. */
  private static Optional<String> platform() {
    String name = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String system = name.startsWith("windows") ? "win" : name.startsWith("mac") ? "osx" : name;
    String processor =
        switch (System.getProperty("os.arch", "")) {
          case "amd64", "x86_64" -> "x64";
          case "aarch64", "arm64" -> "aarch64";
          default -> "";
        };
    String file = System.mapLibraryName(LIBRARIES.get(0));
    return Optional.of(system + "-" + processor)
        .filter(known -> OrtEnvironment.class.getResource(resource(known, file)) != null);
  }
}
