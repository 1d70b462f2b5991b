package dev.cairn.server.llm;

import dev.cairn.fault.CairnException;
import dev.cairn.log.Names;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which language model may propose what to keep, and what it may cost.
 *
 * @param base what {@code /chat/completions} is appended to, such as {@code http://127.0.0.1:11434/v1}
 * @param timeout for one question, from the first byte sent to the last byte read
 * @param callsPerDay questions per day, by UTC
 * @param tokensPerDay tokens per day: of every question, and of the longest answer it allows
 * @param charactersPerEpisode of an episode that are sent, the user's words first
 */
public record LlmSettings(
    URI base,
    String model,
    ApiKey key,
    Duration timeout,
    long callsPerDay,
    long tokensPerDay,
    int charactersPerEpisode) {
  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final long CALLS = 200;
  private static final long TOKENS = 500_000;
  private static final int CHARACTERS = 24_000;
  private static final List<String> LOOPBACK = List.of("127.0.0.1", "localhost", "[::1]");

  /** What the command line says; all absent: the environment decides. */
  public record Options(Optional<String> url, Optional<String> model, Optional<String> keyFile) {
    public static final Options NONE =
        new Options(Optional.empty(), Optional.empty(), Optional.empty());
  }

  public LlmSettings {
    if (key.isGiven() && base.getScheme().equals("http") && !LOOPBACK.contains(base.getHost())) {
      throw CairnException.invalid(
          "llm-url", "a key is not sent over http to another machine; use https, or no key");
    }
  }

  /** With the limits that hold if nobody sets others. */
  public static LlmSettings of(String url, String model, ApiKey key) {
    return new LlmSettings(
        base(url), Names.check("llm-model", model), key, TIMEOUT, CALLS, TOKENS, CHARACTERS);
  }

  /** From options, else the environment; empty if neither names an endpoint. */
  public static Optional<LlmSettings> of(Options options, Map<String, String> environment) {
    Optional<String> url = options.url().or(() -> given(environment, "CAIRN_LLM_URL"));
    if (url.isEmpty()) {
      return Optional.empty();
    }
    String model = options
        .model()
        .or(() -> given(environment, "CAIRN_LLM_MODEL"))
        .orElseThrow(() -> CairnException.invalid(
            "llm-model", "say which model of " + url.get() + ": --llm-model or CAIRN_LLM_MODEL"));
    return Optional.of(new LlmSettings(
        base(url.get()),
        Names.check("llm-model", model),
        key(options, environment),
        Duration.ofSeconds(number(environment, "CAIRN_LLM_TIMEOUT", TIMEOUT.toSeconds())),
        number(environment, "CAIRN_LLM_CALLS", CALLS),
        number(environment, "CAIRN_LLM_TOKENS", TOKENS),
        (int) number(environment, "CAIRN_LLM_CHARACTERS", CHARACTERS)));
  }

  private static ApiKey key(Options options, Map<String, String> environment) {
    return options
        .keyFile()
        .or(() -> given(environment, "CAIRN_LLM_KEY_FILE"))
        .map(ApiKey::inFile)
        .or(() -> given(environment, "CAIRN_LLM_KEY").map(ApiKey::of))
        .orElse(ApiKey.NONE);
  }

  private static Optional<String> given(Map<String, String> environment, String name) {
    return Optional.ofNullable(environment.get(name))
        .map(String::strip)
        .filter(value -> !value.isEmpty());
  }

  private static long number(Map<String, String> environment, String name, long otherwise) {
    Optional<String> value = given(environment, name);
    if (value.isEmpty()) {
      return otherwise;
    }
    if (!value.get().matches("[1-9][0-9]{0,8}")) {
      throw CairnException.invalid(
          name, name + " must be a whole number from 1 to 999999999, was '" + value.get() + "'");
    }
    return Long.parseLong(value.get());
  }

  private static URI base(String url) {
    try {
      URI base = new URI(url.strip().replaceAll("/+$", ""));
      boolean web = "http".equals(base.getScheme()) || "https".equals(base.getScheme());
      if (web && base.getHost() != null && base.getUserInfo() == null && base.getQuery() == null) {
        return base;
      }
    } catch (URISyntaxException e) {
      throw notAnAddress();
    }
    throw notAnAddress();
  }

  /** Without the text itself: somebody may have put a password into it. */
  private static CairnException notAnAddress() {
    return CairnException.invalid(
        "llm-url",
        "llm-url must be http(s)://HOST[:PORT]/PATH without a password or a query,"
            + " such as http://127.0.0.1:11434/v1");
  }

  /** Under which its proposals can be retracted. */
  public String id() {
    return "llm:" + model;
  }

  /** The options another process needs to be set up alike; the key itself is never among them. */
  public List<String> commandLine() {
    List<String> words =
        new java.util.ArrayList<>(List.of("--llm-url", base.toString(), "--llm-model", model));
    key.file().ifPresent(file -> words.addAll(List.of("--llm-key-file", file.toString())));
    return words;
  }

  URI completions() {
    return URI.create(base + "/chat/completions");
  }
}
