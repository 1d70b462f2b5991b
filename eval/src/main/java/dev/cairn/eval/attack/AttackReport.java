package dev.cairn.eval.attack;

import dev.cairn.eval.figure.Printed;
import dev.cairn.eval.figure.Table;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.json.JsonMapper;

/** What came of an attack, family by family. */
public record AttackReport(long seed, Trial.Size size, String machine, List<Family> families)
    implements Printed {
  /** Honest acts may be asked about, but not so often that people stop reading. */
  private static final double CONTROLS_MIN = 0.92;

  private static final List<String> HEADER =
      List.of("family", "attempts", "held", "open", "controls", "passed", "what is tried");

  public AttackReport {
    families = List.copyOf(families);
  }

  /** One kind of attack, and the honest acts beside it. */
  public record Family(String name, String says, List<Attempt> attacks, List<Attempt> controls) {
    public Family {
      attacks = List.copyOf(attacks);
      controls = List.copyOf(controls);
    }

    /** Those that got through. */
    public List<Attempt> open() {
      return attacks.stream().filter(each -> !each.held()).toList();
    }

    /** Honest acts that were refused. */
    public List<Attempt> refused() {
      return controls.stream().filter(each -> !each.held()).toList();
    }

    public int held() {
      return attacks.size() - open().size();
    }

    public int passed() {
      return controls.size() - refused().size();
    }

    /** Nothing got through, and not because everything is refused. */
    public boolean holds() {
      return open().isEmpty() && !attacks.isEmpty() && allows();
    }

    /** Whether honest acts are done, nearly always. */
    public boolean allows() {
      return !controls.isEmpty() && passed() >= CONTROLS_MIN * controls.size();
    }

    private List<String> row() {
      return List.of(
          name,
          Integer.toString(attacks.size()),
          Integer.toString(held()),
          Integer.toString(open().size()),
          Integer.toString(controls.size()),
          Integer.toString(passed()),
          says);
    }
  }

  public boolean holds() {
    return families.stream().allMatch(Family::holds);
  }

  public int attempts() {
    return families.stream().mapToInt(each -> each.attacks().size()).sum();
  }

  /** What got through, then which honest acts were refused. */
  public List<Attempt> listed() {
    List<Attempt> all = new ArrayList<>();
    families.forEach(each -> all.addAll(each.open()));
    families.forEach(each -> all.addAll(each.refused()));
    return all;
  }

  @Override
  public String text() {
    return Table.text(rows()) + "\n" + under() + "\n";
  }

  @Override
  public String markdown() {
    return Table.markdown(rows()) + "\n" + under() + "\n";
  }

  @Override
  public String json(boolean rounds) {
    List<Object> results = new ArrayList<>();
    for (Family each : families) {
      results.add(new Result(
          each.name(),
          each.attacks().size(),
          each.held(),
          each.open().size(),
          each.controls().size(),
          each.passed(),
          each.holds(),
          rounds ? each.attacks() : each.open(),
          rounds ? each.controls() : each.refused()));
    }
    return JsonMapper.builder()
        .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
        .build()
        .writeValueAsString(new Document("attack", machine, seed, size.label(), results));
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(HEADER);
    families.forEach(each -> rows.add(each.row()));
    rows.add(new Family(
            "all",
            "",
            families.stream().flatMap(each -> each.attacks().stream()).toList(),
            families.stream().flatMap(each -> each.controls().stream()).toList())
        .row());
    return rows;
  }

  private String under() {
    return "size %s, seed %d; %s".formatted(size.label(), seed, machine);
  }

  record Document(String suite, String machine, long seed, String size, List<Object> families) {}

  /** The lists hold what is worth a look, or everything. */
  record Result(
      String family,
      int attempts,
      int held,
      int open,
      int controls,
      int controlsPassed,
      boolean holds,
      List<Attempt> attacks,
      List<Attempt> honest) {}
}
