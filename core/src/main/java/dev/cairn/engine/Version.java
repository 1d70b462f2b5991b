package dev.cairn.engine;

import java.util.Optional;

/** What this build calls itself. */
public final class Version {
  private Version() {}

  public static String ofThisBuild() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("development");
  }
}
