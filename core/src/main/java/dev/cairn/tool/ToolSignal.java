package dev.cairn.tool;

import dev.cairn.policy.ToolPolicy;

/** What speaks for a tool. The order is that in which explanations add them up. */
enum ToolSignal {
  NAME("words of the request in the tool's name"),
  DESCRIPTION("words of the request in the description"),
  PARAMETERS("words of the request in the parameters"),
  SERVER("words of the request in the server's name"),
  STEP_WORDS("words of its best step in all the tool says"),
  MEANING("nearness to the request"),
  STEP_MEANING("nearness to its best step");

  private final String says;

  ToolSignal(String says) {
    this.says = says;
  }

  String says() {
    return says;
  }

  double weight(ToolPolicy policy) {
    return switch (this) {
      case NAME -> policy.nameWeight();
      case DESCRIPTION -> policy.descriptionWeight();
      case PARAMETERS -> policy.parametersWeight();
      case SERVER -> policy.serverWeight();
      case STEP_WORDS -> policy.stepWordsWeight();
      case MEANING -> policy.meaningWeight();
      case STEP_MEANING -> policy.stepMeaningWeight();
    };
  }
}
