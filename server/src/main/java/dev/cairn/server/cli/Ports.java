package dev.cairn.server.cli;

import dev.cairn.fault.CairnException;

/** The ports there are. */
final class Ports {
  private static final int MAX = 65_535;

  private Ports() {}

  static int checked(int port) {
    if (port < 0 || port > MAX) {
      throw CairnException.invalid("port", "port must be from 0 to " + MAX + ", was " + port);
    }
    return port;
  }
}
