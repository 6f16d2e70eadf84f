import type { Arrived, ReturnCost } from '../../../../src/commerce/returns';
import { RETURNS_MESSAGES } from '../../../../src/contract/returns/messages';
import type { Operator } from '../../../../src/domain/operator';
import { ITEMS_MESSAGES } from '../../../../src/domain/order/items';
import { type OrderLine, unitsBySku } from '../../../../src/domain/order/order';
import { isOff } from '../../../../src/domain/order/status';
import { type FieldProblem, ok, type Result, refuse } from '../../../../src/domain/result';
import type { Env } from '../../../env';
import { reused } from '../../../objects/shared/keyed-calls';
import { keyOfContent, toldUnder } from '../audit/write';
import { recordedBefore } from '../orders/change';
import { takeItems } from '../orders/items';
import { acceptedItems, intoWalletOf, returnCost } from './cost';
import type { KeptReturn } from './read';
import { isOvertaken, letterOf, refuseStep, stepStatements, writeStep } from './step';

const problem = (field: string): FieldProblem => ({ field, rule: 'value', message: RETURNS_MESSAGES.unitsWrong });

/** 422 where more arrived than was asked to be returned, more is accepted than arrived, or nobody says why not all. */
export function refuseUnits({ lines }: KeptReturn, arrived: readonly Arrived[]): Result<null> {
  const wrong = arrived.flatMap((one): FieldProblem[] => {
    const { lineNo, refusal } = one;
    const line = lines.find((asked) => asked.lineNo === lineNo);
    const isTwice = arrived.some((other) => other !== one && other.lineNo === lineNo);
    if (!line || isTwice || one.arrived > line.qty - line.received) return [problem(`arrived-${lineNo}`)];
    if (one.accepted > one.arrived) return [problem(`accepted-${lineNo}`)];
    if (one.accepted < one.arrived && refusal === '')
      return [{ field: `refusal-${lineNo}`, rule: 'required', message: RETURNS_MESSAGES.refusalMissing }];
    return [];
  });
  if (wrong.length > 0) return refuse(422, RETURNS_MESSAGES.unitsWrong, { fields: wrong });
  return arrived.some((one) => one.arrived > 0) ? ok(null) : refuse(422, RETURNS_MESSAGES.unitsWrong);
}

/** What arrived, on the lines of the return. */
const lineStatement = (db: D1Database, number: string, arrived: readonly Arrived[]): D1PreparedStatement =>
  db
    .prepare(
      `UPDATE order_return_line SET received = order_return_line.received + came.arrived, accepted = order_return_line.accepted + came.accepted,
         shelved = order_return_line.shelved + came.shelved, refusal = coalesce(nullif(came.refusal, ''), order_return_line.refusal)
       FROM (SELECT value ->> 'lineNo' AS line_no, value ->> 'arrived' AS arrived, value ->> 'accepted' AS accepted,
         CASE WHEN value ->> 'isShelved' THEN value ->> 'accepted' ELSE 0 END AS shelved, value ->> 'refusal' AS refusal FROM json_each(?2)) AS came
       WHERE order_return_line.return_number = ?1 AND order_return_line.line_no = came.line_no`,
    )
    .bind(number, JSON.stringify(arrived));

/** Units by sku, of a bundle its parts, of so many of each line. */
function units(lines: readonly OrderLine[], arrived: readonly Arrived[], isCounted: (one: Arrived) => boolean): string {
  const accepted = arrived.filter((one) => one.accepted > 0 && isCounted(one));
  return JSON.stringify(
    unitsBySku(
      accepted.flatMap(({ lineNo, accepted: qty }) =>
        lines.filter((line) => line.lineNo === lineNo).map((line) => ({ ...line, qty })),
      ),
    ),
  );
}

const UNITS = "SELECT value ->> 'sku' AS sku, value ->> 'qty' AS qty FROM json_each(?2)";

/**
 * Puts units back where their order took them from, and leaves the order no hold on those that came back, sold again or
 * not: a parcel that is canceled afterwards brings back the others alone.
 */
