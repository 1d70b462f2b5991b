package dev.cairn.tool.predict;

/**
 * How a tool fits a request, each in [0, 1] unless it says otherwise.
 *
 * @param first the chance that it is the first step
 * @param name words of the request in its name
 * @param sentence words of the sentence it fits best in all it says
 * @param words what words of past requests led to it
 * @param near how many of the nearest past requests used it
 * @param server words of the request in the tools of its server
 * @param newText the same as name, sentence and text together, where it was never run; up to 3
 */
public record Fit(
    Candidate tool,
    double first,
    double name,
    double sentence,
    double words,
    double near,
    double server,
    double newText) {}
