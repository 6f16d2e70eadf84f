import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { runInContext } from '../../../../src/commerce/request-context';
import { MORNING, type MorningLineName } from '../../../../src/contract/areas';
import { BRANCH } from '../../../../src/domain/branch/branch.fixture';
import { startOfDay } from '../../../../src/domain/mexico-city';
import { operator, testContext } from '../../../../src/features/shop/request-context.fixture';
import { texts } from '../../../../src/features/shop/texts';
import { DeskHealthPage } from '../../../../src/pages/desk/health';
import { DeskInvoicesPage } from '../../../../src/pages/desk/invoices';
import { DeskOrdersPage } from '../../../../src/pages/desk/orders';
import { DeskRequestsPage } from '../../../../src/pages/desk/privacy';
import { DeskReturnsPage } from '../../../../src/pages/desk/returns';
import { DeskReviewsPage } from '../../../../src/pages/desk/reviews';
import { DeskTodayPage } from '../../../../src/pages/desk/today';
import { DeskUnmatchedPage } from '../../../../src/pages/desk/unmatched';
import { deskFor } from '../../../desk';
import { placeInD1 } from '../orders/place-order';
import { env, NOON, product, serve, storeView } from '../testing/catalogue';
import { emptyOrders } from '../testing/empty-orders';
import { order } from '../testing/order';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const TODAY = startOfDay(NOON);
const OF_OTHERS = ['invoice_request', 'privacy_request', 'review', 'failing_work', 'unresolved_order'];

const PAGES: Record<string, () => Promise<React.ReactNode>> = {
  '/operacion': DeskTodayPage,
  '/operacion/pedidos': DeskOrdersPage,
  '/operacion/estado': DeskHealthPage,
  '/operacion/preguntas': DeskUnmatchedPage,
  '/operacion/facturas': DeskInvoicesPage,
  '/operacion/resenas': DeskReviewsPage,
  '/operacion/devoluciones': DeskReturnsPage,
  '/operacion/privacidad': DeskRequestsPage,
};

/** Where on the page of the shop's health a line is told. */
const SECTIONS: Partial<Record<MorningLineName, string>> = {
  gateway: 'pasarela',
  unanswered: 'sin-respuesta',
  mail: 'no-salieron',
  stuck: 'atorados',
  failing: 'fallan',
  imports: 'importaciones',
};

function contextOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://tienda.example');
  const desk = deskFor(env, storeView('viu'), NOON, { id: 'ana', name: 'ana', role: 'all' });
  return testContext(
    { version: async () => '1' },
    { now: NOON, path: pathname, query: searchParams, mine: () => operator(desk) },
  );
}

async function shown(address: string): Promise<string> {
  const context = contextOf(address);
  const page = PAGES[context.path];
  if (!page) throw new Error(`no page ${context.path}`);
  return runInContext(context, async () => renderToStaticMarkup(await page()));
}

const unescaped = (text: string): string => text.replaceAll('&amp;', '&');

/** How many rows a list has on all its pages. */
async function rowsAt(address: string, name: MorningLineName): Promise<number> {
  const html = await shown(address);
  const section = SECTIONS[name];
  const part = section ? (html.split(`aria-labelledby="${section}"`)[1]?.split('</section>')[0] ?? '') : html;
  const [list = ''] = part.split(/<ul class="desk-list[^"]*">/).slice(1);
  const found = list.split('</ul>')[0]?.split('<li>').slice(1) ?? [];
  const rows = html.split('<tr data-row=""').length - 1;
  const [, next] = /href="([^"]*[?&;](?:desde|despues|antes)=[^"]*)"/.exec(html) ?? [];
  // The list of imports tells those that went well too.
  const here =
    rows + found.filter((one) => name !== 'imports' || !one.includes('<span>en vigor o reemplazada</span>')).length;
  return here + (next ? await rowsAt(unescaped(next), name) : 0);
}

/** What the first page says of each of its lines: how many, and where they stand. */
async function lines(): Promise<{ count: number; address: string; name: MorningLineName }[]> {
  const html = await shown('/operacion');
  const told = [...html.matchAll(/<a href="([^"]+)"><b>(\d+)\+?<\/b><span>([^<]*)</g)];
  const names = runInContext(
    contextOf('/operacion'),
    () => new Map(MORNING.flatMap(([name, { text }]) => [1, 2].map((count) => [texts()(text, { count }), name]))),
  );
  return told.map(([, address = '', count, text = '']) => {
    const name = names.get(text);
    if (!name) throw new Error(`no line says ${text}`);
    return { count: Number(count), address: unescaped(address), name };
  });
}

