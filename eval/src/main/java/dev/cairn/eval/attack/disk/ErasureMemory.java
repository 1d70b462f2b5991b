package dev.cairn.eval.attack.disk;

import dev.cairn.Cairn;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.fault.CairnException;
import dev.cairn.log.ContextName;
import dev.cairn.log.Via;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A memory that is written, erased from and asked, by the requests a person sends. */
final class ErasureMemory {
  static final String CONTEXT = "default";

  private static final int QUOTES = 3;
  private static final JsonMapper JSON = new JsonMapper();

  private final LocalBackend person;
  private final Trial trial;
  private final Attempts attempts;

  ErasureMemory(Cairn cairn, Trial trial, Attempts attempts) {
    // Not closed: it is a door of the Cairn that goes on.
    this.person =
        new LocalBackend(cairn, new Registry(), Via.PERSON, Access.PERSON, OutputFolder.NOWHERE);
    this.trial = trial;
    this.attempts = attempts;
  }

  private JsonNode call(String operation, String request) {
    try {
      return JSON.readTree(person.call(
          operation, new ContextName(CONTEXT), request.getBytes(StandardCharsets.UTF_8)));
    } catch (CairnException e) {
      throw new IllegalStateException(operation + " " + request + ": " + e.getMessage(), e);
    }
  }

