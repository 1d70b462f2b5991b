package dev.cairn.eval.attack;

import dev.cairn.eval.attack.disk.CorruptionAttack;
import dev.cairn.eval.attack.disk.DiskAttack;
import dev.cairn.eval.attack.disk.ErasureAttack;
import dev.cairn.eval.attack.disk.SecretAttack;
import dev.cairn.eval.attack.door.AuthAttack;
import dev.cairn.eval.attack.door.ImpostorAttack;
import dev.cairn.eval.attack.door.IsolationAttack;
import dev.cairn.eval.attack.door.SlowClientAttack;
import dev.cairn.eval.attack.gate.ApprovalAttack;
import dev.cairn.eval.attack.gate.BanAttack;
import dev.cairn.eval.attack.gate.CodeAttack;
import dev.cairn.eval.attack.gate.CommandAttack;
import dev.cairn.eval.attack.gate.FloodAttack;
import dev.cairn.eval.attack.gate.HttpAttack;
import dev.cairn.eval.attack.gate.LookAlikeAttack;
import dev.cairn.eval.attack.gate.RelabelAttack;
import dev.cairn.eval.attack.gate.SqlAttack;
import dev.cairn.eval.attack.word.AdditionAttack;
import dev.cairn.eval.attack.word.FragmentAttack;
import dev.cairn.eval.attack.word.PasteAttack;
import dev.cairn.eval.attack.word.RoleMarkAttack;
import dev.cairn.fault.CairnException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All families, in the order of the report. */
public final class AttackFamilies {
  private AttackFamilies() {}

  public static List<AttackFamily> all() {
    return Stream.of(words(), gate(), doors(), disk()).flatMap(List::stream).toList();
  }

  private static List<AttackFamily> words() {
    return List.of(
        new FragmentAttack(), new AdditionAttack(), new PasteAttack(), new RoleMarkAttack());
  }

  private static List<AttackFamily> gate() {
    return List.of(
        new CommandAttack("shell", "commands that do harm, hidden in many ways", "shell.txt"),
        new CommandAttack("own", "what is done to Cairn itself by commands", "own.txt"),
        new SqlAttack(),
        new HttpAttack(),
        new CodeAttack(),
        new BanAttack("path", "a banned path in other spellings", "path.txt", "path-control.txt"),
        new BanAttack("ban", "a banned command in other spellings", "ban.txt", "ban-control.txt"),
        new RelabelAttack(),
        new LookAlikeAttack(),
        new ApprovalAttack(),
        new FloodAttack());
  }

  private static List<AttackFamily> doors() {
    return List.of(
        new AuthAttack(), new IsolationAttack(), new ImpostorAttack(), new SlowClientAttack());
  }

  private static List<AttackFamily> disk() {
    return List.of(
        new SecretAttack(), new ErasureAttack(), new DiskAttack(), new CorruptionAttack());
  }

  /** Those of these names. */
  public static List<AttackFamily> named(List<String> names) {
    return names.stream().map(AttackFamilies::named).toList();
  }

  private static AttackFamily named(String name) {
    Optional<AttackFamily> found =
        all().stream().filter(family -> family.name().equals(name)).findFirst();
    return found.orElseThrow(() -> CairnException.invalid(
        "only",
        "there is no family '" + name + "'; --only takes "
            + all().stream().map(AttackFamily::name).collect(Collectors.joining(", "))));
  }
}
