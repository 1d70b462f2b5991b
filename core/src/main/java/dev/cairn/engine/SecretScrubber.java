package dev.cairn.engine;

import dev.cairn.log.Scrubber;
import dev.cairn.text.secret.Mask;
import dev.cairn.text.secret.SecretScanner;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Scrubs with the scanner that comes with Cairn. The salt is asked for when the first secret is found. */
public final class SecretScrubber implements Scrubber {
  private final SecretScanner scanner;
  private final Supplier<byte[]> salt;
  private volatile @Nullable Mask mask;

  public SecretScrubber(SecretScanner scanner, Supplier<byte[]> salt) {
    this.scanner = scanner;
    this.salt = salt;
  }

  @Override
  public Scrubbed scrub(String text) {
    return scanner.scan(text).isEmpty() ? clean(text) : scrubbed(mask().mask(text));
  }

  @Override
  public Scrubbed scrub(String name, String value) {
    return scanner.isSecret(name, value) ? scrubbed(mask().maskValue(name, value)) : scrub(value);
  }

  private static Scrubbed clean(String text) {
    return new Scrubbed(text, new TreeMap<>());
  }

  private static Scrubbed scrubbed(Mask.Masked masked) {
    return new Scrubbed(masked.text(), masked.kinds());
  }

  private Mask mask() {
    Mask known = mask;
    if (known == null) {
      synchronized (this) {
        known = mask == null ? new Mask(scanner, salt.get()) : mask;
        mask = known;
      }
    }
    return known;
  }
}
