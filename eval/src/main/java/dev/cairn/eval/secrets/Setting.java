package dev.cairn.eval.secrets;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** The names, hosts and times around a secret: the same all over one text. */
final class Setting {
  private static final List<String> USERS =
      List.of("deploy", "mara", "jonas", "svc_orders", "ci-bot", "admin", "reporting", "app_rw");
  private static final List<String> PEOPLE =
      List.of("Lena", "Tom", "Priya", "Miguel", "Aylin", "Henrik", "Wei", "Sofia");
  private static final List<String> APPS =
      List.of("billing", "orders", "atlas", "pelican", "harvest", "invoicer", "search", "tickets");
  private static final List<String> SERVERS = List.of(
      "db1.corp.example",
      "10.2.14.7",
      "stage.example.org",
      "intern.firma.example",
      "pg-main.prod.svc.cluster.local",
      "files.example.net");
  private static final List<String> DATABASES =
      List.of("shop", "crm", "warehouse", "ledger", "analytics", "members");
  private static final List<String> STAGES = List.of("prod", "staging", "dev", "preview");
  private static final long YEAR_START = 1_735_689_600L;
  private static final int YEAR_SECONDS = 31_536_000;

  private final Map<String, String> names = new HashMap<>();

  private Setting(Random random) {
    Instant time = Instant.ofEpochSecond(YEAR_START + random.nextInt(YEAR_SECONDS));
    names.put("user", one(USERS, random));
    names.put("person", one(PEOPLE, random));
    String app = one(APPS, random);
    names.put("app", app);
    names.put("App", app.substring(0, 1).toUpperCase(Locale.ROOT) + app.substring(1));
    names.put("server", one(SERVERS, random));
    names.put("db", one(DATABASES, random));
    names.put("env", one(STAGES, random));
    names.put("time", time.toString());
    names.put("date", DateTimeFormatter.ISO_LOCAL_DATE.format(time.atOffset(ZoneOffset.UTC)));
    names.put("ip", "192.0.2." + (1 + random.nextInt(254)));
    names.put("n", String.valueOf(10 + random.nextInt(90)));
    names.put("sha", Alphabet.HEX.drawn(7, random));
    names.put("sha2", Alphabet.HEX.drawn(7, random));
    names.put("md5", Alphabet.HEX.drawn(32, random));
    names.put("sha1", Alphabet.HEX.drawn(40, random));
    names.put("key", Alphabet.BASE32.drawn(16, random));
    names.put("pub", Alphabet.WORD.drawn(43, random));
    names.put("pub2", Alphabet.WORD.drawn(43, random));
    // In two pieces, as no source may name the address of a package registry.
    names.put("npm", "registry" + ".npmjs.org");
  }

  static Setting drawn(Random random) {
    return new Setting(random);
  }

  String named(String name) {
    String value = names.get(name);
    if (value == null) {
      throw new IllegalStateException("nothing in the setting is called " + name);
    }
    return value;
  }

  private static String one(List<String> from, Random random) {
    return from.get(random.nextInt(from.size()));
  }
}
