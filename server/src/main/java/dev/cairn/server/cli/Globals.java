package dev.cairn.server.cli;

import dev.cairn.server.llm.LlmSettings;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/**
 * The options every command takes, before or after its name. Hidden in the help of each command, where they
 * would outnumber its own; {@link HelpPage} tells of them.
 */
@Command(name = "cairn", sortOptions = false)
final class Globals {
  @Option(
      names = "--data",
      scope = ScopeType.INHERIT,
      hidden = true,
      paramLabel = "DIR",
      description = "the data folder; else CAIRN_HOME, else the platform's folder for user data")
  private @Nullable String data;

  @Option(
      names = "--store",
      scope = ScopeType.INHERIT,
      hidden = true,
      paramLabel = "URL",
      description = "the store; sqlite:DIR/cairn.db if absent")
  private @Nullable String store;

  @Option(
      names = "--context",
      scope = ScopeType.INHERIT,
      hidden = true,
      paramLabel = "NAME",
      description = "the isolated memory to work on; 'default' if absent")
  private @Nullable String context;

  @Option(
      names = "--model",
      scope = ScopeType.INHERIT,
      hidden = true,
      paramLabel = "NAME",
      description = "what finds texts by their meaning, or none; else CAIRN_MODEL")
  private @Nullable String model;

  @Option(
      names = "--llm-url",
      scope = ScopeType.INHERIT,
      hidden = true,
      paramLabel = "URL",
      description =
          "a language model that proposes what to keep; else CAIRN_LLM_URL; off if absent")
  private @Nullable String llmUrl;

  @Option(
      names = "--llm-model",
      scope = ScopeType.INHERIT,
      hidden = true,
      paramLabel = "NAME",
      description = "its name there; else CAIRN_LLM_MODEL")
  private @Nullable String llmModel;

  @Option(
      names = "--llm-key-file",
      scope = ScopeType.INHERIT,
      hidden = true,
      paramLabel = "FILE",
      description = "the file of its key; else CAIRN_LLM_KEY_FILE or CAIRN_LLM_KEY")
  private @Nullable String llmKeyFile;

  @Option(
      names = "--json",
      scope = ScopeType.INHERIT,
      hidden = true,
      description = "answer with one JSON document, errors too")
  private boolean json;

  @Option(
      names = {"-h", "--help"},
      scope = ScopeType.INHERIT,
      hidden = true,
      usageHelp = true,
      description = "show this help")
  private boolean help;

  @Option(names = "--version", versionHelp = true, description = "show the version")
  private boolean version;

  Optional<String> data() {
    return Optional.ofNullable(data);
  }

  Optional<String> store() {
    return Optional.ofNullable(store);
  }

  Optional<String> context() {
    return Optional.ofNullable(context);
  }

  Optional<String> model() {
    return Optional.ofNullable(model);
  }

  LlmSettings.Options llm() {
    return new LlmSettings.Options(
        Optional.ofNullable(llmUrl),
        Optional.ofNullable(llmModel),
        Optional.ofNullable(llmKeyFile));
  }

  boolean json() {
    return json;
  }

  boolean help() {
    return help;
  }

  boolean version() {
    return version;
  }
}