  /** Writes so many sentences, each quoted in a few ways afterwards. */
  List<ErasedPlace> written(int count) {
    List<List<String>> sources = ErasureAttack.rows("erasure-sources.txt", 3);
    List<List<String>> quotes = ErasureAttack.rows("erasure-quotes.txt", 3);
    List<List<String>> forms = ErasureAttack.rows("erasure-forms.txt", 2);
    started("after", "ordinary work");
    ordinary();
    List<ErasedPlace> places = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<String> source = sources.get(i % sources.size());
      ErasableWords words = ErasableWords.madeUp(trial);
      ErasedPlace place = source(i, source, words);
      for (int k = 0; k < QUOTES; k++) {
        List<String> quote = quotes.get((i * QUOTES + k) % quotes.size());
        List<String> form = trial.any(forms);
        String text = words.in(form.get(1));
        call(
            quote.get(1),
            words
                .request(quote.get(2), text)
                .replace("$after", "after")
                .replace("$kept", place.keptCard().orElse("none"))
                .replace("$n", Integer.toString(i)));
        places.add(new ErasedPlace(
            source.get(0) + " of " + source.get(1) + ", " + quote.get(0) + " " + form.get(0),
            text,
            words.words(),
            place.request(),
            place.keptWord(),
            place.keptCard()));
      }
    }
    return places;
  }

  /** Common words are said by somebody in every memory; where nobody else says them, they count as a sign of a quotation. */
  private void ordinary() {
    for (String sentence : ErasableWords.sentences()) {
      String common = sentence.replace("%w", "that").replace("%v", "this");
      call(
          "log",
          "{\"episode\": \"after\", \"role\": \"document\", \"uri\": \"words.md\", \"text\": \""
              + common + "\"}");
    }
  }

  private ErasedPlace source(int i, List<String> source, ErasableWords words) {
    String what = source.get(0);
    String task = what.equals("episode") ? words.sentence() : "some work";
    String episode = started("source-" + i, words.request("%s", task));
    JsonNode logged =
        call("log", words.request(source.get(2), words.sentence()).replace("$episode", episode));
    String entry = logged.path("entry").asString();
    boolean failed = source.get(1).equals("tool");
    if (what.equals("card") || what.equals("subject")) {
      remember(episode, entry, failed ? "negative_result" : "constraint", words.sentence(), words);
    }
    // In an entry of its own where the whole entry or episode goes, else beside what goes.
    boolean beside = logged.path("text").asString(source.get(2)).contains("%k");
    String where = beside ? episode : started("kept-" + i, "more work");
    String kept = beside
        ? entry
        : call(
                "log",
                "{\"episode\": \"" + where + "\", \"role\": \"user\", \"text\": \"" + words.kept()
                    + "\"}")
            .path("entry")
            .asString();
    remember(where, kept, "constraint", words.kept(), words);
    call("end_episode", "{\"episode\": \"" + episode + "\"}");
    if (!beside) {
      call("end_episode", "{\"episode\": \"" + where + "\"}");
    }
    String request =
        switch (what) {
          case "episode" -> "{\"episode\": \"" + episode + "\"";
          // Not every sentence becomes a card.
          case "card" ->
            card(words.first())
                .map(card -> "{\"card\": \"" + card + "\"")
                .orElse("{\"entry\": \"" + entry + "\"");
          case "subject" -> "{\"subject\": \"" + words.first() + " plan\"";
          default -> "{\"entry\": \"" + entry + "\"";
        };
    boolean stays = !beside || !request.contains("entry");
    return new ErasedPlace(
        what,
        words.sentence(),
        words.words(),
        request + ", \"by\": \"ada\", \"reason\": \"they asked for it\"}",
        stays ? Optional.of(words.keptWord()) : Optional.empty(),
        card(words.keptWord()));
  }

  private String started(String id, String task) {
    call(
        "start_episode",
        "{\"scope\": \"repo:after\", \"id\": \"" + id + "\", \"task\": \"" + task + "\"}");
    return id;
  }

  private void remember(
      String episode, String entry, String kind, String said, ErasableWords words) {
    boolean goes = said.equals(words.sentence());
    call(
        "remember",
        words.request(
            "{\"episode\": \"" + episode + "\", \"kind\": \"" + kind + "\", \"statement\": \"%s\","
                + " \"evidence\": [{\"entry\": \"" + entry + "\", \"quote\": \"%s\"}]"
                + (goes ? ", \"subject\": \"" + words.first() + " plan\", \"tags\": [\"%w\"]" : "")
                + "}",
            said));
  }

  private Optional<String> card(String word) {
    for (JsonNode card : call("cards", "{\"limit\": 500}").path("cards")) {
      if (card.path("statement").asString().contains(word)) {
        return Optional.of(card.path("id").asString());
      }
    }
    return Optional.empty();
  }

  /** Secrets that an older log holds: written while nothing was taken out. */
  List<ErasedPlace> secrets(int count) {
    call("configure", "{\"policy\": {\"log.scrub\": \"off\"}}");
    started("secrets", "keys");
    List<List<String>> kinds = ErasureAttack.rows("secret-kinds.txt", 2);
    List<List<String>> doors = ErasureAttack.rows("secret-doors.txt", 2);
    MadeUpSecrets secrets = new MadeUpSecrets(trial.chance().split());
    List<ErasedPlace> places = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String secret = secrets.of(kinds.get(i % kinds.size()).get(1));
      List<String> door = doors.get(trial.chance().nextInt(doors.size()));
      String text = "the token is " + secret + ", keep it";
      call(
          door.get(0),
          door.get(1).replace("%s", text).replace("$n", "z" + i).replace("$episode", "secrets"));
      places.add(new ErasedPlace(
          "secrets, " + door.get(0),
          door.get(1).replace("%s", text),
          List.of(secret),
          "{\"secrets\": true, \"by\": \"ada\"}",
          Optional.empty(),
          Optional.empty()));
    }
    call("configure", "{\"policy\": {\"log.scrub\": \"on\"}}");
    return places;
  }

  /** Erases all of it, each thing once; every receipt must stand in the log. */
  void eraseAll(List<ErasedPlace> places) {
    List<String> requests = places.stream().map(ErasedPlace::request).distinct().toList();
    for (String request : requests) {
      JsonNode receipt = call("erase", request).path("receipt");
      boolean there = receipt.path("position").asLong(0) > 0;
      attempts.control("a receipt", request, receipt.toString(), there);
    }
  }

  /** Asks every question whose answer might tell of the words. */
  void ask(List<ErasedPlace> places) {
    List<String> answers = Stream.of(
            "cards",
            "ledger",
            "episodes",
            "decisions",
            "approvals",
            "tools",
            "thresholds",
            "graph",
            "adapters",
            "changes",
            "status")
        .map(operation -> call(operation, question(operation)).toString().toLowerCase(Locale.ROOT))
        .toList();
    for (ErasedPlace place : places) {
      String word = place.words().get(0);
      String found = call("search", "{\"query\": \"" + word + "\"}").toString();
      boolean told = Stream.concat(answers.stream(), Stream.of(found))
          .anyMatch(
              answer -> answer.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT)));
      attempts.attack(
          place.name() + ", asked for",
          place.text(),
          Expected.NOTHING_FOUND,
          told ? "told" : "not told",
          !told);
    }
  }

  private static String question(String operation) {
    return switch (operation) {
      case "changes" -> "{\"cursor\": 0, \"limit\": 500}";
      case "cards" -> "{\"limit\": 500, \"status\": \"archived\"}";
      case "tools", "thresholds", "adapters", "status" -> "{}";
      default -> "{\"limit\": 500}";
    };
  }

  /** What was said beside it is found, and the card that cites it says so with its own words. */
  void staysThere(List<ErasedPlace> places) {
    for (ErasedPlace place :
        places.stream().filter(each -> each.keptWord().isPresent()).toList()) {
      String word = place.keptWord().orElseThrow();
      boolean found = call("search", "{\"query\": \"" + word + "\"}")
          .path("results")
          .toString()
          .contains(word);
      attempts.control("found still", word, found ? "found" : "not found", found);
      String card = place.keptCard().orElse("none");
      String cited;
      try {
        cited = call("read", "{\"card\": \"" + card + "\"}").path("evidence").toString();
      } catch (IllegalStateException e) {
        cited = String.valueOf(e.getMessage());
      }
      attempts.control("cited still", card, cited, cited.contains(word));
    }
  }
}
