package dev.cairn.server.view;

import dev.cairn.operation.ReadGates;
import dev.cairn.server.terminal.Plain;

/** Whether the memory is ready for finer attribution, gate by gate. */
final class GateViews {
  private GateViews() {}

  static void show(ReadGates.Answer answer, Page page) {
    page.line(answer.ready() ? page.ink().green("READY") : "not ready yet");
    gate("retrieval stability", answer.retrievalStability(), page);
    gate("store boundedness", answer.storeBoundedness(), page);
    gate("utility plateau", answer.utilityPlateau(), page);
    gate("volume", answer.volume(), page);
  }

  private static void gate(String name, ReadGates.Gate gate, Page page) {
    page.line("%s %s  %s"
        .formatted(
            gate.open() ? page.ink().green("open  ") : page.ink().red("closed"),
            page.ink().bold(name),
            page.ink().dim(Plain.line(gate.because()))));
    for (ReadGates.Figure figure : gate.figures()) {
      page.line("  %s %s = %s, wanted %s"
          .formatted(
              figure.holds() ? page.ink().green("✓") : page.ink().red("✗"),
              Plain.line(figure.name()).replace('_', ' '),
              Figures.of(figure.value()),
              Plain.line(figure.bound()).replaceAll("(\\d)\\.0\\b", "$1")));
      if (page.wants("why")) {
        WhyTree.print(figure.why(), "    ", page);
      }
    }
  }
}
