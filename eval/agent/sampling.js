// The official TypeScript client offers its model, which is a script: what it finds is proposed and judged.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { CreateMessageRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { call, connectAs, withData } from './cairn.js';
import { check, main, same } from './checks.js';

const SAID = 'Invoices are numbered per branch office.';
const STATEMENT = 'Each branch office numbers its own invoices.';

/** A client whose model answers with what `model` makes of the text it is asked. */
async function sampling(data, model) {
  const client = new Client({ name: 'Scripted Model', version: '1' }, { capabilities: { sampling: {} } });
  client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => ({
    role: 'assistant',
    model: 'script',
    content: { type: 'text', text: model(params.messages[0].content.text) },
  }));
  return connectAs(client, data, '--toolsets', 'memory,curate');
}

/** Logs one sentence, ends the episode, and gives what was asked of the model and the ledger. */
async function episode(data, id, answer) {
  let asked = '';
  const client = await sampling(data, (text) => {
    asked = text;
    return answer(text);
  });
  await call(client, 'start_episode', { id, scope: 'repo:shop' });
  await call(client, 'log', { episode: id, role: 'user', text: SAID });
  const { ledger } = await call(client, 'end_episode', { episode: id });
  return { client, asked, ledger };
}

const entryOf = (text) => text.match(/\[(en_\w+)\] user/)[1];
const found = (text, quote) => [{ kind: 'fact', statement: STATEMENT, evidence: [{ entry: entryOf(text), quote }] }];

await main('A client that offers its model', () =>
  withData(async (data) => {
    const good = await episode(data, 'good', (text) => JSON.stringify(found(text, 'numbered per branch office')));
    check('the model saw what was said', good.asked.includes(SAID));
    const decision = good.ledger.decisions.find(({ statement }) => statement === STATEMENT);
    check('what it found was judged', decision);
    same('and admitted', decision.decision, 'admitted');
    const card = await call(good.client, 'read', { card: decision.card });
    same('under its own name', Object.keys(card.proposed_by), ['sampling:scripted-model']);
    await good.client.close();
    const invented = await episode(data, 'invented', (text) => JSON.stringify(found(text, 'free of charge')));
    check('an invented quote is not kept', invented.ledger.decisions.every(({ statement }) => statement !== STATEMENT));
    await invented.client.close();
    const broken = await episode(data, 'broken', () => {
      throw new Error('no model today');
    });
    same('a model that fails harms nothing', broken.ledger.episode, 'broken');
    await broken.client.close();
  }),
);
