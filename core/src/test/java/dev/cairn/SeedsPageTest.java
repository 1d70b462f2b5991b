package dev.cairn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The page of promises")
class SeedsPageTest {
  /** Set to write the page anew. */
  private static final String WRITE = "cairn.test.writePages";

  private static final Map<String, Class<?>> SEEDS = seeds();

  private static Map<String, Class<?>> seeds() {
    Map<String, Class<?>> seeds = new LinkedHashMap<>();
    seeds.put("S0: reinforcement by contributions and scales", S0ReinforcementTest.class);
    seeds.put("S1: retraction of contributions", S1RetractionTest.class);
    seeds.put("S2: adaptive thresholds", S2ThresholdsTest.class);
    seeds.put("S3: scoring of tools and capabilities", S3ScoringTest.class);
    seeds.put("S4: the memory of cards", S4CardsTest.class);
    seeds.put("S4: packs, credit, compaction and promotion", S4PacksTest.class);
    return seeds;
  }

  @Test
  void saysWhatTheTestsSay() throws IOException {
    Path page = SourceFile.root().resolve("docs/design/seeds.md");
    String now = page();
    if (Boolean.getBoolean(WRITE)) {
      Files.writeString(page, now);
    }
    assertThat(Files.readString(page))
        .as("made of the tests; run this one with -D" + WRITE + "=true to renew it")
        .isEqualTo(now);
  }

  private static String page() {
    StringBuilder page = new StringBuilder("""
        # What the founding documents promise

        Cairn grew out of five design documents. Each line is one of their promises, with the test that holds Cairn to it by
        calling its operations. Made of those tests by `SeedsPageTest`.
        """);
    SEEDS.forEach((name, tests) -> {
      page.append("\n## ").append(name).append("\n\n");
      page.append("| section | promise | kept by | tested by | otherwise, because |\n");
      page.append("|---|---|---|---|---|\n");
      promises(tests).forEach(test -> page.append(row(test)));
    });
    return page.toString();
  }

  private static List<Method> promises(Class<?> tests) {
    return Arrays.stream(tests.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Promise.class))
        .sorted(Comparator.comparing((Method method) -> promise(method).section(), bySection())
            .thenComparing(Method::getName))
        .toList();
  }

  private static Promise promise(Method method) {
    return method.getAnnotation(Promise.class);
  }

  /** 2.10 comes behind 2.9. */
  private static Comparator<String> bySection() {
    return Comparator.comparing(section -> String.join(
        ".",
        Arrays.stream(section.split("\\.", -1))
            .map(part -> part.matches("\\d+") ? "%03d".formatted(Integer.parseInt(part)) : part)
            .toList()));
  }

  private static String row(Method test) {
    Promise promise = promise(test);
    return "| %s | %s | %s | `%s.%s` | %s |\n"
        .formatted(
            promise.section(),
            promise.value(),
            promise.kept(),
            test.getDeclaringClass().getSimpleName(),
            test.getName(),
            promise.deviation());
  }
}
