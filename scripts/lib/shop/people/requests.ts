import type { DemoRequest } from '../../../demo/people/person.ts';
import { call } from '../../import/door.ts';
import { type Context, doorOf } from './context.ts';
import { daysGoBy } from './days-go-by.ts';

const WEEK_DAYS = 7;

/** The id of a request of a customer, by what it says. */
async function idOf(context: Context, { detail }: DemoRequest): Promise<string> {
  const { person } = context;
  const { requests } = await call<{ requests: { id: number; email: string; detail: string }[] }>(
    doorOf(context),
    'GET',
    `privacy-requests?storeCode=${person.store}`,
  );
  const found = requests.find((one) => one.email === person.email && one.detail === detail);
  if (!found) throw new Error(`no request of ${person.email} says: ${detail}`);
  return String(found.id);
}

/** A customer asks about their own data, and the desk does what it did about it, each once. */
export async function followRequest(context: Context, request: DemoRequest): Promise<void> {
  const { visitor, desk, done, person } = context;
  const { right, detail, weeksAgo, answer } = request;
  const name = `${person.id}-${request.id}`;
  const once = (step: string, work: () => Promise<unknown>) =>
    done.once(`${name}-${step}`, async () => {
      await work();
      return '';
    });
  const id = await done.once(name, async () => {
    await visitor.form('account/solicitud', { right, detail, key: `demo-${name}` });
    return idOf(context, request);
  });
  await once('older', () => daysGoBy(context, 'request', id, weeksAgo * WEEK_DAYS));
  if (!answer) return;
  const { decision, text, isCarriedOut } = answer;
  await once('answered', () => desk.form('operacion/privacidad-responder', { id, seen: '0', decision, answer: text }));
  if (isCarriedOut) await once('done', () => desk.form('operacion/privacidad-cumplir', { id, seen: '1' }));
}
