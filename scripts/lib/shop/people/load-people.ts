import { join } from 'node:path';
import { STORES, storeByCode } from '../../../../src/config/stores.ts';
import { PASSWORD } from '../../../demo/people/index.ts';
import type { DemoPerson } from '../../../demo/people/person.ts';
import { hashOfText } from '../../hash.ts';
import { fillAccount, writeReviews } from './account.ts';
import type { LocalShop } from './context.ts';
import { type Done, openDone } from './done.ts';
import { followOrder } from './order-steps.ts';
import { followRequest } from './requests.ts';
import { Visitor } from './visitor.ts';

const OPERATOR = 'Rosa Ek Pool';

/** Names a customer as they are now: one that has more orders since is gone through again. */
const isDone = (person: DemoPerson) => `${person.id}-whole-${hashOfText(JSON.stringify(person))}`;

/** Signs up, or in: a sign-up that is sent twice does. */
async function enter(visitor: Visitor, { email, firstName, lastName, about }: DemoPerson): Promise<void> {
  await visitor.form('account/crear', { email, firstName, lastName, ...about, password: PASSWORD, terms: '1' });
}

async function atDesk({ url, token }: LocalShop, { store }: DemoPerson): Promise<Visitor> {
  const desk = new Visitor(url, store, 'demo-desk');
  await desk.form('operacion/entrar', { token, name: OPERATOR });
  return desk;
}

async function loadPerson(shop: LocalShop, person: DemoPerson, done: Done): Promise<void> {
  if (done.has(isDone(person))) return;
  const view = storeByCode(STORES, person.store);
  const visitor = new Visitor(shop.url, person.store, `demo-${person.id}`, view?.prefix);
  await enter(visitor, person);
  const context = { shop, person, visitor, done, desk: await atDesk(shop, person) };
  await fillAccount(context);
  for (const order of person.orders) await followOrder(context, order);
  await writeReviews(context);
  for (const request of person.requests) await followRequest(context, request);
  await done.once(isDone(person), async () => '');
}

/**
 * Makes the demo's customers in a running local shop, by its own calls and forms. What was done is noted in the state
 * folder: broken off, it goes on where it was, and done once it asks the shop nothing any more. Answers whether there
 * was something to do.
 */
export async function loadPeople(shop: LocalShop, people: readonly DemoPerson[]): Promise<boolean> {
  const done = openDone(join(shop.state, '.demo-people'));
  const missing = people.filter((person) => !done.has(isDone(person)));
  for (const person of missing) await loadPerson(shop, person, done);
  return missing.length > 0;
}
