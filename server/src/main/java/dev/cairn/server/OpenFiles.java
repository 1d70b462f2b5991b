package dev.cairn.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** How many files this process may have open: a store, an index and the program itself need some hundred. */
final class OpenFiles {
  private static final Path LIMITS = Path.of("/proc/self/limits");
  private static final String SOFT_LIMIT = "Max open files";
  private static final int ENOUGH = 256;
  private static final int ADVISED = 1_024;

  private OpenFiles() {}

  /** What to say before anything is begun that would end in the middle; nothing where there are enough. */
  static Optional<String> tooFew() {
    return limit(LIMITS).flatMap(OpenFiles::tooFew);
  }

  static Optional<String> tooFew(long limit) {
    return limit >= ENOUGH
        ? Optional.empty()
        : Optional.of(
            "this process may have only " + limit + " files open (ulimit -n), and Cairn needs "
                + ENOUGH + ": raise the limit, for example with `ulimit -n " + ADVISED
                + "`, and start again");
  }

  /** Nothing where the system does not tell, or there is none. */
  static Optional<Long> limit(Path file) {
    try {
      List<String> lines = Files.readAllLines(file);
      return lines.stream()
          .filter(line -> line.startsWith(SOFT_LIMIT))
          .map(line -> line.substring(SOFT_LIMIT.length()).strip().split(" ", 2)[0])
          .filter(number -> number.matches("\\d{1,18}"))
          .map(Long::valueOf)
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
