import type { DeskOrders } from '../../src/commerce/desk/orders';
import { DESK_MESSAGES } from '../../src/contract/desk/messages';
import { readChosen } from '../../src/contract/desk-pages/forms';
import {
  GUIDES_LEVELS,
  GUIDES_MESSAGES,
  type GuidesResult,
  guidesLeftPage,
  isLeft,
  type LeftLine,
} from '../../src/contract/dispatch';
import { type DISPATCH_FORMS, GUIDES, GUIDES_PAGE, MOST_GUIDES } from '../../src/contract/dispatch/forms';
import type { Notice } from '../../src/domain/cart/cart';
import { stepsOf } from '../../src/domain/order/desk-action';
import { dispatchOf, type GuideLine, readGuideLines, withTwoGuides } from '../../src/domain/order/dispatch';
import { type Problem, refuse } from '../../src/domain/result';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

const notice = (level: Notice['level'], message: string, orders: readonly string[]): Notice[] =>
  orders.length === 0 ? [] : [{ id: 'other', level, message, params: { orders: orders.join(', ') } }];

/** Says which other orders have the guide number of one. */
export const sameGuideNotice = (orders: readonly string[]): Notice[] =>
  notice('warning', GUIDES_MESSAGES.sameGuide, orders);

interface Done {
  result: GuidesResult;
  sameGuide?: string[];
}

/** Why an order was not sent, of what its desk refused. */
function refusedAs({ status, message }: Problem): GuidesResult {
  if (status !== 409) return 'failed';
  if (message === DESK_MESSAGES.gatewayRefused) return 'cardRefused';
  return message === DESK_MESSAGES.changed ? 'changed' : 'notNow';
}

/**
 * Sends one order, accepted first where it is paid at the door, or puts this guide number in the place of the one it was
 * sent under.
 */
async function sendOne(
  orders: DeskOrders,
  carrier: string,
  { number, guide }: GuideLine,
  key: string,
  seen: number | undefined,
): Promise<Done> {
  const found = await orders.find(number);
  if (!found) return { result: 'unknown' };
  if (found.order.branch) return { result: 'picked' };
  const dispatch = dispatchOf(orders.carriers, carrier, guide);
  if (!dispatch.ok) return { result: 'wrong' };
  const had = found.order.dispatch;
  const isSent = found.state.status === 'sent';
  if (isSent && had?.carrier === carrier && had.guide === dispatch.value.guide) return { result: 'known' };
  const steps = isSent ? (['correct-guide'] as const) : stepsOf(found.order, found.state, 'send');
  if (steps === null) return { result: 'notNow' };
  let sameGuide: string[] = [];
  for (const type of steps) {
    // The key of a line says what it is for, so that a paste that is sent again with a line mended does the rest.
    const told = await orders.record(
      number,
      { type, ...(type === 'send' || type === 'correct-guide' ? { dispatch: dispatch.value } : {}) },
      {
        key: `${key} ${type} ${dispatch.value.guide ?? ''}`,
        own: key,
        note: null,
        ...(seen === undefined ? {} : { seen }),
      },
    );
    if (!told.ok) return { result: refusedAs(told.problem) };
    sameGuide = told.value.sameGuide;
  }
  return { result: isSent ? 'corrected' : 'sent', sameGuide };
}

/** Sends the orders of a pasted column one after another, and says of each what became of it. */
async function sendMany({ request, sent, key, mine }: SentForm<'service'>): Promise<Outcome> {
  const fields = checkForm(GUIDES, sent);
  if (!fields.ok) return refusedAt(GUIDES_PAGE, invalid(fields.errors));
  const { carrier, guides } = fields.values;
  const lines = readGuideLines(guides);
  if (lines.length === 0) return refusedAt(GUIDES_PAGE, refuse(422, GUIDES_MESSAGES.none).problem);
  if (lines.length > MOST_GUIDES)
    return refusedAt(GUIDES_PAGE, refuse(422, GUIDES_MESSAGES.tooMany, { detail: { most: MOST_GUIDES } }).problem);
  const orders = mine().desk().order;
  const shown = new Map(readChosen(fields.values.seen).map(({ number, seen }) => [number, seen]));
  const results = new Map<GuidesResult, string[]>();
  const same = new Set<string>();
  const left: LeftLine[] = [];
  const twice = withTwoGuides(lines);
  for (const one of lines) {
    const { result, sameGuide = [] }: Done = twice.has(one.number)
      ? { result: 'twice' }
      : await sendOne(orders, carrier, one, key ?? crypto.randomUUID(), shown.get(one.number));
    results.set(result, [...new Set([...(results.get(result) ?? []), one.number])]);
    for (const other of sameGuide) same.add(other);
    if (isLeft(result)) left.push({ text: `${one.number} ${one.guide}`, why: result });
  }
  if (results.has('sent') || results.has('corrected')) request.wakeOutbox();
  const said = (Object.keys(GUIDES_LEVELS) as GuidesResult[]).flatMap((result) =>
    notice(GUIDES_LEVELS[result], GUIDES_MESSAGES[result], results.get(result) ?? []),
  );
  const notices = [...said, ...sameGuideNotice([...same])];
  if (left.length === 0) return { location: GUIDES_PAGE, notices };
  const flashNotices = notices.filter(({ level }) => level !== 'error');
  return { location: guidesLeftPage(carrier, left), notices, flashNotices };
}

/** Forms of sending many orders. */
export const dispatchForms: FormHandlers<typeof DISPATCH_FORMS> = { 'operacion-guias': sendMany };