let template = '';

beforeAll(() => serve(storeView('viu'), [product(1, 'Silla', { stock: { is_in_stock: true, qty: 1000 } })]));
beforeEach(async () => {
  await emptyOrders();
  await env.SHOP.batch([
    ...OF_OTHERS.map((table) => env.SHOP.prepare(`DELETE FROM ${table}`)),
    env.SHOP.prepare(
      "DELETE FROM import_version WHERE version IN (SELECT version FROM import_end WHERE outcome = 'dropped')",
    ),
  ]);
  const placed = await placeInD1(env, order('manana', { 'SKU-1': 1 }), { owner: 'm', route: 'order', key: 'm' });
  if (!placed.ok) throw new Error(placed.problem.message);
  template = placed.value.number;
  await env.SHOP.prepare("UPDATE orders SET status = 'complete', received = charged, created_at = ? WHERE number = ?")
    .bind(NOON - 9 * DAY_MS, template)
    .run();
});

const SPEI = '{"code":"spei","title":"Transferencia"}';

interface Kind {
  status: string;
  pay?: string;
  promised?: number;
  branch?: true;
  kept?: number;
  at?: number;
  charged?: number;
  received?: number;
}

/** Orders of each line, and of each of their lists one that its line does not count. */
const ORDERS: readonly Kind[] = [
  { status: 'processing', promised: TODAY - DAY_MS },
  { status: 'processing', promised: TODAY + HOUR_MS },
  { status: 'processing' },
  { status: 'complete', at: NOON - HOUR_MS },
  { status: 'pending', pay: SPEI },
  { status: 'sent', promised: TODAY - DAY_MS },
  { status: 'sent', promised: TODAY + DAY_MS },
  { status: 'sent', branch: true, kept: TODAY - 1 },
  { status: 'sent', branch: true, kept: TODAY },
  { status: 'complete', charged: 1000, received: 400 },
  { status: 'canceled', received: 1000 },
];

const N = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)';
const of = (rows: string, ...bound: unknown[]) => env.SHOP.prepare(`${N} ${rows}`).bind(...bound);

