// The MCP conformance suite, twice: against `cairn serve`, and against our protocol with the tools, resources
// and prompts that the suite asks for by fixed names. What fails is listed, each with the reason.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, main } from './checks.js';
import { withData } from './cairn.js';
import { newerNode } from './node.js';
import { fixture, served } from './served.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** All scenarios, those included that the suite itself counts as pending. */
function suite(what, url, expected) {
  const results = mkdtempSync(join(tmpdir(), 'cairn-conformance-'));
  const program = here('node_modules/@modelcontextprotocol/conformance/dist/index.js');
  const args = [program, 'server', '--url', url.href, '--suite', 'all', '--expected-failures', here(expected), '-o', results];
  const ran = spawnSync(newerNode(), args, { encoding: 'utf8', timeout: 300_000 });
  rmSync(results, { recursive: true, force: true });
  console.log(ran.stdout, ran.stderr);
  check(`${what}: everything passes that is not listed, and nothing listed does`, ran.status === 0);
}

await main('The conformance suite', async () => {
  await withData((data) =>
    served(data, ['--no-token'], (server) => suite('cairn serve', server.url, 'conformance-cairn.yml')),
  );
  await fixture((server) => suite('the fixture', server.url, 'conformance-fixture.yml'));
});
