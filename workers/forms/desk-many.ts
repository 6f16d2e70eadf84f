import type { DeskChange } from '../../src/commerce/desk/orders';
import type { ShopCommerce } from '../../src/commerce/own-ports';
import { wayBack } from '../../src/config/way-back';
import { BACK } from '../../src/contract/customers/pages';
import { DESK_MESSAGES } from '../../src/contract/desk/messages';
import { DESK_PAGE_MESSAGES } from '../../src/contract/desk-pages';
import {
  chosenIn,
  chosenName,
  DESK_CHOSEN_PAGE,
  DESK_ORDERS_PAGE,
  DESK_PAGE,
  DO,
  MANY_ORDERS,
  readChosen,
  SINCE,
} from '../../src/contract/desk-pages/forms';
import type { Notice } from '../../src/domain/cart/cart';
import { isoDay } from '../../src/domain/mexico-city';
import { may } from '../../src/domain/operator';
import { type Chosen, doorMoney, MANY_ACTIONS, type ManyAction, roleOfMany } from '../../src/domain/order/desk-action';
import type { Order } from '../../src/domain/order/order';
import { namedParams, type Problem, refuse } from '../../src/domain/result';
import type { StoreView } from '../../src/domain/store-view';
import { CSV_TYPE, carrierCsv } from '../../src/features/desk/carrier-csv';
import { changesText } from '../../src/features/desk/changes-text';
import { type Weights, weightOf } from '../../src/features/desk/weight';
import { translator } from '../../src/i18n';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { SentForm } from './serving/sent-form';

type DeskCall = SentForm<'service'>;

/** What was done, said at this page of the desk. */
export const said = (location: string, message: string): Outcome => ({
  location,
  notices: [{ id: 'other', level: 'success', message }],
});

/** What is wrong of a form that was sent without why. */
export const NO_REASON = { field: 'note', rule: 'required', message: DESK_MESSAGES.needsReason };

/** Where at the desk to go on; `otherwise` where the form names no page of it. */
export function deskBack({ request, sent }: Pick<SentForm, 'request' | 'sent'>, otherwise: string): string {
  const back = wayBack(request.store, sent[BACK]);
  return back !== null && new RegExp(`^${DESK_PAGE}(?:[/?]|$)`).test(back) ? back : otherwise;
}

const isChanges = (detail: unknown): detail is { changes: DeskChange[] } =>
  typeof detail === 'object' && detail !== null && 'changes' in detail && Array.isArray(detail.changes);

/** A refusal that names what changed says it in words, whatever it was refused for first. */
export function withChanges(store: StoreView, problem: Problem): Problem {
  const { detail } = problem;
  if (!isChanges(detail) || detail.changes.length === 0) return problem;
  const changes = changesText(translator(store.i18n.defaultLocale), detail.changes);
  return { status: problem.status, message: DESK_MESSAGES.changed, detail: { changes } };
}

/** The page that asks before this is done to these orders. */
function questionPage(action: ManyAction, chosen: readonly Chosen[], back: string): string {
  const ticked = chosen.map(({ number, seen }): [string, string] => [chosenName(number), String(seen)]);
  return `${DESK_CHOSEN_PAGE}?${new URLSearchParams([[DO, action], [BACK, back], ...ticked])}`;
}

/** After these were handed over, where money taken for them is noted; `page` where none of it is to be, or not by them. */
async function moneyQuestion({ mine }: DeskCall, numbers: readonly string[], page: string): Promise<string> {
  const { operator, desk } = mine();
  if (!may(operator, roleOfMany('received'))) return page;
  const found = await desk().order.chosen(numbers.map((number) => ({ number, seen: 0 })));
  const unnoted = found.filter(({ state }) => doorMoney(state) > 0);
  const chosen = unnoted.map(({ order, version }) => ({ number: order.number, seen: version }));
  return chosen.length === 0 ? page : questionPage('received', chosen, page);
}

/** Does one action to many orders, and says of each what became of it. */
export async function doToMany(call: DeskCall): Promise<Outcome> {
  const { request, sent, key, mine } = call;
  const page = deskBack(call, DESK_ORDERS_PAGE);
  const fields = checkForm(MANY_ORDERS, sent);
  const action = MANY_ACTIONS.find((one) => one === sent.action);
  if (!fields.ok || !action) return refusedAt(page, invalid(fields.ok ? [] : fields.errors));
  const { note } = fields.values;
  const chosen = readChosen(fields.values.orders);
  if (action === 'cancel' && note === '') return refusedAt(questionPage(action, chosen, page), invalid([NO_REASON]));
  const results = await mine()
    .desk()
    .order.recordMany(action, chosen, key ?? crypto.randomUUID(), note || null);
  const t = translator(request.store.i18n.defaultLocale);
  const done = results.filter(({ result }) => result.ok).map(({ number }) => number);
  if (done.length > 0) request.wakeOutbox();
  const refused = results.flatMap(({ number, result }): Notice[] => {
    if (result.ok) return [];
    const { message, detail } = withChanges(request.store, result.problem);
    const why = t.message(message, namedParams(message, detail));
    return [{ id: 'other', level: 'warning', message: DESK_PAGE_MESSAGES.notDone, params: { number, why } }];
  });
  const orders = done.join(', ');
  const location = action === 'deliver' ? await moneyQuestion(call, done, page) : page;
  const success: Notice[] =
    done.length === 0
      ? []
      : [{ id: 'other', level: 'success', message: DESK_PAGE_MESSAGES.doneTo, params: { orders } }];
  return { location, notices: [...success, ...refused] };
}

/** What the products of these orders weigh, as far as the catalogue says; what it does not answer is left out. */
async function weightsOf({ catalogue }: ShopCommerce, orders: readonly Order[]): Promise<Weights> {
  const lines = new Map(orders.flatMap((order) => order.lines.map((line) => [line.sku, line])));
  const found = await Promise.all(
    [...lines.values()].map(async ({ sku, parentSku }): Promise<[string, number][]> => {
      const looked = await catalogue.product(parentSku, sku === parentSku ? null : sku).catch(() => null);
      const kg = looked?.state === 'found' ? weightOf(looked.page.product.attributes) : null;
      return kg === null ? [] : [[sku, kg]];
    }),
  );
  return new Map(found.flat());
}

/** The addresses of the orders that were ticked, as a file for whoever carries them. */
export async function saveForCarrier({ request, sent, mine }: DeskCall): Promise<Outcome> {
  const carried = await mine()
    .desk()
    .order.forCarrier(chosenIn(Object.entries(sent)));
  if (carried.length === 0) return refusedAt(DESK_ORDERS_PAGE, refuse(422, DESK_PAGE_MESSAGES.nothingToCarry).problem);
  const weights = await weightsOf(
    request.commerce,
    carried.map(({ order }) => order),
  );
  const text = carrierCsv(translator(request.store.i18n.defaultLocale), carried, weights);
  const file = { name: `paqueteria-${isoDay(request.now)}.csv`, type: CSV_TYPE, text };
  return { location: DESK_ORDERS_PAGE, notices: [], file };
}

/** How many orders came since a page of the desk was opened. */
export async function countNew({ sent, mine }: DeskCall): Promise<Outcome> {
  const fields = checkForm(SINCE, sent);
  if (!fields.ok) return refusedAt(DESK_PAGE, invalid(fields.errors));
  const count = await mine().desk().order.newSince(Number(fields.values.since));
  return {
    location: DESK_PAGE,
    notices: [{ id: 'other', level: 'info', message: DESK_PAGE_MESSAGES.newOrders, params: { count } }],
  };
}
