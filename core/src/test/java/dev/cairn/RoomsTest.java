package dev.cairn;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rooms of core look only upstream, in the order of the data. */
@DisplayName("The rooms of core")
class RoomsTest {
  private static final String ROOT = "dev.cairn";

  /** The facade: it sees every room, and no room sees it. */
  private static final String FACADE = "";

  /** What can go wrong may be said anywhere. */
  private static final String EVERYWHERE = "fault";

  /** What a room may look at; what those see, it may see too. */
  private static final Map<String, Set<String>> MAY_SEE = Map.ofEntries(
      Map.entry(EVERYWHERE, Set.of()),
      Map.entry("explain", Set.of()),
      Map.entry("policy", Set.of()),
      Map.entry("log", Set.of()),
      Map.entry("entity", Set.of()),
      Map.entry("formula", Set.of("explain", "policy")),
      Map.entry("operation", Set.of("log", "explain", "policy")),
      Map.entry("ingest", Set.of("log", "entity")),
      Map.entry("disk", Set.of()),
      Map.entry("projection", Set.of("log", "disk")),
      Map.entry("episode", Set.of("projection", "policy")),
      Map.entry("graph", Set.of("episode", "formula", "ingest", "operation")),
      Map.entry("index", Set.of("episode", "formula", "entity")),
      Map.entry("enrich", Set.of("graph", "index")),
      Map.entry("tool", Set.of("graph", "index", "text")),
      // A module of its own, which sees nothing of core.
      Map.entry("text", Set.of()),
      Map.entry("card", Set.of("graph", "index", "text")),
      Map.entry("search", Set.of("card", "tool", "operation")),
      Map.entry("decide", Set.of("search", "operation")),
      Map.entry("engine", Set.of("decide", "enrich")));

  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import\\s+(?:static\\s+)?(dev\\.cairn\\.[\\w.*]+)\\s*;");

  private static final JavaClasses CORE =
      new ClassFileImporter().importPath(SourceFile.root().resolve("core/target/classes"));

  static Set<String> rooms() {
    return new TreeSet<>(MAY_SEE.keySet());
  }

  /** Found in the class files, so that full names without an import count too. */
  @ParameterizedTest(name = "{0}")
  @MethodSource("rooms")
  void looksOnlyUpstream(String room) {
    classes()
        .that()
        .resideInAPackage(ROOT + "." + room + "..")
        .should(lookOnlyAt(room, visibleFrom(room)))
        .allowEmptyShould(true)
        .check(CORE);
  }

  /** Found in the sources, so that inlined constants and links in comments count too. */
  @Test
  void importsPointUpstream() {
    List<String> wrong = SourceFile.all().stream()
        .filter(file -> file.path().startsWith("core/src/main/java/dev/cairn/"))
        .flatMap(file -> wrongImports(file).stream())
        .toList();
    assertThat(wrong).as("imports that point downstream").isEmpty();
  }

  @Test
  void everyPackageBelongsToAKnownRoom() {
    Set<String> unknown = new TreeSet<>();
    for (JavaClass each : CORE) unknown.add(roomOf(each.getPackageName()));
    unknown.removeAll(MAY_SEE.keySet());
    unknown.remove(FACADE);
    assertThat(unknown).as("packages of core that MAY_SEE does not know").isEmpty();
  }

  @Test
  void theSubjectsOfTheEngineGoOneWay() {
    slices().matching(ROOT + ".engine.(*)..").should().beFreeOfCycles().check(CORE);
  }

  @Test
  void theEngineKnowsNoneOfItsSubjects() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".engine")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".engine.*..")
        .check(CORE);
  }

  private static List<String> wrongImports(SourceFile file) {
    String room = roomOf(file.folder().substring("core/src/main/java/".length()).replace('/', '.'));
    if (room.equals(FACADE) || !MAY_SEE.containsKey(room)) return List.of();
    Set<String> visible = visibleFrom(room);
    Matcher matcher = IMPORT.matcher(file.code());
    return matcher
        .results()
        .filter(found -> !visible.contains(roomOf(packageOf(found.group(1)))))
        .map(found -> complaint(file.path(), room, found.group(1), visible))
        .toList();
  }

  private static ArchCondition<JavaClass> lookOnlyAt(String room, Set<String> visible) {
    return new ArchCondition<>("look only at " + visible) {
      @Override
      public void check(JavaClass from, ConditionEvents events) {
        for (Dependency dependency : from.getDirectDependenciesFromSelf()) {
          JavaClass to = dependency.getTargetClass().getBaseComponentType();
          boolean ours = (to.getPackageName() + ".").startsWith(ROOT + ".");
          if (!ours || visible.contains(roomOf(to.getPackageName()))) continue;
          String where = from.getName() + " " + dependency.getSourceCodeLocation();
          events.add(SimpleConditionEvent.violated(
              dependency, complaint(where, room, to.getName(), visible)));
        }
      }
    };
  }

  private static String complaint(String where, String room, String what, Set<String> visible) {
    return where + " imports " + what + ", but '" + room + "' may see only " + visible;
  }

  /** The room itself, the rooms it names, and what they see. */
  private static Set<String> visibleFrom(String room) {
    Set<String> visible = new TreeSet<>(Set.of(EVERYWHERE));
    visible.add(room);
    for (String upstream : MAY_SEE.get(room)) visible.addAll(visibleFrom(upstream));
    return visible;
  }

  /** The first part of the package below the root; empty for the facade. */
  private static String roomOf(String packageName) {
    if (packageName.length() <= ROOT.length()) return FACADE;
    String below = packageName.substring(ROOT.length() + 1);
    int dot = below.indexOf('.');
    return dot < 0 ? below : below.substring(0, dot);
  }

  /** The packages in front of the first capital: {@code dev.cairn.log.Ids.of} is in dev.cairn.log. */
  private static String packageOf(String imported) {
    return imported.replaceFirst("\\.(?:[A-Z*]).*", "");
  }
}
