// The official client over streamable HTTP against `cairn serve`, and what a bad caller gets.
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { check, main, same } from './checks.js';
import { withData } from './cairn.js';
import { contract } from './contract.js';
import { served } from './served.js';

const JSON_TYPE = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

async function bad(server) {
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${server.token}` };
  const post = (body, more = {}) => fetch(server.url, { method: 'POST', headers: { ...headers, ...more }, body });
  const nonsense = await post('{nonsense');
  same('a message that is no JSON is a bad request', nonsense.status, 400);
  same('with the code of the protocol', (await nonsense.json()).error.code, -32700);
  same('so is a batch', (await post(JSON.stringify([PING]))).status, 400);
  const unknown = await (await post(JSON.stringify({ ...PING, method: 'nope' }))).json();
  same('an unknown method is named', unknown.error.code, -32601);
  const params = { protocolVersion: '1999-01-01', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const old = await (await post(JSON.stringify({ ...PING, method: 'initialize', params }))).json();
  same('an unknown version is answered with ours', old.result.protocolVersion, '2025-11-25');
  same('there is no stream to listen to', (await fetch(server.url, { headers })).status, 405);
  same('a wrong token stays outside', (await post(JSON.stringify(PING), { Authorization: 'Bearer no' })).status, 401);
  same('a foreign origin too', (await post(JSON.stringify(PING), { Origin: 'http://evil.example' })).status, 403);
  check('and the server is well', (await post(JSON.stringify(PING))).ok);
}

await main('The official client over HTTP', () =>
  withData((data) =>
    served(data, [], async (server) => {
      const client = new Client({ name: 'cairn-agent', version: '1' });
      const requestInit = { headers: { Authorization: `Bearer ${server.token}` } };
      await client.connect(new StreamableHTTPClientTransport(server.url, { requestInit }));
      await contract(client);
      await client.close();
      await bad(server);
    }),
  ),
);
