package dev.cairn.eval.attack.disk;

import dev.cairn.Cairn;
import dev.cairn.Context;
import dev.cairn.eval.attack.AttackData;
import dev.cairn.eval.attack.AttackFamily;
import dev.cairn.eval.attack.Attempts;
import dev.cairn.eval.attack.Expected;
import dev.cairn.eval.attack.Trial;
import dev.cairn.fault.CairnException;
import dev.cairn.log.EpisodeId;
import dev.cairn.log.Scope;
import dev.cairn.log.Via;
import dev.cairn.operation.EndEpisode;
import dev.cairn.operation.Log;
import dev.cairn.operation.StartEpisode;
import dev.cairn.server.door.LocalBackend;
import dev.cairn.server.operation.Access;
import dev.cairn.server.operation.OutputFolder;
import dev.cairn.server.operation.Registry;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Writes secrets in many kinds of text through every operation that writes, then looks for their bytes in all files. */
public final class SecretAttack implements AttackFamily {
  private static final int MOST = 300;
  private static final String PLAIN = "Zanzibarquokka%dledger";
  private static final JsonMapper JSON = new JsonMapper();

  /** What was written, and what must not be found. */
  private record Planted(String name, String text, String secret) {}

  @Override
  public String name() {
    return "secrets";
  }

  @Override
  public String says() {
    return "secrets in twelve kinds of text, looked for byte by byte in the data folder";
  }

  @Override
  public void run(Trial trial, Attempts attempts) {
    List<Planted> planted = new ArrayList<>();
    List<String> plain = new ArrayList<>();
    try (Cairn cairn = trial.open()) {
      Context context = cairn.context("default");
      String episode = context
          .startEpisode(StartEpisode.in(Scope.repo("secrets")).id("secrets"))
          .episode()
          .value();
      planted.addAll(plant(trial, cairn, episode));
      for (int i = 0; i < trial.times(20); i++) {
        String word = PLAIN.formatted(i);
        context.log(Log.user(new EpisodeId(episode), "The word is " + word + "."));
        plain.add(word);
      }
      context.endEpisode(new EndEpisode(new EpisodeId(episode)));
      // While it is open, the newest pages lie in a file of their own.
      look(trial.folder(), "open", planted, attempts);
    }
    look(trial.folder(), "closed", planted, attempts);
    FolderBytes files = FolderBytes.below(trial.folder());
    for (String word : plain) {
      boolean found = files.holding(word).isPresent();
      attempts.control("no secret", word, found ? "kept" : "not in the files", found);
    }
  }

  private static List<Planted> plant(Trial trial, Cairn cairn, String episode) {
    List<List<String>> kinds = AttackData.rows(SecretAttack.class, "secret-kinds.txt", 2);
    List<List<String>> forms = AttackData.rows(SecretAttack.class, "secret-forms.txt", 2);
    List<List<String>> doors = AttackData.rows(SecretAttack.class, "secret-doors.txt", 2);
    MadeUpSecrets secrets = new MadeUpSecrets(trial.chance().split());
    LocalBackend person =
        new LocalBackend(cairn, new Registry(), Via.PERSON, Access.PERSON, OutputFolder.NOWHERE);
    List<Planted> planted = new ArrayList<>();
    for (int i = 0; i < trial.times(MOST); i++) {
      List<String> kind = kinds.get(i % kinds.size());
      List<String> form = trial.any(forms);
      List<String> door = trial.any(doors);
      String secret = secrets.of(kind.get(1));
      String text = form.get(1).replace("%s", secret);
      String request = door.get(1)
          .replace("\"%s\"", JSON.writeValueAsString(text))
          .replace("$n", Integer.toString(i))
          .replace("$episode", episode);
      String name = kind.get(0) + " in " + form.get(0) + " by " + door.get(0);
      try {
        person.call(
            door.get(0), cairn.context("default").name(), request.getBytes(StandardCharsets.UTF_8));
        planted.add(new Planted(name, text, secret));
      } catch (CairnException refused) {
        throw new IllegalStateException(
            name + ": " + request + ": " + refused.getMessage(), refused);
      }
    }
    return planted;
  }

  private static void look(Path folder, String when, List<Planted> planted, Attempts attempts) {
    FolderBytes files = FolderBytes.below(folder);
    for (Planted each : planted) {
      boolean found = files.holding(each.secret()).isPresent();
      attempts.attack(
          each.name() + ", " + when,
          each.text(),
          Expected.NOTHING_FOUND,
          found ? "in the files" : "not in the files",
          !found);
    }
  }
}
