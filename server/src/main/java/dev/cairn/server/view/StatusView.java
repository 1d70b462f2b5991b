package dev.cairn.server.view;

import dev.cairn.operation.Configure;
import dev.cairn.operation.Contexts;
import dev.cairn.operation.Status;
import dev.cairn.policy.PolicyKey;
import dev.cairn.server.terminal.Plain;
import java.util.Map;

/** How the memory is, and the policy it works by. */
final class StatusView {
  private StatusView() {}

  static void show(Status.Answer answer, Page page) {
    page.pair("version", answer.version());
    page.pair("context", answer.context().value());
    page.pair("log", log(answer));
    answer.sizes().forEach((name, size) -> page.pair(name, "%,d".formatted(size)));
    page.pair(
        "policy",
        answer.policy().profile() + (page.wants("policy") ? "" : " (--policy lists the keys)"));
    page.pair(
        "model",
        answer.embeddingModel().map(StatusView::model).orElse("none; search goes by words"));
    page.pair(
        "languages",
        "%s (%s)".formatted(String.join(", ", answer.languages()), Plain.line(answer.readers())));
    Status.Storage storage = answer.storage();
    page.pair(
        "store",
        "%s, %,d bytes, layout %d"
            .formatted(Plain.line(storage.url()), storage.bytes(), storage.version()));
    page.pair("cache", storage.cacheOwned() ? "kept by this process" : "not kept by this process");
    page.pair(
        "health", answer.health().ok() ? page.ink().green("ok") : page.ink().red("not well"));
    answer.health().notices().forEach(notice -> page.line("  " + Plain.line(notice)));
    if (page.wants("policy")) {
      policy(answer.policy(), page);
    }
  }

  private static String model(Status.EmbeddingModel model) {
    String done = "%s, %,d of %,d entries embedded"
        .formatted(model.state(), model.embedded(), model.entries());
    String said = model.reason().map(why -> done + " (" + why + ")").orElse(done);
    // The rest of the name says what its vectors depend on, which is for programs.
    String label = model.name().split("/", 2)[0];
    return Plain.line(label) + ": " + Plain.line(said);
  }

  private static String log(Status.Answer answer) {
    return answer
        .recordedAt()
        .map(at -> "%s, the last at %s, head %s"
            .formatted(
                Page.count(answer.position(), "event"),
                Page.time(at),
                Page.shortHash(answer.head())))
        .orElse("empty; `cairn start` begins");
  }

  private static void policy(Status.PolicyInForce policy, Page page) {
    page.line("");
    for (PolicyKey key : policy.keys()) {
      Object value = policy.values().get(key.key());
      page.line("%s = %s".formatted(page.ink().bold(key.key()), value));
      page.line("    " + key.means() + (key.source().isEmpty() ? "" : " [" + key.source() + "]"));
    }
  }

  static void contexts(Contexts.Answer answer, Page page) {
    if (answer.contexts().isEmpty()) {
      page.line("no contexts yet; the first write makes one");
    }
    for (Contexts.Item item : answer.contexts()) {
      page.line("%-20s %14s, the last at %s"
          .formatted(
              item.context(), Page.count(item.position(), "event"), Page.time(item.recordedAt())));
    }
  }

  static void configured(Configure.Answer answer, Page page) {
    page.line("profile " + answer.profile() + ", in force from position " + answer.position());
    for (Map.Entry<String, Object> value : answer.policy().entrySet()) {
      page.line("  " + value.getKey() + " = " + value.getValue());
    }
  }
}
