// A scripted agent, no model: two sessions of work. What the first one learned, the second must find.
import { call, connect, withData } from './cairn.js';
import { check, explains, main, same } from './checks.js';

const RULE = 'Never run the migrations against the production database.';
const MANAGER = 'In this repository we use pnpm, not npm.';
const FAILED = 'checkout.test.ts: Error: connect ECONNREFUSED 127.0.0.1:5433';
const FIX = 'Right. Start the database with `docker compose up -d db` before the tests.';

const says = (who, text) => console.log(`${who.padStart(10)}: ${text}`);

/** Logs what happened, and shows it. */
function recorder(client, episode) {
  return async (role, text, more = {}) => {
    says(role, text);
    return call(client, 'log', { episode, role, text, ...more });
  };
}

async function firstSession(data) {
  console.log('\nSession 1: the agent learns');
  const client = await connect(data);
  const { episode } = await call(client, 'start_episode', {
    scope: 'repo:shop',
    agent: 'scripted',
    task: 'make the checkout test pass',
  });
  const log = recorder(client, episode);
  const bash = (text, ok, exit_code) => log('tool', text, { tool: 'shell:bash', ok, exit_code });
  await log('user', 'Make the checkout test pass, please.');
  await log('user', `${MANAGER} ${RULE}`);
  await bash(FAILED, false, 1);
  await log('assistant', 'I guess the port is wrong.');
  await log('user', FIX);
  await bash('Container shop-db-1 started', true, 0);
  await bash('checkout.test.ts: 14 passed', true, 0);
  const { ledger } = await call(client, 'end_episode', { episode });
  same('the ledger is of this episode', ledger.episode, episode);
  await client.close();
  return episode;
}

/** Asks memory, and gives the first entry that says the words; it must be among the first three. */
async function recalls(client, query, words, more = {}) {
  says('search', query);
  const { results } = await call(client, 'search', { query, in: ['entries'], full: true, why: true, ...more });
  const found = results.slice(0, 3).find((result) => result.text.includes(words));
  check(`"${query}" finds "${words}"`, found);
  check('  the score explains itself', found.why.value === found.score && explains(found.why));
  for (const { start, end, quote } of found.evidence) {
    same('  it quotes word for word', [...found.text].slice(start, end).join(''), quote);
  }
  says('memory', `${found.role} said at ${found.at}: ${found.evidence[0]?.quote ?? found.text}`);
  return found;
}

/** What was learned is handed out before the agent acts, and speaks up when it is about to go wrong. */
async function isWarned(client, episode) {
  const pack = await call(client, 'pack', { prompt: 'run the migrations and the checkout test', episode, full: true });
  says('pack', `${pack.tokens} tokens, ${pack.intent}`);
  check('the pack has the rule, with its source', pack.text.includes(RULE) && pack.text.includes(': user,'));
  const { guards } = await call(client, 'check', { action: 'run the migrations against the production database', episode });
  const guard = guards.find(({ statement }) => statement === RULE);
  check('the rule forbids it', guard?.forbids);
  const card = await call(client, 'read', { card: guard.id, episode, full: true });
  same('the card cites the user', card.evidence[0].kind, 'user_span');
  const channels = card.exposures.map(({ channel }) => channel);
  check('it knows where it was shown', channels.includes('auto_pack') && channels.includes('check'));
}

async function secondSession(data, before) {
  console.log('\nSession 2: another process, another day, the same question');
  const client = await connect(data, '--toolsets', 'memory,admin');
  const { episode } = await call(client, 'start_episode', { scope: 'repo:shop', task: 'checkout fails again' });
  await isWarned(client, episode);
  const failure = await recalls(client, 'ECONNREFUSED 5433', FAILED, { scope: 'repo:shop' });
  check('  it is known as a failure', failure.flags.includes('failed') && failure.tool === 'shell:bash');
  same('  of the first session', failure.episode, before);
  const fix = await recalls(client, 'start the database before the tests', FIX, { role: 'user' });
  check('  in the words of the user, with evidence', fix.evidence[0].kind === 'user_span');
  await recalls(client, 'pnpm or npm', MANAGER);
  await recalls(client, 'migrations production database', RULE);
  const guess = await recalls(client, 'port is wrong', 'I guess');
  check('  what the assistant guessed is no evidence', guess.evidence.length === 0);
  check('  and says so', guess.flags.includes('not_evidence'));
  const other = await call(client, 'search', { query: 'database', scope: 'repo:other' });
  same('another repository is not told', other.results, []);
  const log = recorder(client, episode);
  await log('tool', 'Container shop-db-1 started', { tool: 'shell:bash', ok: true });
  await call(client, 'end_episode', { episode });
  const proof = await call(client, 'verify', { deep: true });
  same('nothing was lost or changed', [proof.ok, proof.problems], [true, []]);
  await client.close();
}

await main('A scripted agent', () =>
  withData(async (data) => {
    const episode = await firstSession(data);
    await secondSession(data, episode);
  }),
);
