package dev.cairn.text.call;

import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Reads HTTP requests off addresses and off the commands that send them. */
final class HttpReader {
  private static final Set<String> CLIENTS = Set.of(
      "curl", "wget", "http", "https", "xh", "httpie", "Invoke-WebRequest", "Invoke-RestMethod");

  private static final Set<String> POWER_CLIENTS =
      Set.of("invoke-webrequest", "invoke-restmethod", "iwr", "irm");

  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE");

  /** Clients that take a body as words beside the address: {@code name=value}, {@code file@path}. */
  private static final Set<String> ITEM_CLIENTS = Set.of("http", "https", "xh", "httpie");

  private static final Set<String> DATA_FLAGS = Set.of(
      "-d",
      "--data",
      "--data-raw",
      "--data-binary",
      "--data-urlencode",
      "--json",
      "-F",
      "--form",
      "--post-data",
      "--post-file",
      "--upload-file",
      "-T",
      "--body-data",
      "--body-file",
      "-Body",
      "-InFile");

  private static final Set<String> HEADER_FLAGS =
      Set.of("-H", "--header", "-Headers", "-b", "--cookie");
  private static final Set<String> USER_FLAGS =
      Set.of("-u", "--user", "--oauth2-bearer", "--password", "--http-password", "-Credential");
  private static final Set<String> FILE_FLAGS =
      Set.of("--post-file", "--body-file", "--upload-file", "-T");
  private static final Pattern REMOTE_NAME = Pattern.compile("-[a-zA-Z]*O");
  private static final Pattern SAVES = Pattern.compile("-[a-zA-Z]*o");
  private static final Set<String> SAVE_FLAGS =
      Set.of("-o", "--output", "-OutFile", "--output-document", "-P", "--directory-prefix");

  /** Flags whose value must not be taken for an address. */
  private static final Set<String> VALUED = Set.of(
      "-H",
      "--header",
      "-b",
      "--cookie",
      "-u",
      "--user",
      "-o",
      "--output",
      "-d",
      "--data",
      "--data-raw",
      "--data-binary",
      "--data-urlencode",
      "--json",
      "-F",
      "--form",
      "-T",
      "-X",
      "--request",
      "-w",
      "--write-out",
      "-A",
      "--user-agent",
      "-e",
      "--referer",
      "-m",
      "--max-time",
      "--connect-timeout",
      "--retry",
      "--retry-delay",
      "-x",
      "--proxy",
      "--resolve",
      "--cacert",
      "--cert",
      "--key",
      "-OutFile",
      "-Body",
      "-InFile",
      "-P",
      "--post-data",
      "--post-file",
      "-Method",
      "-c",
      "-r",
      "--range",
      "-D");

  private HttpReader() {}

  static boolean isClient(Command command) {
    return CLIENTS.contains(command.name())
        || POWER_CLIENTS.contains(command.name().toLowerCase(Locale.ROOT));
  }

  static boolean isAddress(String word) {
    return word.startsWith("http://") || word.startsWith("https://");
  }

  /** Whether a text is nothing but the name of a method. */
  static boolean isMethod(String text) {
    return METHODS.contains(text);
  }

  static HttpRequest request(String method, String address) {
    String rest = address.substring(Math.min(address.length(), address.indexOf("://") + 3));
    int end = rest.length();
    for (int i = 0; i < rest.length(); i++) {
      if ("/?#".indexOf(rest.charAt(i)) >= 0) {
        end = i;
        break;
      }
    }
    String host = hostOf(rest.substring(0, end));
    return new HttpRequest(method.toUpperCase(Locale.ROOT), host, rest.substring(end));
  }

  /** Without the user before it and the port behind it. */
  static String hostOf(String authority) {
    String host = authority.substring(authority.lastIndexOf('@') + 1);
    int colon = host.indexOf(':');
    return (colon < 0 ? host : host.substring(0, colon)).toLowerCase(Locale.ROOT);
  }

  static boolean hasUser(String address) {
    int scheme = address.indexOf("://");
    int slash = address.indexOf('/', scheme + 3);
    int at = address.indexOf('@');
    return scheme > 0 && at > scheme && (slash < 0 || at < slash);
  }

