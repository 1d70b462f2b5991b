package dev.cairn.tool.outcome;

import dev.cairn.log.ToolId;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** How it went so far in one episode. */
final class Course {
  /** A tool in it: how its last call went, and all of them. */
  record Trial(boolean ok, Tally tally) {}

  /** A call that was made. */
  record Made(ToolId tool, boolean ok) {}

  private final Map<ToolId, Trial> trials = new LinkedHashMap<>();
  private final Map<String, Boolean> calls = new LinkedHashMap<>();
  private int failuresInRow;
  private Optional<Made> previous = Optional.empty();

  Optional<Trial> trial(ToolId tool) {
    return Optional.ofNullable(trials.get(tool));
  }

  /** How the same call went last. */
  Optional<Boolean> same(Call call) {
    return call.whole().map(mark -> calls.get(name(call.tool(), mark)));
  }

  int failuresInRow() {
    return failuresInRow;
  }

  Optional<Made> previous() {
    return previous;
  }

  void add(Call call, boolean ok, double fading, long most) {
    Tally before = trial(call.tool()).map(Trial::tally).orElse(Tally.NONE);
    putLast(trials, call.tool(), new Trial(ok, before.after(ok, fading)), most);
    call.whole().ifPresent(mark -> putLast(calls, name(call.tool(), mark), ok, most));
    failuresInRow = ok ? 0 : failuresInRow + 1;
    previous = Optional.of(new Made(call.tool(), ok));
  }

  private static String name(ToolId tool, int mark) {
    return tool + " " + mark;
  }

  /** The newest stands last, and the one longest untouched makes room. */
  static <K, V> void putLast(Map<K, V> map, K key, V value, long most) {
    map.remove(key);
    map.put(key, value);
    while (map.size() > most) {
      map.remove(map.keySet().iterator().next());
    }
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(trials.size());
    for (Map.Entry<ToolId, Trial> each : trials.entrySet()) {
      Stored.write(each.getKey(), out);
      out.writeBoolean(each.getValue().ok());
      out.writeDouble(each.getValue().tally().successes());
      out.writeDouble(each.getValue().tally().calls());
    }
    out.writeInt(calls.size());
    for (Map.Entry<String, Boolean> each : calls.entrySet()) {
      out.writeUTF(each.getKey());
      out.writeBoolean(each.getValue());
    }
    out.writeInt(failuresInRow);
    out.writeBoolean(previous.isPresent());
    if (previous.isPresent()) {
      Stored.write(previous.get().tool(), out);
      out.writeBoolean(previous.get().ok());
    }
  }

  static Course read(DataInput in) throws IOException {
    Course course = new Course();
    for (int left = in.readInt(); left > 0; left--) {
      ToolId tool = Stored.tool(in);
      boolean ok = in.readBoolean();
      course.trials.put(tool, new Trial(ok, new Tally(in.readDouble(), in.readDouble())));
    }
    for (int left = in.readInt(); left > 0; left--) {
      course.calls.put(in.readUTF(), in.readBoolean());
    }
    course.failuresInRow = in.readInt();
    if (in.readBoolean()) {
      course.previous = Optional.of(new Made(Stored.tool(in), in.readBoolean()));
    }
    return course;
  }
}
