package dev.cairn.server.operation;

import java.io.Serial;
import java.util.Locale;
import tools.jackson.databind.PropertyNamingStrategies;

/** As all doors write the names of fields: every capital begins a word, also behind another capital. */
public final class FieldNames extends PropertyNamingStrategies.NamingBase {
  @Serial
  private static final long serialVersionUID = 1;

  /** {@code only_a_count} for {@code onlyACount}. */
  public static String of(String camel) {
    return camel.replaceAll("(?<=.)([A-Z])", "_$1").toLowerCase(Locale.ROOT);
  }

  @Override
  public String translate(String propertyName) {
    return of(propertyName);
  }
}
