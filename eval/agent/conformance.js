// The MCP conformance suite against `cairn serve`. What does not apply is listed, with the reason.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, main } from './checks.js';
import { withData } from './cairn.js';
import { newerNode } from './node.js';
import { served } from './served.js';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await main('The conformance suite', () =>
  withData((data) =>
    served(data, ['--no-token'], async (server) => {
      const results = mkdtempSync(join(tmpdir(), 'cairn-conformance-'));
      const suite = here('node_modules/@modelcontextprotocol/conformance/dist/index.js');
      const expected = here('conformance-not-applicable.yml');
      const args = [suite, 'server', '--url', server.url.href, '--expected-failures', expected, '-o', results];
      const ran = spawnSync(newerNode(), args, { encoding: 'utf8', timeout: 300_000 });
      rmSync(results, { recursive: true, force: true });
      console.log(ran.stdout, ran.stderr);
      check('everything that applies passes, and nothing listed does', ran.status === 0);
    }),
  ),
);
