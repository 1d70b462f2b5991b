package dev.cairn.engine;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;

/**
 * The salt of a data folder, made when first wanted. It lies beside the log and not in it, so that an export or a backup
 * does not carry what is needed to try out guesses of a secret.
 */
public final class SaltFile {
  private static final String NAME = "salt";
  private static final int BYTES = 32;

  private SaltFile() {}

  public static byte[] in(Path folder, RandomGenerator random) {
    Path file = folder.resolve(NAME);
    try {
      if (!Files.exists(file)) {
        create(file, random);
      }
      byte[] salt = Files.readAllBytes(file);
      if (salt.length < BYTES) {
        throw CairnException.unavailable(
            file + " is cut short; move it away, and Cairn makes a new one", null);
      }
      return salt;
    } catch (IOException e) {
      throw CairnException.unavailable("cannot read or make " + file + ": " + e.getMessage(), e);
    }
  }

  private static void create(Path file, RandomGenerator random) throws IOException {
    byte[] salt = new byte[BYTES];
    random.nextBytes(salt);
    OwnerOnly.createWhole(file, salt);
  }
}
