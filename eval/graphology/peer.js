// The peer of Cairn's graph algorithms. Reads an edge list, builds graphs with graphology, and answers
// lines on standard input, one each on standard output, with how long graphology took.
//
//   node peer.js EDGES
//     pagerank TOLERANCE        -> seconds rank rank rank …
//     adamic-adar NODE NODE …   -> seconds sum-of-all-scores
//
// EDGES: the number of nodes on the first line, then "source target weight".
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import Graph from 'graphology';
import pagerank from 'graphology-metrics/centrality/pagerank.js';

const ROUNDS_MAX = 1000;

const directed = new Graph({ type: 'directed', allowSelfLoops: true });
// Adamic-Adar knows no direction; an undirected graph is where graphology finds neighbours fastest.
const undirected = new Graph({ type: 'undirected', allowSelfLoops: false });

function load(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (let node = 0; node < Number(lines[0]); node++) {
    directed.addNode(String(node));
    undirected.addNode(String(node));
  }
  for (const line of lines.slice(1)) {
    if (line === '') continue;
    const [source, target, weight] = line.split(' ');
    directed.updateEdge(source, target, (held) => ({ weight: (held.weight ?? 0) + Number(weight) }));
    if (source !== target) undirected.mergeEdge(source, target);
  }
}

// graphology stops when the change is below tolerance × nodes.
function ranks(tolerance) {
  return pagerank(directed, {
    alpha: 0.85,
    tolerance: tolerance / directed.order,
    maxIterations: ROUNDS_MAX,
    getEdgeWeight: 'weight',
  });
}

function adamicAdar(node) {
  const scores = new Map();
  undirected.forEachNeighbor(node, (common) => {
    const degree = undirected.degree(common);
    if (degree < 2) return;
    const rarity = 1 / Math.log(degree);
    undirected.forEachNeighbor(common, (other) => {
      if (other !== node) scores.set(other, (scores.get(other) ?? 0) + rarity);
    });
  });
  return scores;
}

function timed(work) {
  const start = process.hrtime.bigint();
  const result = work();
  return [Number(process.hrtime.bigint() - start) / 1e9, result];
}

const QUESTIONS = {
  pagerank([tolerance]) {
    const [seconds, found] = timed(() => ranks(Number(tolerance)));
    return [seconds, ...directed.mapNodes((node) => found[node])];
  },
  'adamic-adar'(nodes) {
    const [seconds, found] = timed(() => nodes.map(adamicAdar));
    let sum = 0;
    for (const scores of found) for (const score of scores.values()) sum += score;
    return [seconds, sum];
  },
};

load(process.argv[2]);
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [question, ...words] = line.split(' ');
  console.log(QUESTIONS[question](words).join(' '));
}
