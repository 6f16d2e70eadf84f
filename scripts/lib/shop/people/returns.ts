import { readFile } from 'node:fs/promises';
import { isoDay } from '../../../../src/domain/mexico-city.ts';
import { openDays } from '../../../../src/domain/returns/clock.ts';
import type { OrderStep, ReturnStep } from '../../../demo/people/person.ts';
import { Refused } from '../../import/door.ts';
import { at } from '../../paths.mjs';
import type { Context } from './context.ts';

type Ask = Extract<OrderStep, { ask: 'return' }>;

const CONFLICT = 409;
/** What stands in for the photograph of what is broken. */
const PICTURE = at('public/media/480/buro-un-cajon.webp');

/** Its customer asks for a return of the first line of an order; answers the number of the return. */
export async function askReturn({ visitor }: Context, number: string, asked: Ask): Promise<string> {
  const { units, reason, condition, way, comment } = asked;
  const made = await visitor.call<{ increment_id: string }>('rma/create', {
    method: 'POST',
    key: `demo-${number}`,
    body: {
      order_id: number,
      items: [{ order_item_id: 1, qty: units, reason, condition }],
      way,
      comment,
      collect_on: way === 'collect' ? isoDay(openDays(Date.now())[0] ?? 0) : null,
    },
  });
  return made.increment_id;
}

/** Takes units in: asked what that takes off the order, the desk says yes. */
async function receive(desk: Context['desk'], came: Record<string, string>): Promise<unknown> {
  const path = 'operacion/devolucion-recibir';
  try {
    return await desk.form(path, came);
  } catch (error) {
    if (!(error instanceof Refused && typeof error.meta.agreed === 'string')) throw error;
    return desk.form(path, { ...came, agreed: error.meta.agreed });
  }
}

/** What is sent of a step, and by whom. `seen` is the number of the last thing that happened to the return. */
async function send({ visitor, desk }: Context, step: ReturnStep, order: string, number: string, seen: number) {
  const own = { order, number };
  const shown = { number, seen: String(seen) };
  switch (step.return) {
    case 'picture':
      return visitor.form('order/devolver-foto', own, {
        name: 'foto',
        content: new Blob([await readFile(PICTURE)], { type: 'image/webp' }),
      });
    case 'ship':
      return visitor.form('order/devolver-enviado', { ...own, carrier: step.carrier, guide: step.guide });
    case 'authorise':
      return desk.form('operacion/devolucion-autorizar', shown);
    case 'refuse':
      return desk.form('operacion/devolucion-rechazar', { ...shown, refusal: step.why });
    case 'receive':
      return receive(desk, {
        ...shown,
        'arrived-1': String(step.arrived),
        'accepted-1': String(step.accepted),
        'refusal-1': step.why ?? '',
      });
  }
}

/** Moves a return on. `before` are the steps that it has behind it. */
export async function moveReturn(
  context: Context,
  step: ReturnStep,
  { order, number, before }: { order: string; number: string; before: readonly ReturnStep[] },
): Promise<void> {
  const seen = 1 + before.filter((one) => one.return !== 'picture').length;
  try {
    await send(context, step, order, number, seen);
  } catch (error) {
    // It has happened already, when this was broken off: nobody else moves these returns.
    if (!(error instanceof Refused && error.status === CONFLICT)) throw error;
  }
}
