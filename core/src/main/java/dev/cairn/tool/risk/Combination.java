package dev.cairn.tool.risk;

import dev.cairn.log.Risk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What several arguments say together: money to somebody, words to somebody, force. */
record Combination(SeenArguments arguments) {
  private static final Set<String> AMOUNTS =
      Set.of("amount", "total", "price", "sum", "amount_cents", "value_usd", "unit_amount");
  private static final Set<String> MONEY = Set.of(
      "currency",
      "iban",
      "payee",
      "account",
      "account_id",
      "payment_method",
      "card",
      "wallet",
      "from_account",
      "to_account",
      "payment_intent",
      "charge");
  private static final Set<String> BODIES =
      Set.of("message", "text", "body", "subject", "content", "html", "caption");
  private static final Set<String> PEOPLE = Set.of(
      "to",
      "cc",
      "bcc",
      "recipient",
      "recipients",
      "phone",
      "phone_number",
      "email",
      "emails",
      "to_email",
      "channel",
      "channel_id",
      "chat_id",
      "receiver");

  /** An address, a number, a channel, a handle; "b.txt" is none of them. */
  private static final Pattern ADDRESS = Pattern.compile(
      "[^\\s@]++@[^\\s@]++|\\+?\\d[\\d ()-]{5,20}|[#@][\\p{L}\\p{N}_-]++|[CDGU][A-Z0-9]{8,}");

  private static final Set<String> FORCE = Set.of(
      "force",
      "recursive",
      "permanent",
      "permanently",
      "hard",
      "hard_delete",
      "purge",
      "cascade",
      "overwrite",
      "skip_trash",
      "no_backup",
      "skip_confirmation",
      "ignore_safety",
      "delete_all",
      "all",
      "bypass",
      "no_verify");

  List<Found> found(double moneyFrom) {
    List<Found> found = new ArrayList<>();
    force()
        .ifPresent(
            flag -> found.add(new Found(Risk.DANGEROUS, "'" + flag + "' takes a brake off")));
    if (movesMoney(moneyFrom)) {
      found.add(new Found(Risk.DANGEROUS, "moves money"));
    }
    if (tellsPeople()) {
      found.add(new Found(Risk.DANGEROUS, "sends words to people"));
    }
    return found;
  }

  /** The flag that is set, if one is that takes a brake off. */
  private Optional<String> force() {
    return arguments.all().stream()
        .filter(
            it -> FORCE.contains(it.key()) && it.text().toLowerCase(Locale.ROOT).equals("true"))
        .map(SeenArguments.Value::key)
        .findFirst();
  }

  private boolean movesMoney(double from) {
    boolean amount = arguments.all().stream()
        .anyMatch(it -> AMOUNTS.contains(it.key()) && number(it.text()) > from);
    return amount && arguments.all().stream().anyMatch(it -> MONEY.contains(it.key()));
  }

  private boolean tellsPeople() {
    boolean body = arguments.all().stream()
        .anyMatch(it -> BODIES.contains(it.key()) && !it.text().isBlank());
    return body
        && arguments.all().stream()
            .anyMatch(it ->
                PEOPLE.contains(it.key()) && ADDRESS.matcher(it.text().strip()).matches());
  }

  private static double number(String text) {
    try {
      return Double.parseDouble(text.replaceAll("[^0-9.]", ""));
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
