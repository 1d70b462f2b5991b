package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import dev.cairn.text.call.ReadCall.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a request would do, by its method, where it goes and what it takes along. */
final class HttpRisk {
  private static final WordGroups WORDS = WordGroups.in("http.txt");
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS", "TRACE", "");
  private static final Set<String> ACTING = Set.copyOf(WORDS.of("acting-word"));
  private static final Set<String> DOCUMENTS = Set.copyOf(WORDS.of("document-word"));
  private static final Set<String> READ_PATHS = Set.copyOf(WORDS.of("reading-path"));
  private static final Set<String> CREDENTIALS = Set.copyOf(WORDS.of("credential-header"));
  private static final Set<String> KEYS = Set.copyOf(WORDS.of("credential-parameter"));
  private static final Set<String> METADATA = Set.copyOf(WORDS.of("metadata-host"));
  private static final Set<String> READ_CALLS = Set.copyOf(WORDS.of("reading-call"));

  private static final Set<String> OWN = Set.copyOf(WORDS.of("own-operation"));

  private HttpRisk() {}

  static List<Found> in(List<HttpRequest> requests, Places places) {
    List<Found> found = new ArrayList<>();
    for (HttpRequest request : requests) {
      Risk risk = risk(request, places);
      if (risk != Risk.SAFE) {
        found.add(new Found(risk, request.method() + ": " + why(risk)));
      }
    }
    return found;
  }

  private static String why(Risk risk) {
    return risk == Risk.MODERATE
        ? "changes something on this machine"
        : "changes something elsewhere, or takes a secret or local data along";
  }

  private static Risk risk(HttpRequest request, Places places) {
    String host = request.host();
    if (METADATA.contains(host)) {
      return Risk.DANGEROUS;
    }
    if (asksForAPerson(request)) {
      return Risk.DANGEROUS;
    }
    Risk saved = saved(request.savedTo(), places);
    if (host.isEmpty() && request.path().startsWith("/")) {
      return saved.worse(new FileEffects(places).read(List.of(request.path())));
    }
    boolean local = isLocal(host);
    if (!local && (credential(request) || takesAlong(host + request.path()))) {
      return Risk.DANGEROUS;
    }
    boolean overridden = request.headers().stream()
        .anyMatch(header -> header.toLowerCase(Locale.ROOT).startsWith("x-http-method"));
    if (!READING.contains(request.method()) || overridden) {
      return saved.worse(sent(request, local));
    }
    boolean bodied = !request.body().isEmpty() && !local && request.body().startsWith("@");
    boolean acts = acts(host + request.path()) && !local;
    return acts || bodied
        ? Risk.DANGEROUS
        : saved.worse(acts(request.path()) ? Risk.MODERATE : Risk.SAFE);
  }

  /** Cairn's own operations that are a person's, by address or as a call of MCP. */
  private static boolean asksForAPerson(HttpRequest request) {
    String path = request.path().toLowerCase(Locale.ROOT).replace("%5f", "_");
    int query = path.indexOf('?');
    String bare = query < 0 ? path : path.substring(0, query);
    List<String> parts = List.of(bare.split("/+", -1));
    boolean ours = parts.contains("contexts") && parts.contains("v1");
    boolean mcp = parts.contains("mcp");
    return (ours && parts.stream().anyMatch(OWN::contains))
        || (mcp && OWN.stream().anyMatch(it -> request.body().contains(it)));
  }

  private static Risk sent(HttpRequest request, boolean local) {
    String body = request.body().toLowerCase(Locale.ROOT);
    String path = request.path().toLowerCase(Locale.ROOT);
    int query = path.indexOf('?');
    String bare = query < 0 ? path : path.substring(0, query);
    String last = bare.substring(bare.lastIndexOf('/') + 1);
    boolean post = request.method().equals("POST") || request.method().equals("QUERY");
    boolean data = takesAlong(body) || body.startsWith("@");
    boolean graph = bare.contains("graphql")
        && (body.contains("query") || body.stripLeading().startsWith("{"));
    boolean call = READ_CALLS.stream()
        .anyMatch(it -> body.contains("\"" + it + "\"") || body.contains("method " + it));
    boolean reads = READ_PATHS.contains(last) || (graph && !body.contains("mutation")) || call;
    return post && reads && !data ? Risk.SAFE : local ? Risk.MODERATE : Risk.DANGEROUS;
  }

  private static Risk saved(String file, Places places) {
    return file.isEmpty() || file.equals("-")
        ? Risk.SAFE
        : new FileEffects(places)
            .created(List.of(file))
            .worse(new FileEffects(places).written(file) == Risk.SAFE ? Risk.SAFE : Risk.MODERATE);
  }

  static boolean isLocal(String host) {
    return host.equals("localhost")
        || host.endsWith(".localhost")
        || host.startsWith("127.")
        || host.equals("0.0.0.0")
        || host.equals("::1")
        || host.equals("[")
        || host.equals("host.docker.internal");
  }

  private static boolean credential(HttpRequest request) {
    boolean header = request.headers().stream().anyMatch(HttpRisk::isCredential);
    String path = request.path().toLowerCase(Locale.ROOT);
    int query = path.indexOf('?');
    boolean key = query >= 0
        && List.of(path.substring(query + 1).split("[&;]", -1)).stream()
            .anyMatch(pair ->
                pair.indexOf('=') > 0 && KEYS.contains(pair.substring(0, pair.indexOf('='))));
    return header || key;
  }

  private static boolean isCredential(String header) {
    String name = header.toLowerCase(Locale.ROOT);
    int colon = name.indexOf(':');
    String bare = colon > 0 ? name.substring(0, colon).strip() : name;
    return CREDENTIALS.contains(bare)
        || bare.endsWith("-token")
        || bare.endsWith("-key")
        || name.startsWith("@{authorization");
  }

  /** What is put in when it runs is local data. */
  private static boolean takesAlong(String text) {
    return text.contains("$(") || text.indexOf('`') >= 0 || Secrets.isVariable(text);
  }

  private static boolean acts(String path) {
    List<String> words = List.of(path.toLowerCase(Locale.ROOT).split("[^a-z0-9]+", -1));
    return words.stream().anyMatch(ACTING::contains)
        && words.stream().noneMatch(DOCUMENTS::contains);
  }
}