function shelfStatements(
  db: D1Database,
  { order, row }: KeptReturn,
  arrived: readonly Arrived[],
): D1PreparedStatement[] {
  const shelved = units(order.lines, arrived, ({ isShelved }) => isShelved);
  const all = units(order.lines, arrived, () => true);
  const number = row.orderNumber;
  return [
    // By what the order took: by what comes back, all of the shelf would be read.
    db
      .prepare(
        `UPDATE stock SET qty = stock.qty + back.qty FROM (${UNITS}) AS back, stock_move AS took
         WHERE took.order_number = ?1 AND took.sku = back.sku AND took.managed = 1 AND took.released_at IS NULL
           AND stock.store = ?3 AND stock.sku = took.sku`,
      )
      .bind(number, shelved, row.store),
    db
      .prepare(
        `UPDATE stock_move SET qty = max(0, stock_move.qty - back.qty) FROM (${UNITS}) AS back
         WHERE stock_move.order_number = ?1 AND stock_move.sku = back.sku AND stock_move.released_at IS NULL`,
      )
      .bind(number, all),
    db
      .prepare(
        `UPDATE branch_stock SET qty = branch_stock.qty + back.qty FROM (${UNITS}) AS back, branch_move AS took
         WHERE took.order_number = ?1 AND took.sku = back.sku AND took.released_at IS NULL
           AND branch_stock.store = ?3 AND branch_stock.branch = took.branch AND branch_stock.sku = took.sku`,
      )
      .bind(number, shelved, row.store),
    db
      .prepare(
        `UPDATE branch_move SET qty = max(0, branch_move.qty - back.qty) FROM (${UNITS}) AS back
         WHERE branch_move.order_number = ?1 AND branch_move.sku = back.sku AND branch_move.released_at IS NULL`,
      )
      .bind(number, all),
  ];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Where a return stands once this arrived. */
function reached({ lines }: KeptReturn, arrived: readonly Arrived[]): 'received' | 'partly-received' | 'refused' {
  const received = sum(lines.map((line) => line.received)) + sum(arrived.map((one) => one.arrived));
  if (received < sum(lines.map((line) => line.qty))) return 'partly-received';
  const accepted = sum(lines.map((line) => line.accepted)) + sum(arrived.map((one) => one.accepted));
  return accepted > 0 ? 'received' : 'refused';
}

/** The order is to cost something else less than whoever takes units in has seen: `detail.agreed` stands for what it is now. */
const costUnseen = (cost: ReturnCost | null) =>
  refuse(409, RETURNS_MESSAGES.costUnseen, {
    ...(cost ? { detail: { agreed: cost.mark } } : {}),
    fields: [{ field: 'agreed', rule: 'value', message: RETURNS_MESSAGES.costUnseen }],
  });

/**
 * Takes the accepted units off their order, which costs as much less, in the batch of `statements`. 409 where the return
 * has moved on, the order cannot give them back now, or has not as many any more.
 */
async function takeBack(
  env: Env,
  { row, orderRow }: KeptReturn,
  arrived: readonly Arrived[],
  { operator, at }: { operator: Operator; at: number },
  statements: D1PreparedStatement[],
): Promise<Result<null>> {
  const items = acceptedItems(arrived);
  if (items.length === 0) return writeStep(env, 'receive', statements);
  const intoWallet = intoWalletOf(env, row);
  const origin = {
    source: 'operator',
    id: `return ${row.number} ${row.version + 1}`,
    operator,
    at,
    intoWallet,
  } as const;
  try {
    const taken = await takeItems(
      env,
      { number: row.orderNumber },
      'return-items',
      items,
      origin,
      statements,
      async ({ lastEvent }) => (lastEvent === orderRow.lastEvent ? ok(null) : costUnseen(null)),
    );
    if (taken.ok) return taken.value.known ? refuse(409, RETURNS_MESSAGES.changed) : ok(null);
    if (await recordedBefore(env, origin)) return refuse(409, RETURNS_MESSAGES.changed);
    const isTooMany = !taken.ok && taken.problem.message === ITEMS_MESSAGES.tooMany;
    return isTooMany ? refuse(409, RETURNS_MESSAGES.unitsWrong) : taken;
  } catch (error) {
    if (isOvertaken(error)) return refuse(409, RETURNS_MESSAGES.changed);
    throw error;
  }
}

/** The return as it was shown, the cost that was agreed to, and what this stands under in the record of operators. */
interface Seen {
  seen: number;
  agreed: string;
  key: string;
}

async function takeIn(
  env: Env,
  kept: KeptReturn,
  { seen, agreed, key }: Seen,
  arrived: readonly Arrived[],
  operator: Operator,
  at: number,
): Promise<Result<null>> {
  const allowed = refuseStep(kept, 'receive', seen);
  if (!allowed.ok) return allowed;
  const fits = refuseUnits(kept, arrived);
  if (!fits.ok) return fits;
  const cost = await returnCost(env, kept, arrived);
  if (!cost.ok) return cost;
  if (cost.value !== null && cost.value.mark !== agreed) return costUnseen(cost.value);
  const to = reached(kept, arrived);
  const why = arrived.map(({ refusal }) => refusal).filter(Boolean);
  const step = {
    verb: 'receive',
    to,
    note: why.length > 0 ? why.join(' · ') : null,
    letter: letterOf(kept, `return-${to}`),
    operator,
    at,
    key,
  } as const;
  const statements = stepStatements(env.SHOP, kept, step, [
    lineStatement(env.SHOP, kept.row.number, arrived),
    ...shelfStatements(env.SHOP, kept, arrived),
  ]);
  // Of an order that is off nothing is charged any more: all that was paid for it goes back already.
  return isOff(kept.orderRow.status)
    ? writeStep(env, 'receive', statements)
    : takeBack(env, kept, arrived, { operator, at }, statements);
}

/**
 * Takes in what arrived of a return, once under its key: told again it is answered as it was, before anything is looked
 * at, as a part may fit a second time. 422 where other units were told under the key. Refuses as the port says.
 */
export async function receiveReturn(
  env: Env,
  kept: KeptReturn,
  { key: own, ...seen }: Seen,
  arrived: readonly Arrived[],
  operator: Operator,
  at: number,
): Promise<Result<null>> {
  const key = await keyOfContent(`receive ${kept.row.number} ${own}`, arrived);
  const known = async () => {
    const told = await toldUnder(env, key);
    return told && (told === 'same' ? ok(null) : reused());
  };
  const before = await known();
  if (before) return before;
  const done = await takeIn(env, kept, { ...seen, key }, arrived, operator, at);
  // Sent twice at once, one of them is too late.
  return done.ok ? done : ((await known()) ?? done);
}
