import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MoneyGoes } from '../../commerce/desk/orders';
import type { Mine } from '../../commerce/mine';
import { runInContext } from '../../commerce/request-context';
import { toCentavos } from '../../domain/money';
import type { OrderMoney } from '../../domain/order/money';
import type { Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import type { Return } from '../../domain/returns/return';
import type { FormState } from '../shop/form-state';
import { operator, testContext } from '../shop/request-context.fixture';
import type { Asked } from './order/questions/asked';
import { questionOf } from './order-questions';

const TOTAL = toCentavos(1_000_00);
const NONE = toCentavos(0);
const order = {
  number: '000000042',
  createdAt: '2026-01-10T18:00:00Z',
  paymentMethod: { code: 'card', title: 'Tarjeta' },
} as Order;

const NOTHING: MoneyGoes = {
  ...{ amount: TOTAL, letGo: NONE, chargedLess: NONE, toCards: NONE, byHand: NONE, toWallet: NONE, unpaid: NONE },
  ...{ isAskedOfTwo: false, isAskedFirst: false, cardDigits: '4242' },
};
const UNTYPED: FormState = { notices: [], value: () => undefined, error: () => null };

/** What is asked of an order with this money, without markup, or why nothing is. */
function questioned(
  what: Record<string, string>,
  status: Asked['state']['status'],
  moved: Partial<Record<keyof OrderMoney, number>>,
  more: {
    goes?: Partial<Record<keyof MoneyGoes, number | boolean>>;
    code?: string;
    formState?: FormState;
    noted?: number;
    openReturns?: Pick<Return, 'number' | 'status' | 'way'>[];
    order?: Partial<Order>;
  } = {},
) {
  const { money, ...rest } = placedState(TOTAL);
  const state = { ...rest, status, money: { ...money, ...moved } } as Asked['state'];
  const { code = 'card', formState = UNTYPED } = more;
  const goes = { ...NOTHING, ...more.goes } as MoneyGoes;
  const paid = { ...order, paymentMethod: { code, title: code }, ...more.order };
  const asked = {
    order: paid,
    state,
    events: [],
    cardDigits: '4242',
    refundable: { byHand: 0, noted: more.noted ?? 0 },
  } as unknown as Asked;
  const mine = () => ({ ...operator({}), operator: { id: 'a', name: 'Ana', role: 'all' } }) as Mine;
  return runInContext(
    testContext({}, { query: new URLSearchParams(), now: Date.parse('2026-11-23T18:00:00Z'), mine }),
    () => {
      const { page, problem } = questionOf(new URLSearchParams(what), asked, {
        carriers: [],
        account: null,
        goes,
        openReturns: more.openReturns ?? [],
        formState,
      });
      const html = renderToStaticMarkup(page);
      return { html, text: html.replace(/<[^>]*>/g, ' '), problem };
    },
  );
}

const cancelQuestion = (goes: Partial<Record<keyof MoneyGoes, number>>): string =>
  questioned({ confirmar: 'cancel' }, 'processing', {}, { goes }).text;

test('who hands over what was not paid yet is told how much is missing and where it then stands', () => {
  const { text } = questioned({ confirmar: 'deliver' }, 'sent', { received: 400_00 });
  expect(text).toContain('con $600.00 sin anotar como cobrados');
  expect(text).toContain('“Esperan dinero”');
});

test.each<Record<string, string>>([
  { confirmar: 'cancel' },
  { confirmar: 'cancel-items' },
  { confirmar: 'deliver' },
  { confirmar: 'take-back-send' },
  { confirmar: 'send', carrier: 'dhl', guide: '1234567890' },
])('what another operator made impossible is not asked: %o says that nothing was done', (what) => {
  expect(questioned(what, 'canceled', {})).toEqual({
    ...{ html: '', text: '' },
    problem: 'The order changed meanwhile, and nothing was done',
  });
});

test.each([
  ['nothing', {}, 'No se ha pagado nada.'],
  ['held on a card', { letGo: 1_000_00 }, 'Lo apartado en la tarjeta terminada en 4242 ($1,000.00) se libera'],
  ['taken from a card', { toCards: 1_000_00 }, '$1,000.00 regresan a la tarjeta terminada en 4242'],
  ['by transfer', { byHand: 400_00 }, '$400.00 los envías tú, a donde diga el cliente.'],
  [
    'by wallet and card',
    { toWallet: 300_00, toCards: 700_00 },
    '$700.00 regresan a la tarjeta terminada en 4242, en este momento. $300.00 llegan a su monedero, en este momento.',
  ],
])('who cancels an order is asked with what becomes of its money: paid %s', (_, goes, says) => {
  expect(cancelQuestion(goes).replace(/\s+/g, ' ')).toContain(says);
});

test.each([
  ['card', { chargedLess: 100_00 }, 'Al salir se cobran $100.00 menos a la tarjeta terminada en 4242.'],
  ['card', { toCards: 100_00 }, '$100.00 regresan a la tarjeta terminada en 4242, en este momento.'],
  [
    'card',
    { toCards: 100_00, isAskedOfTwo: true },
    '$100.00 regresan a la tarjeta terminada en 4242 cuando lo confirme',
  ],
  ['cashondelivery', { unpaid: 100_00 }, 'Al entregar se cobran $100.00 menos.'],
  ['spei', { unpaid: 100_00 }, 'Se esperan $100.00 menos por transferencia.'],
  ['spei', { byHand: 100_00 }, '$100.00 los envías tú, a donde diga el cliente.'],
  ['card', { toCards: 100_00, isAskedFirst: true }, 'Esa cantidad necesita una segunda persona'],
])('a discount of an order paid by %s says where it goes, and asks why: %o', (code, goes, says) => {
  const { text } = questioned({ confirmar: 'adjusted', monto: '100' }, 'processing', {}, { goes, code });
  expect(text.replace(/\s+/g, ' ')).toContain(says);
  expect(text).not.toContain('reembolsar');
  expect(text).toContain('Motivo');
});

test('a discount without its reason is asked again, with what is missing', () => {
  const formState = {
    ...UNTYPED,
    error: (_: string, field: string) => (field === 'note' ? 'Escribe el motivo' : null),
  };
  const { text } = questioned({ confirmar: 'adjusted', monto: '100' }, 'processing', {}, { formState });
  expect(text).toContain('Escribe el motivo');
});

test('who cancels what a carrier has is told that it is for sale once it is back, and where it waits', () => {
  const lines = [{ lineNo: 1, qty: 2, productType: 'simple' }];
  const asked = (more: Record<string, unknown>) =>
    questioned({ confirmar: 'cancel' }, 'sent', {}, { order: { status: 'sent', lines, ...more } as Partial<Order> })
      .text;
  expect(asked({})).toContain('La paquetería tiene el paquete');
  expect(asked({ branch: { code: 'a' } })).toContain('Sus piezas vuelven a existencias');
  expect(asked({ lines: [{ lineNo: 1, qty: 1, productType: 'virtual' }] })).toContain('vuelven a existencias');
  expect(asked({ lines: [{ lineNo: 1, qty: 2, gone: 2, productType: 'simple' }] })).toContain('vuelven a existencias');
});

test.each([
  ['the order changed meanwhile', 400_00, false],
  ['less of it is there by now', 100_00, true],
])('a mistake that was refused as %s stands with the reason that was typed', (_, noted, isAmountAsked) => {
  const typed: Record<string, string> = { type: 'take-back-received', note: 'Era de otro pedido' };
  const formState = { ...UNTYPED, value: (_form: string, field: string) => typed[field] };
  const what = { confirmar: 'take-back-received', monto: '300' };
  const again = questioned(what, 'processing', { received: 400_00 }, { noted, formState });
  expect(again.html).toContain('value="Era de otro pedido"');
  const [amount = ''] = /<input[^>]*name="amount"[^>]*>/.exec(again.html) ?? [];
  expect([amount.includes('value="300"'), amount.includes('type="hidden"')]).toEqual([true, !isAmountAsked]);
  expect(again.problem).toBeNull();
  const never = questioned(what, 'processing', { received: 400_00 }, { noted: 100_00 });
  expect(never).toMatchObject({ text: '', problem: 'This amount cannot be noted' });
});

test('of a transfer that is noted by hand the reference may be said, and the day on which it came; of other money neither is asked', () => {
  const asked = { confirmar: 'received', monto: '1000' };
  const { html } = questioned(asked, 'pending', {}, { code: 'spei' });
  expect(html).toMatch(/Referencia de la transferencia.*opcional/s);
  expect(/<input[^>]*name="note"[^>]*>/.exec(html)?.[0]).not.toContain('required');
  expect(/<input[^>]*name="day"[^>]*>/.exec(html)?.[0]).toMatch(
    /type="date".*min="2026-01-10".*value="\d{4}-\d{2}-\d{2}"/,
  );
  expect(questioned(asked, 'pending', {}, { code: 'cashondelivery' }).html).not.toMatch(/name="(?:note|day)"/);
});

test.each([
  ['take-back-deliver', 'complete'],
  ['take-back-send', 'sent'],
] as const)('whoever does %s is told of a return that is open', (what, status) => {
  const undone = (openReturns: Pick<Return, 'number' | 'status' | 'way'>[]) =>
    questioned({ confirmar: what }, status, {}, { openReturns }).text;
  expect(undone([{ number: '000000007', status: 'authorised', way: 'parcel' }])).toContain(
    'Su devolución 000000007 está abierta y así se queda.',
  );
  expect(undone([])).not.toContain('devolución');
});

test('who cancels an order on its way is told which of its returns ends, and nothing of one that is on its way too, or stands here', () => {
  const lines = [{ lineNo: 1, qty: 2, productType: 'simple' }];
  const openReturns = [
    { number: '000000007', status: 'authorised', way: 'parcel' },
    { number: '000000008', status: 'on-way', way: 'parcel' },
    { number: '000000009', status: 'authorised', way: 'handed-over' },
  ] as const;
  const order = { status: 'sent', lines } as Partial<Order>;
  const { text } = questioned({ confirmar: 'cancel' }, 'sent', {}, { order, openReturns: [...openReturns] });
  expect(text).toContain('Su devolución 000000007, que nadie ha mandado, termina con él.');
  expect(text).not.toMatch(/000000008|000000009/);
});
