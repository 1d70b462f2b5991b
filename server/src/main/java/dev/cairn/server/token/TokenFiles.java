package dev.cairn.server.token;

import dev.cairn.disk.OwnerOnly;
import dev.cairn.fault.CairnException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The tokens of a data folder: {@code token-agent} and {@code token-person}, made when first wanted and kept from
 * then on, readable by their owner alone. What the environment gives goes before them.
 */
public final class TokenFiles {
  private static final String AGENT = "token-agent";
  private static final String PERSON = "token-person";
  private static final String AGENT_VARIABLE = "CAIRN_TOKEN";
  private static final String PERSON_VARIABLE = "CAIRN_PERSON_TOKEN";

  /** Shorter ones could be guessed. */
  private static final int LENGTH_MIN = 16;

  private final Path folder;
  private final Map<String, String> environment;
  private final RandomGenerator random;

  public TokenFiles(Path folder, Map<String, String> environment, RandomGenerator random) {
    this.folder = folder;
    this.environment = environment;
    this.random = random;
  }

  /** Those of a server that a person starts, the agent's from a file of its own if one is named. */
  public Tokens tokens(Optional<Path> agentFile) {
    Token agent = agentFile.map(TokenFiles::read).orElseGet(this::agent);
    if (BoundToken.looksLike(agent.value())) {
      throw CairnException.invalid(
          "token_file", "the token given is bound to contexts; a server needs one that is not");
    }
    Token person = person();
    if (agent.is(person.value())) {
      throw CairnException.invalid(
          "token_file", "the agent's token and the person's are the same; give two");
    }
    return new Tokens(agent, person);
  }

  /**
   * The agent's. One that is bound to contexts is what a client shows, and never what a server goes by: who starts an
   * engine with it in the environment must not become more than it is.
   */
  public Token agent() {
    return given(AGENT_VARIABLE)
        .filter(token -> !BoundToken.looksLike(token.value()))
        .orElseGet(() -> kept(AGENT));
  }

  /** The person's. */
  public Token person() {
    return given(PERSON_VARIABLE).orElseGet(() -> kept(PERSON));
  }

  /** What a client is told to show instead of what the engine's file says. */
  public static Optional<Token> shown(Optional<Path> file, Map<String, String> environment) {
    return file.map(TokenFiles::read)
        .or(() -> Optional.ofNullable(environment.get(AGENT_VARIABLE))
            .filter(value -> !value.isBlank())
            .map(value -> checked(AGENT_VARIABLE, value.strip())));
  }

  /** Makes new ones; whoever knows the old is shut out when the engine starts again. */
  public Tokens renew() {
    try {
      Files.deleteIfExists(folder.resolve(AGENT));
      Files.deleteIfExists(folder.resolve(PERSON));
    } catch (IOException e) {
      throw CairnException.unavailable(
          "cannot replace the tokens in " + folder + ": " + e.getMessage(), e);
    }
    return new Tokens(kept(AGENT), kept(PERSON));
  }

  private Optional<Token> given(String variable) {
    return Optional.ofNullable(environment.get(variable))
        .filter(value -> !value.isBlank())
        .map(value -> checked(variable, value.strip()));
  }

  private Token kept(String name) {
    Path file = folder.resolve(name);
    try {
      if (!Files.exists(file)) {
        String made = Token.random(random).value() + "\n";
        OwnerOnly.createWhole(file, made.getBytes(StandardCharsets.US_ASCII));
      }
      OwnerOnly.tighten(file);
    } catch (IOException e) {
      throw CairnException.unavailable("cannot make " + file + ": " + e.getMessage(), e);
    }
    return read(file);
  }

  private static Token read(Path file) {
    try {
      return checked(file.toString(), Files.readString(file).strip());
    } catch (IOException e) {
      throw CairnException.unavailable(
          "cannot read the token in " + file + ": " + e.getMessage(), e);
    }
  }

  private static Token checked(String where, String value) {
    boolean plain = value.chars().allMatch(c -> c > ' ' && c < 0x7f);
    if (value.length() < LENGTH_MIN || !plain) {
      throw CairnException.invalid(
          "token",
          "the token in %s must have at least %d characters, none of them blank or beyond ASCII"
              .formatted(where, LENGTH_MIN));
    }
    return new Token(value);
  }
}