  static void read(Command command, List<HttpRequest> requests) {
    List<String> words = command.name().equals("curl") ? parted(command.words()) : command.words();
    String method = method(command.name(), words);
    List<String> headers = new ArrayList<>();
    StringBuilder body = new StringBuilder();
    String savedTo = "";
    List<String> addresses = new ArrayList<>();
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      String next = i + 1 < words.size() ? words.get(i + 1) : "";
      int equals = word.startsWith("--") ? word.indexOf('=') : -1;
      String flag = equals > 0 ? word.substring(0, equals) : word;
      String value = equals > 0 ? word.substring(equals + 1) : next;
      if (HEADER_FLAGS.contains(flag)) {
        headers.add(value);
      } else if (USER_FLAGS.contains(flag)) {
        headers.add("Authorization: " + value);
      } else if (DATA_FLAGS.contains(flag)) {
        body.append(FILE_FLAGS.contains(flag) ? "@" : "").append(value).append('\n');
      } else if (SAVE_FLAGS.contains(flag) || SAVES.matcher(flag).matches()) {
        savedTo = value;
      } else if (flag.equals("--remote-name") || REMOTE_NAME.matcher(flag).matches()) {
        savedTo = command.name().equals("curl") ? "." : value;
      } else if (isAddress(word) || (!word.startsWith("-") && References.isHost(word))) {
        addresses.add(isAddress(word) ? word : "http://" + word);
      }
      i += equals < 0 && VALUED.contains(flag) ? 1 : 0;
    }
    if (savedTo.isEmpty() && command.name().equals("wget")) {
      savedTo = words.contains("--spider") ? "" : ".";
    }
    if (addresses.isEmpty() && (!method.equals("GET") || body.length() > 0)) {
      // Where it goes is written elsewhere; that it goes there is not.
      addresses.add("http://unseen/");
    }
    for (String address : addresses) {
      HttpRequest plain = request(method, address);
      List<String> all = new ArrayList<>(headers);
      if (hasUser(address)) {
        all.add("Authorization: user");
      }
      requests.add(new HttpRequest(
          plain.method(), plain.host(), plain.path(), all, body.toString(), savedTo));
    }
  }

  /** Short flags one by one and values apart from them: {@code -sXDELETE} is {@code -s -X DELETE}. */
  private static List<String> parted(List<String> words) {
    List<String> parts = new ArrayList<>();
    for (String word : words) {
      boolean cluster = word.length() > 2 && word.charAt(0) == '-' && word.charAt(1) != '-';
      int at = 1;
      while (cluster && at < word.length() && !VALUED.contains("-" + word.charAt(at))) {
        at++;
      }
      if (!cluster || at == word.length()) {
        parts.add(word);
      } else {
        for (int i = 1; i <= at; i++) {
          parts.add("-" + word.charAt(i));
        }
        if (at + 1 < word.length()) {
          parts.add(word.substring(at + 1));
        }
      }
    }
    return parts;
  }

  private static boolean isItem(String word) {
    return !word.startsWith("-")
        && !isAddress(word)
        && !word.contains("==")
        && (word.indexOf('=') > 0 || word.indexOf('@') > 0);
  }

  private static String method(String program, List<String> words) {
    String method = "";
    boolean data = false;
    boolean items = ITEM_CLIENTS.contains(program);
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      boolean named = word.equals("-X")
          || word.equals("--request")
          || word.equals("--method")
          || word.equalsIgnoreCase("-Method");
      if (named && i + 1 < words.size()) {
        method = words.get(i + 1);
      } else if (word.startsWith("-X") && word.length() > 2) {
        method = word.substring(2);
      } else if (word.startsWith("--method=")) {
        method = word.substring("--method=".length());
      } else if (METHODS.contains(items ? word.toUpperCase(Locale.ROOT) : word)) {
        method = word;
      }
      data |= items && isItem(word);
      int equals = word.indexOf('=');
      data |= DATA_FLAGS.contains(equals > 0 ? word.substring(0, equals) : word);
      if (word.equals("-I") || word.equals("--head")) {
        method = "HEAD";
      }
    }
    return method.isEmpty() ? data ? "POST" : "GET" : method.toUpperCase(Locale.ROOT);
  }
}
