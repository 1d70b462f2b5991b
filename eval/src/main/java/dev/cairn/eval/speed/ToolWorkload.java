package dev.cairn.eval.speed;

import dev.cairn.Context;
import dev.cairn.log.ToolId;
import dev.cairn.operation.NextTools;
import dev.cairn.operation.RecordRun;
import dev.cairn.operation.RegisterTools;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/** Tools of many servers, and runs that mostly stay with one server and its favourite tools. */
final class ToolWorkload {
  static final int STEPS = 20;

  private static final int PER_SERVER = 50;

  /** Servers whose tools are told of together: a new catalogue is read anew as often as it changes. */
  private static final int TOGETHER = 40;

  private static final int FAVOURITES = 12;
  private static final int ANSWERS = 5;
  private static final int CONTEXT_MAX = 5;

  private final Texts texts = new Texts(Texts.SEED);
  private final SplittableRandom random = new SplittableRandom(Texts.SEED);
  private final List<List<ToolId>> servers = new ArrayList<>();
  private final List<String> described = new ArrayList<>();

  ToolWorkload(int tools) {
    for (int server = 0; server < tools / PER_SERVER; server++) {
      List<ToolId> own = new ArrayList<>();
      for (int tool = 0; tool < PER_SERVER; tool++) {
        own.add(ToolId.of("server" + server, texts.query().replace(' ', '_') + "_" + tool));
        described.add(texts.next());
      }
      servers.add(own);
    }
  }

  void register(Context context) {
    List<RegisterTools.Tool> tools = new ArrayList<>();
    for (int server = 0; server < servers.size(); server++) {
      for (int tool = 0; tool < PER_SERVER; tool++) {
        tools.add(RegisterTools.Tool.of(
            servers.get(server).get(tool).toString(), described.get(server * PER_SERVER + tool)));
      }
      if ((server + 1) % TOGETHER == 0 || server + 1 == servers.size()) {
        context.registerTools(new RegisterTools(Optional.empty(), List.copyOf(tools)));
        tools.clear();
      }
    }
  }

  /** What the tools say of themselves, with their names. */
  List<String> described() {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < described.size(); i++) {
      ToolId tool = servers.get(i / PER_SERVER).get(i % PER_SERVER);
      all.add(tool.tool().replace('_', ' ') + " " + described.get(i));
    }
    return all;
  }

  RecordRun run() {
    List<ToolId> server = servers.get(random.nextInt(servers.size()));
    List<RecordRun.Step> steps = new ArrayList<>();
    for (int step = 0; step < STEPS; step++) {
      steps.add(RecordRun.Step.of(tool(server)));
    }
    return new RecordRun(steps, Optional.empty(), Optional.of(texts.next()), Optional.empty());
  }

  private ToolId tool(List<ToolId> server) {
    int favourite = random.nextInt(FAVOURITES) * random.nextInt(FAVOURITES) / FAVOURITES;
    return server.get(random.nextInt(FAVOURITES) == 0 ? random.nextInt(PER_SERVER) : favourite);
  }

  NextTools question() {
    List<ToolId> server = servers.get(random.nextInt(servers.size()));
    List<ToolId> context = new ArrayList<>();
    for (int step = random.nextInt(CONTEXT_MAX + 1); step > 0; step--) {
      context.add(tool(server));
    }
    return new NextTools(
        context,
        Optional.of(texts.next()),
        Optional.empty(),
        Optional.empty(),
        OptionalInt.of(ANSWERS));
  }

  String query() {
    return texts.query();
  }
}
