import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { toldOrder } from '../../domain/order/told-order';
import { testContext } from '../shop/request-context.fixture';
import { OneOrder, OrderList } from './order-list';
import { StepBar } from './step-bar';

const inShop = (work: () => string) => runInContext(testContext(), async () => work());

/** What a list says of an order of this status, and the class of its colour. */
const listed = async (status: string) => {
  const html = await inShop(() =>
    renderToStaticMarkup(<OneOrder order={toldOrder({ increment_id: '42', status, grand_total: 5, total_due: 0 })} />),
  );
  return [html.match(/<strong>([^<]+)/)?.[1], html.match(/own-order ([\w-]+)/)?.[1]];
};

const LABELS: [titles: string, of: [status: string, label: string, step: string][]][] = [
  [
    'ACCT-027 ACCT-028 ACCT-029 ACCT-030 ACCT-031',
    [
      ['pending', 'Recibido', 'step-0'],
      ['approved', 'Aprobado', 'payment-preview'],
      ['partially approved', 'Aprobado en parte', 'payment-preview'],
      ['authorized', 'Autorizado', 'payment-preview'],
      ['partially authorized', 'Autorizado en parte', 'payment-preview'],
    ],
  ],
  [
    'ACCT-032 ACCT-033 ACCT-034 ACCT-035 ACCT-036',
    [
      ['rejected', 'Rechazado', 'step-0'],
      ['partially rejected', 'Rechazado en parte', 'step-0'],
      ['denied', 'Denegado', 'step-0'],
      ['expired', 'Vencido', 'step-0'],
      ['processed and closed', 'Procesado y cerrado', 'order-delivered'],
    ],
  ],
  [
    'ACCT-037 ACCT-038 ACCT-039 ACCT-040 ACCT-041',
    [
      ['order sent', 'Pedido enviado', 'order-sent'],
      ['Order Delivered', 'Pedido entregado', 'order-delivered'],
      ['payment confirmed', 'Pago confirmado', 'payment-confirmed'],
      ['return received', 'Devolución recibida', 'order-delivered'],
      ['return partially received', 'Devolución recibida en parte', 'order-delivered'],
    ],
  ],
];

test.each(LABELS)('%s a status that a retailer tells has its label and its colour in the list', async (_, statuses) => {
  for (const [status, label, step] of statuses) expect(await listed(status)).toEqual([label, step]);
});

/** The class of a step bar, the steps it has reached and the one it stands at. */
async function bar(status: string, more: { isPickup?: boolean; isHeld?: boolean; isPaidLater?: boolean } = {}) {
  const html = await inShop(() => renderToStaticMarkup(<StepBar status={status} isPickup={false} {...more} />));
  return [
    html.match(/order-steps ([\w-]+)/)?.[1],
    html.match(/is-reached/g)?.length ?? 0,
    html.match(/aria-current="step">([^<]+)/)?.[1],
  ];
}

test('ACCT-042 the step bar has the class of its status, and says where the order is', async () => {
  expect(await bar('pending')).toEqual(['step-0', 1, 'Recibido']);
  expect(await bar('pending', { isHeld: true })).toEqual(['payment-preview', 1, 'Recibido']);
  expect(await bar('authorized')).toEqual(['payment-preview', 1, 'Recibido']);
  expect(await bar('processing')).toEqual(['payment-confirmed', 2, 'Pago confirmado']);
  expect(await bar('sent')).toEqual(['order-sent', 3, 'En camino']);
  expect(await bar('sent', { isPickup: true })).toEqual(['order-sent', 3, 'Listo para recoger']);
  expect(await bar('complete')).toEqual(['order-delivered', 4, 'Entregado']);
});

test('the step bar of an order that is paid when it is handed over never says that its payment is confirmed', async () => {
  expect(await bar('processing', { isPaidLater: true })).toEqual(['payment-confirmed', 2, 'Confirmado']);
});

test('ACCT-042 what is over has no steps any more, and a status nobody knows stands at the beginning', async () => {
  for (const status of ['canceled', 'expired', 'rejected', 'denied']) expect((await bar(status))[1]).toBe(0);
  expect(await bar('quién sabe')).toEqual(['step-0', 1, 'Recibido']);
});

test('a list of eleven orders has a second page, and one of ten has none', async () => {
  const items = Array.from({ length: 10 }, (_, at) => toldOrder({ increment_id: `${at}`, status: 'sent' }));
  const pages = (total: number) =>
    inShop(() => renderToStaticMarkup(<OrderList found={{ items, total }} page={1} />)).then((html) =>
      html.includes('pagina=2'),
    );
  expect([await pages(10), await pages(11)]).toEqual([false, true]);
});

test('an order on its way is followed from the list, and one that is there bought again', async () => {
  const sent = { ...toldOrder({ increment_id: '41', status: 'sent' }), tracking: 'https://paqueteria.example/41' };
  const items = [
    sent,
    toldOrder({ increment_id: '42', status: 'sent' }),
    toldOrder({ increment_id: '43', status: 'complete' }),
  ];
  const html = await inShop(() => renderToStaticMarkup(<OrderList found={{ items, total: 3 }} page={1} />));
  const [, followed, unknown, arrived] = html.split('own-order-link');
  expect(followed).toContain('href="https://paqueteria.example/41"');
  expect(followed).toContain('>Rastrear el paquete</a>');
  expect(unknown).not.toContain('own-next');
  expect(arrived).toMatch(/action="\/f\/order\/otra-vez"[\s\S]*value="43"[\s\S]*Comprar de nuevo/);
});