/** So many of each line. */
async function filled(n: number): Promise<void> {
  if (n === 0) return;
  const base = (at: number) => 500_000_000 + at * 1000;
  await env.SHOP.batch([
    ...ORDERS.map(
      (
        { status, pay = null, promised = null, at = NOON - 3 * DAY_MS, charged = 0, received = 0, branch, kept = null },
        kind,
      ) =>
        of(
          `INSERT INTO orders (number, store, order_id, owner, status, email, grand_total, charged, received, created_at, doc, promised_to, kept_until, has_words)
         SELECT printf('%09d', ?3 + i), store, 'm-' || (?3 + i), owner, ?4, email, grand_total, ?5, ?6, ?7,
           json_patch(iif(?8 IS NULL, doc, json_set(doc, '$.paymentMethod', json(?8))), ?11), ?9, ?10, 1 FROM n, orders WHERE number = ?2`,
          n,
          template,
          base(kind),
          status,
          charged,
          received,
          at,
          pay,
          promised,
          kept,
          JSON.stringify(branch ? { branch: BRANCH } : {}),
        ),
    ),
    of(
      "INSERT INTO order_hold (order_number, store, until, admitted) SELECT printf('%09d', ?2 + i), 'viu', ?3 + (i % 2) * ?4, 1 FROM n",
      n,
      base(4),
      NOON + HOUR_MS,
      n === 1 ? 0 : DAY_MS,
    ),
    // What a card holds for orders to be sent: of each by two payments, and of one that went.
    ...[0, 1].map((twice) =>
      of(
        `INSERT INTO card_payment (key, payee_kind, payee_id, store, return_url, amount, currency, state, authorised, authorised_until, created_at)
         SELECT 'm-' || ?3 || i, 'order', printf('%09d', ?2 + i), 'viu', '', 1, 'MXN', 'open', 1, ?4 + i + ?3, 1 FROM n`,
        n,
        base(2),
        twice,
        NOON + HOUR_MS,
      ),
    ),
    env.SHOP.prepare(
      `INSERT INTO card_payment (key, payee_kind, payee_id, store, return_url, amount, currency, state, authorised, authorised_until, created_at)
       VALUES ('gone', 'order', printf('%09d', ?1), 'viu', '', 1, 'MXN', 'open', 1, ?2, 1)`,
    ).bind(base(6) + 1, NOON),
    of(
      `INSERT INTO payment_operation (key, payment_key, payee_kind, payee_id, kind, created_at, next_attempt_at)
       SELECT 'm-' || i, 'm-0' || i, 'order', ?2, 'capture', ?3, 1 FROM n`,
      n,
      template,
      NOON - HOUR_MS,
    ),
    of("INSERT INTO unresolved_order (store, order_id, sent_at, given_up_at) SELECT 'viu', 'm-' || i, 1, 2 FROM n", n),
    of(
      `INSERT INTO unmatched_payment (source, id, type, form, reference, amount, currency, reason, at)
       SELECT 'collector', 'm-' || i, 'received', 'spei', '', 100, 'MXN', 'reference', i FROM n`,
      n,
    ),
    of(
      `INSERT INTO order_return (number, store, order_number, customer_id, status, way, comment, key_hash, created_at, version)
       SELECT printf('%09d', i), 'viu', ?2, '1', 'requested', 'parcel', '', 'm-' || i, 1, 1 FROM n`,
      n,
      template,
    ),
    of(
      `INSERT INTO invoice_request (store, order_number, doc, email, first_name, state, key_hash, created_at)
       SELECT 'viu', printf('%09d', ?2 + i), '{"taxId":"XAXX010101000","company":"A","taxRegime":"616","cfdiUse":"S01","fiscalZipCode":"97000"}',
         'a@b.mx', '', 'open', 'm-' || i, ?3 FROM n`,
      n,
      base(3),
      NOON,
    ),
    of(
      `INSERT INTO review (store, sku, status, title, detail, nickname, key_hash, created_at)
       SELECT 'viu', 'SKU-1', 2, '', '', '', 'm-' || i, 1 FROM n`,
      n,
    ),
    ...(['open', 'granted'] as const).flatMap((status) =>
      [-HOUR_MS, DAY_MS].map((due) =>
        of(
          `INSERT INTO privacy_request (store, "right", name, email, email_key, detail, status, key_hash, created_at, due_at)
           SELECT 'viu', 'access', '', '', '', '', ?2, 'm-' || ?2 || ?3 || i, 1, ?3 FROM n`,
          n,
          status,
          NOON + due,
        ),
      ),
    ),
    ...[NOON, null].map((delivered) =>
      of(
        `INSERT INTO outbox (type, subject, store, created_at, next_attempt_at, attempts, failure, delivered_at)
         SELECT 'order-placed', ?2, 'viu', ?3, ?3, 1, 'status 500', ?4 FROM n`,
        n,
        template,
        NOON - HOUR_MS,
        delivered,
      ),
    ),
    of("INSERT INTO failing_work (name, reason, since, failed_at) SELECT 'm-' || i, '', 1, 1 FROM n", n),
    env.SHOP.prepare(
      "INSERT INTO import_version (store, last_order, scope, began_at) VALUES ('viu', 0, 'catalogue', ?)",
    ).bind(NOON),
    env.SHOP.prepare(
      "INSERT INTO import_end (version, outcome, ended_at) SELECT max(version), 'dropped', 1 FROM import_version",
    ),
  ]);
}

test.each([0, 1, 60])('each line of a morning counts what the list it leads to has, with %i of each', async (n) => {
  await filled(n);
  const told = await lines();
  expect(told.map(({ name }) => name).toSorted()).toEqual(n === 0 ? [] : MORNING.map(([name]) => name).toSorted());
  for (const { name, count, address } of told) expect([name, await rowsAt(address, name)]).toEqual([name, count]);
  if (n === 60) {
    const counts = Object.fromEntries(told.map(({ name, count }) => [name, count]));
    expect(counts).toMatchObject({ late: 60, today: 60, prepare: 180, fresh: 60, ends: 30, holds: 60, arrive: 60 });
  }
});
