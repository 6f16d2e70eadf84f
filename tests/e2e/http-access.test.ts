import { beforeAll, expect, inject, test } from 'vitest';
import { guest, type Holder, holder, operator, ownAnswers } from '../access/holder';
import { rowsOf } from '../access/kept-rows';
import { everyRequest, type Request, readingPaths, unlisted } from '../access/requests';
import { sampledOf } from '../sample';
import { ask } from './http';

/** Of requests that name nothing of anybody every so many is made in `npm test`; a soak makes all. */
const NTH = 24;
const AT_ONCE = 4;
const OTHER_VIEW = '/muebles_america';
/** What ends the sessions of whoever asks is asked last. */
const ENDS = /^(?:userLogout|userLogoutEverywhere|form (?:salir|operacion-salir|cerrar-))/;

let ana: Holder;
let eva: Holder;
beforeAll(async () => {
  ana = await holder({ word: 'Xoanazul', telephone: '5587654321', taxId: 'MANO610814JL5', lists: 2 });
  eva = await holder({ word: 'Evanjelli', telephone: '5512344321', taxId: 'GODE561231GR8', lists: 1 });
});

/** What an answer tells of her that whoever asks did not say themselves. */
const leaked = ({ says }: Request, answer: string): string[] =>
  ana.marks.filter((mark) => !says.includes(mark) && answer.includes(mark));

/** Makes these requests; which of them tell something of her, or fail. */
async function walked(requests: readonly Request[]): Promise<string[]> {
  const wrong: string[] = [];
  const make = async (one: Request) => {
    const { status, text, headers } = await ask(one.path, one.init);
    const told = leaked(one, `${text} ${[...headers].join(' ')}`);
    if (told.length > 0) wrong.push(`${one.name}: ${status} tells ${told.join(', ')}`);
    if (status === 500) wrong.push(`${one.name}: ${status}`);
  };
  const waiting = requests.filter(({ name }) => !ENDS.test(name)).reverse();
  const work = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await make(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const one of requests.filter(({ name }) => ENDS.test(name))) await make(one);
  return wrong.sort();
}

/** All that name something of hers, and some of the others. */
const sample = (requests: readonly Request[]): Request[] => [
  ...requests.filter(({ isNaming }) => isNaming),
  ...sampledOf(
    requests.filter(({ isNaming }) => !isNaming),
    NTH,
  ),
];

const kept = async () => ({
  rows: rowsOf(inject('stateFolder'), ana.ids.customer, ana.marks),
  answers: await ownAnswers(readingPaths(ana.ids), ana),
});

test('a field that may name something of somebody says of whom and what, or that it does not', () => {
  expect(unlisted()).toEqual([]);
});

test('what a customer has is told to nobody else and changed by nobody else: another customer, a guest and an operator, by every call, form and page', async () => {
  const before = await kept();
  expect(before.rows.length).toBeGreaterThan(20);
  const her = everyRequest(ana, ana.ids, ana.ids).filter(({ isNaming, mayChange }) => isNaming && !mayChange);
  const told = await Promise.all(
    her.map(async (one) => (leaked(one, (await ask(one.path, one.init)).text).length > 0 ? one.name : '')),
  );
  // What she asks for herself tells of her: else nothing would be proven by asking the same of others.
  expect(told.filter(Boolean).length).toBeGreaterThan(10);
  expect.soft(await walked(sample(everyRequest(eva, ana.ids, eva.ids)))).toEqual([]);
  expect.soft(await walked(sample(everyRequest(guest(), ana.ids, eva.ids)))).toEqual([]);
  const eve = await operator();
  const asOperator = [
    ...everyRequest(eve, ana.ids, eva.ids).filter(({ access }) => access === 'customer'),
    // Orders and what comes of them are of a store view; accounts are of all of them.
    ...everyRequest(eve, ana.ids, eva.ids, OTHER_VIEW).filter(
      ({ access, name }) => access === 'service' && /^(?:form|page) /.test(name) && !name.endsWith(' customer'),
    ),
  ];
  expect.soft(await walked(sample(asOperator))).toEqual([]);
  expect(await kept()).toEqual(before);
});
