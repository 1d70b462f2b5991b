package dev.cairn.server.engine;

import dev.cairn.server.data.Location;
import dev.cairn.server.data.StoreLocks;
import dev.cairn.server.token.Challenge;
import dev.cairn.server.token.Token;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Connections to engines that have proven themselves. An engine that was killed leaves its port to anyone, and its file
 * says where to go; so before a token or a word of anybody's is sent, some process must hold the engine's lock, and
 * whoever listens must show that it knows the token in the file.
 */
final class EngineLink {
  private static final Duration PING = Duration.ofSeconds(5);
  private static final int OK = 200;
  private static final int ACCEPTED = 202;

  private final Location location;
  private final RandomGenerator random;

  EngineLink(Location location, RandomGenerator random) {
    this.location = location;
    this.random = random;
  }

  /** A connection to the engine of a file; none if it is not there, or cannot prove that it is the one. */
  Wire open(EngineFile engine, Duration read) throws IOException {
    if (!isHeld()) {
      throw new IOException("no engine holds its lock");
    }
    Wire wire = Wire.open(engine.host(), engine.port(), PING, PING);
    try {
      prove(engine, wire);
      wire.patience(read);
      return wire;
    } catch (IOException | RuntimeException e) {
      wire.close();
      throw e;
    }
  }

  /** Whether some process holds the lock an engine holds for as long as it lives. */
  boolean isHeld() {
    return location.cache().map(StoreLocks::isEngineRunning).orElse(false);
  }

  private void prove(EngineFile engine, Wire wire) throws IOException {
    Challenge challenge = Challenge.random(random);
    Wire.Reply reply =
        wire.askStranger("/healthz", List.of(Challenge.HEADER + ": " + challenge.nonce()), PING);
    String proof = reply.header(Challenge.PROOF).orElse("");
    boolean proven = reply.status() == OK
        && !engine.token().isEmpty()
        && challenge.isAnswered(proof, new Token(engine.token()), engine.port())
        && wire.reusable();
    if (!proven) {
      throw new IOException("what listens there does not know the token of this folder");
    }
  }

  boolean isAlive(EngineFile engine) {
    try (Wire wire = open(engine, PING)) {
      return wire.reusable();
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Asks it to finish; it lets go of its lock when it has.
   *
   * @param person stopping an engine is a person's
   * @return whether it said that it will; false also if it is gone already
   */
  boolean askToFinish(EngineFile engine, Token person) {
    try (Wire wire = open(engine, PING)) {
      List<String> headers = Credentials.person(person).headers(engine);
      byte[] body = "{}".getBytes(StandardCharsets.UTF_8);
      return wire.ask("POST", "/admin/finish", headers, body).status() == ACCEPTED;
    } catch (IOException e) {
      return false;
    }
  }
}
