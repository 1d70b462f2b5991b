package dev.cairn.text.call;

import dev.cairn.text.call.ReadCall.Command;
import dev.cairn.text.call.ReadCall.HttpRequest;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reads HTTP requests off addresses and off the commands that send them. */
final class HttpReader {
  private static final Set<String> CLIENTS = Set.of(
      "curl", "wget", "http", "https", "xh", "httpie", "Invoke-WebRequest", "Invoke-RestMethod");

  private static final Set<String> METHODS =
      Set.of("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE");

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
      "--body-data");

  private HttpReader() {}

  static boolean isClient(Command command) {
    return CLIENTS.contains(command.name());
  }

  static boolean isAddress(String word) {
    return word.startsWith("http://") || word.startsWith("https://");
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

  static void read(Command command, List<HttpRequest> requests) {
    String method = method(command.words());
    for (String word : command
        .words()
        .subList(Math.min(1, command.words().size()), command.words().size())) {
      if (isAddress(word)) {
        requests.add(request(method, word));
      } else if (References.isHost(word) && !word.startsWith("-")) {
        requests.add(request(method, "http://" + word));
      }
    }
  }

  private static String method(List<String> words) {
    String method = "";
    boolean data = false;
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i);
      boolean named =
          word.equals("-X") || word.equals("--request") || word.equalsIgnoreCase("-Method");
      if (named && i + 1 < words.size()) {
        method = words.get(i + 1);
      } else if (word.startsWith("-X") && word.length() > 2) {
        method = word.substring(2);
      } else if (METHODS.contains(word)) {
        method = word;
      }
      int equals = word.indexOf('=');
      data |= DATA_FLAGS.contains(equals > 0 ? word.substring(0, equals) : word);
      if (word.equals("-I") || word.equals("--head")) {
        method = "HEAD";
      }
    }
    return method.isEmpty() ? data ? "POST" : "GET" : method;
  }
}
