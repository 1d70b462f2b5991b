package dev.cairn.server.doctor;

import dev.cairn.operation.Progress;
import dev.cairn.server.data.Location;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** Looks at everything in turn; what one check cannot see does not keep the next from looking. */
public final class Doctor {
  private final Location location;
  private final Map<String, String> environment;
  private final Properties system;

  public Doctor(Location location, Map<String, String> environment, Properties system) {
    this.location = location;
    this.environment = environment;
    this.system = system;
  }

  /** All that was found; well if nothing failed. */
  public record Report(boolean ok, List<Finding> findings) {}

  public Report look(Progress progress) {
    return look(false, progress);
  }

  /**
   * Looks at everything.
   *
   * @param secrets whether the texts of the store are looked into for secrets, too
   */
  public Report look(boolean secrets, Progress progress) {
    List<Finding> findings = new ArrayList<>();
    Machine machine = new Machine(environment, system);
    findings.add(machine.java());
    findings.add(machine.locale());
    findings.add(new ModelHealth(location.model()).look());
    findings.addAll(new Folder(location.folder()).look());
    Path file = location.file().orElse(null);
    if (file == null) {
      findings.add(
          Finding.ok("store", location.store() + " is not a file; look at it with `verify`"));
    } else {
      findings.addAll(new Usage(file, location.cache()).look());
      findings.addAll(new StoreHealth(file, location.folder(), secrets).look(progress));
    }
    boolean ok = findings.stream().noneMatch(each -> each.level() == Finding.Level.FAIL);
    return new Report(ok, List.copyOf(findings));
  }
}
