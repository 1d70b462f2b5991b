package dev.cairn.tool.risk;

/** Judges a tool by what it says of itself, annotations aside. */
interface RiskRules {
  RiskAssessment judge(ToolText tool);
}
