package dev.cairn.server.llm;

import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The secret an endpoint asks for. It is read when it is needed, so that a file can be changed while the
 * engine runs, and is never printed.
 */
public final class ApiKey {
  public static final ApiKey NONE = new ApiKey(Optional.empty(), Optional.empty());

  private static final int BYTES_MAX = 8_192;

  private final Optional<String> value;
  private final Optional<Path> file;

  private ApiKey(Optional<String> value, Optional<Path> file) {
    this.value = value;
    this.file = file;
  }

  public static ApiKey of(String secret) {
    return new ApiKey(Optional.of(checked(secret)), Optional.empty());
  }

  /** The first line of a file. */
  public static ApiKey inFile(String path) {
    try {
      return new ApiKey(Optional.empty(), Optional.of(Path.of(path).toAbsolutePath()));
    } catch (InvalidPathException e) {
      throw CairnException.invalid("llm-key-file", "llm-key-file is no path: " + e.getReason());
    }
  }

  Optional<Path> file() {
    return file;
  }

  boolean isGiven() {
    return value.isPresent() || file.isPresent();
  }

  /** The secret as it is now; empty if none is needed. */
  Optional<String> read() throws IOException {
    if (file.isEmpty()) {
      return value;
    }
    try (InputStream in = Files.newInputStream(file.get())) {
      String text = new String(in.readNBytes(BYTES_MAX), StandardCharsets.UTF_8);
      return Optional.of(checked(text.lines().findFirst().orElse("")));
    } catch (CairnException e) {
      throw new IOException("the file of the key holds none", e);
    }
  }

  /** It becomes a header, so it must be one word. The message must not repeat it. */
  private static String checked(String secret) {
    String word = secret.strip();
    if (word.isEmpty() || word.chars().anyMatch(c -> c <= ' ' || c > '~')) {
      throw CairnException.invalid(
          "llm-key", "the key of the language model is empty or holds more than one word");
    }
    return word;
  }

  @Override
  public String toString() {
    return isGiven() ? "(hidden)" : "(none)";
  }
}
