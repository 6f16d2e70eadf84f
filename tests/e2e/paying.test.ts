import type { Locator, Page, Request } from 'playwright';
import { expect, inject, test } from 'vitest';
import type { Months } from '../peers/gateway/faults';
import { browserForFile, seriousFindings } from './browser';
import { newCustomer, PASSWORD, signedIn } from './customer';
import { postJson } from './http';
import { openLive } from './live';
import { ordered } from './ordered';
import { BUYER, openReview, placeOrder, putInCart } from './purchase';
import { SERVICE_TOKEN } from './shops';

const visitor = browserForFile('without pictures');
const origin = inject('shops').embedded;
const shop = `${origin}/muebles_america`;
const CHAIR = '/p/MA-ESCRITORIO/escritorio-blanco-con-cajonera';

/** Lets something happen to an order, as the operator's desk does. */
async function tell(number: string, event: { type: string; amount?: number }): Promise<void> {
  const answer = await fetch(`${origin}/api/desk/orders/${number}/events?storeCode=muebles_america`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SERVICE_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(event),
  });
  expect(answer.status).toBe(200);
}

const main = (page: Page) => page.getByRole('main').innerText();
/** When something arrives and until when that holds, as a page says it. */
const promiseIn = (text: string) => /Llega .+ (?:\(hora del centro\)|si lo pagas a tiempo)/.exec(text)?.[0];
/** The days of a promise alone. */
const daysIn = (promise = '') => promise.split(' si ')[0];
const dataOf = (page: Page, selector: string) => page.locator(selector).first().getAttribute('data-value');

/** Opens the review of a cart with a desk in it, to be paid in a way. */
async function toReview(page: Page, method: RegExp): Promise<void> {
  await putInCart(page, shop, 'MA-ESCRITORIO');
  await openReview(page, shop, method);
}

test.each([
  { method: /^Transferencia \(SPEI\)/, script: true },
  { method: /^Efectivo en una tienda cercana/, script: false },
])('an order by $method says how it is paid, in part and in full; script: $script', async ({ method, script }) => {
  const { page } = await visitor({ script });
  await toReview(page, method);
  const promise = promiseIn(await main(page));
  expect(promise).toMatch(/^Llega .+ si pagas antes de las 14:00 del /);
  // What stands behind it is promised to whoever orders past the cut.
  const promises = (await page.locator('.review-promise [data-cut]').allTextContents()).map(promiseIn);
  const number = await placeOrder(page);
  expect(await main(page)).toMatch(/Paga tu pedido[\s\S]+Tienes hasta el/);
  const promised = promiseIn(await main(page));
  // An order that ends unpaid before the cut names its end alone.
  expect([promise, ...promises].map(daysIn)).toContain(daysIn(promised));
  expect(await dataOf(page, script ? '.pay-fact' : '.slip-digits')).toMatch(
    new RegExp(script ? `^64618002${number}\\d$` : `^9802${number}\\d$`),
  );
  if (script) expect(await seriousFindings(page)).toEqual([]);
  await tell(number, { type: 'received', amount: 100 });
  await page.reload();
  expect(await main(page)).toMatch(/Recibimos \$100\.00\. Faltan \$[\d,.]+\./);
  const missing = Number(/Faltan \$([\d,]+\.\d\d)/.exec(await main(page))?.[1]?.replace(',', ''));
  await tell(number, { type: 'received', amount: missing });
  await page.reload();
  expect(await main(page)).toMatch(/Tu pago de \$[\d,.]+ ya está aquí/);
  expect(await page.getByText('Paga tu pedido').count()).toBe(0);
  expect(await main(page)).toContain(daysIn(promised));
  expect(promiseIn(await main(page))).toBeUndefined();
});

/** Months without interest as a part of the page says them. */
const monthsIn = (page: Page, part: string) =>
  page.locator(`${part} .months`).filter({ visible: true }).first().innerText();

test('months without interest follow the variant and the warranty that are chosen, at the price and in the bar', async () => {
  const { page } = await visitor();
  await openLive(page, `${shop}/p/MA-COLCHON/colchon-nube-firme`);
  const both = async () => [await monthsIn(page, '[data-island="offer"]'), await monthsIn(page, '.buy-bar')];
  expect(await both()).toEqual(Array(2).fill('12 meses sin intereses desde $333.25'));
  await page.getByRole('link', { name: 'King size', exact: true }).click();
  await page.getByText('12 meses sin intereses de $649.92').first().waitFor();
  expect(await both()).toEqual(Array(2).fill('12 meses sin intereses de $649.92'));
  await page.locator('.warranty').nth(1).click();
  const total = /Con lo que elegiste: \$([\d,]+\.\d\d)/;
  await page.getByRole('status').filter({ hasText: total }).waitFor();
  const pesos = Number(total.exec(await main(page))?.[1]?.replace(',', ''));
  expect(pesos).toBeGreaterThan(7_799);
  const monthly = (Math.ceil((pesos * 100) / 12) / 100).toFixed(2);
  expect(await both()).toEqual(Array(2).fill(`12 meses sin intereses de $${monthly}`));
});

const gateway = inject('gateway');
const CHALLENGED = '4000000000003220';
const SILENT = '4000000000000077';
const APPROVED = '4242424242424242';
const DECLINED = '4000000000000002';

/** Gives a card on the gateway's page. */
async function giveCard(page: Page, number: string): Promise<void> {
  await page.waitForURL((url) => url.origin === gateway && /^\/pagar\/\w+$/.test(url.pathname));
  await page.getByLabel('Número de tarjeta').fill(number);
  await page.getByLabel('Vencimiento').fill('12/30');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pagar/ }).click();
}

const numberOf = async (page: Page): Promise<string> => /\b\d{9}\b/.exec(await main(page))?.[0] ?? '';

async function stateOf(number: string): Promise<{ status: string; money: Record<string, number> }> {
  const answer = await fetch(`${origin}/api/desk/orders/${number}?storeCode=muebles_america`, {
    headers: { authorization: `Bearer ${SERVICE_TOKEN}` },
  });
  return ((await answer.json()) as { result: { state: { status: string; money: Record<string, number> } } }).result
    .state;
}

/** Everything the browser sends to the shop. */
function sentToShop(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    if (new URL(request.url()).origin === origin)
      sent.push([request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '));
  });
  return sent;
}

test('NOTIF-056 an order is paid by card with its bank’s challenge after another card was declined; no number of a card reaches the shop', async () => {
  const { page } = await visitor({ script: true });
  const sent = sentToShop(page);
  await page.goto(`${shop}/catalogsearch/result?q=escritorio`);
  const said = [await monthsIn(page, '.card:has(a[href*="MA-ESCRITORIO"])')];
  expect(await page.locator('.list-head').innerText()).toContain(
    'Hasta 12 meses sin intereses en compras desde $1,200',
  );
  await page.goto(shop + CHAIR);
  said.push(await monthsIn(page, '[data-island="offer"]'));
  await toReview(page, /^Tarjeta de crédito o débito/);
  await page.goto(`${shop}/checkout/cart`);
  said.push(await monthsIn(page, '.cart-bar-total'));
  await page.goto(`${shop}/checkout?paso=pago`);
  expect(await page.getByRole('radio').first().getAttribute('value')).toBe('card');
  const offered = await page.getByLabel('Mensualidades').locator('option').allInnerTexts();
  expect(said).toEqual(Array(3).fill(offered.at(-1)));
  await page.getByLabel('Mensualidades').selectOption('3');
  const monthly = /3 meses sin intereses de \$[\d,.]+\d/.exec(await main(page))?.[0] ?? 'none';
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await page.getByText(monthly).waitFor();
  await giveCard(page, DECLINED);
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByText('El pago no fue aprobado. Consulta a tu banco.').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Intentar con otra tarjeta' }).click();
  await giveCard(page, CHALLENGED);
  await page.getByRole('button', { name: 'Autorizar', exact: true }).click();
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByText(/Tu tarjeta está autorizada por \$/).waitFor();
  expect(await main(page)).toContain(monthly);
  expect(await page.getByText('Paga tu pedido').count()).toBe(0);
  const number = await numberOf(page);
  await tell(number, { type: 'send' });
  expect(await stateOf(number)).toMatchObject({ status: 'sent', money: { due: 0, toCapture: 0, toRefund: 0 } });
  expect(sent.length).toBeGreaterThan(0);
  for (const card of [DECLINED, CHALLENGED]) expect(sent.filter((text) => text.includes(card))).toEqual([]);
});

test('months that are charged at once are agreed to under their choice, and the card is charged with the order', async () => {
  const { page } = await visitor();
  await toReview(page, /^Tarjeta de crédito o débito/);
  const agreement = page.getByRole('checkbox', {
    name: /^Acepto que se cobren \$[\d,.]+ a mi tarjeta ahora, a 12 meses/,
  });
  expect(await agreement.count()).toBe(0);
  await page.getByLabel('Mensualidades').selectOption('12');
  await agreement.waitFor();
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await page
    .getByText(/^Acepta que tu tarjeta se cobre ahora/)
    .first()
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await agreement.check();
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await giveCard(page, APPROVED);
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByText(/Tu pago de \$[\d,.]+ ya está aquí/).waitFor();
  expect(await main(page)).toMatch(/12 meses sin intereses de \$/);
  const { status, money } = await stateOf(await numberOf(page));
  expect([status, money.due, money.toCapture]).toEqual(['processing', 0, 0]);
});

test('an order whose webhook never comes is paid when the shopper is back, without script', async () => {
  const { page } = await visitor({ script: false });
  await toReview(page, /^Tarjeta de crédito o débito/);
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await giveCard(page, SILENT);
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByText(/Tu tarjeta está autorizada por \$/).waitFor();
  expect(await stateOf(await numberOf(page))).toMatchObject({ status: 'processing' });
});

/** Presses a control of a phone as a finger would, and counts it. */
const finger = (page: Page) => {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    tap: async (control: Locator) => {
      await control.filter({ visible: true }).first().click();
      count.taps += 1;
    },
    type: async (label: string | RegExp, text: string) => {
      await page.getByLabel(label).filter({ visible: true }).first().fill(text);
      count.fields += 1;
    },
  };
};

test.each([
  { way: 'card', by: 'one tap', most: { taps: 6, fields: 8 } },
  { way: 'door', by: 'the cart', most: { taps: 7, fields: 5 } },
])(
  'from the home page a guest whose place nobody knows buys by $way and $by within the taps and fields of the best shops',
  async ({ way, by, most }) => {
    const { page } = await visitor({ touch: true });
    await openLive(page, `${shop}/`);
    const { count, tap, type } = finger(page);
    await tap(page.locator('input[type="search"]'));
    await page.keyboard.type('escritorio');
    await page.keyboard.press('Enter');
    await page.waitForURL(/result\?q=/);
    await tap(page.getByRole('link', { name: /^Escritorio Blanco con Cajonera/i }));
    await page.waitForURL(/MA-ESCRITORIO/);
    if (by === 'one tap') await tap(page.getByRole('button', { name: 'Comprar ahora' }));
    else {
      await tap(page.getByRole('button', { name: 'Agregar al carrito' }));
      await tap(page.locator('.toast').getByRole('link', { name: 'Proceder al pago' }));
    }
    await page.waitForURL(/\/checkout$/);
    await type('Nombre y apellidos', `${BUYER.firstName} ${BUYER.lastName}`);
    await type(/^Correo/, BUYER.email);
    await type('Código postal', '44100');
    // The only one of this code is chosen by itself.
    await expect.poll(() => page.getByRole('combobox', { name: 'Colonia' }).inputValue()).not.toBe('');
    await type('Calle y número', 'Av. Vallarta 1000');
    await type(/^Celular/, BUYER.phone);
    await tap(page.getByRole('button', { name: 'Continuar', exact: true }));
    await page.waitForURL(/paso=pago/);
    if (way === 'door') await tap(page.getByText('Pago contra entrega'));
    const seen = await main(page);
    for (const part of [/Llega .+ antes de las 14:00/, /Total\s+\$[\d,]+\.\d\d/, /Términos y condiciones/])
      expect(seen).toMatch(part);
    await tap(page.getByRole('button', { name: 'Realizar pedido' }));
    if (way === 'card') {
      await giveCard(page, APPROVED);
      count.taps += 1;
      count.fields += 3;
    }
    await page.waitForURL(/\/checkout\/pedido\//);
    await page
      .getByText(way === 'card' ? /Tu tarjeta está autorizada por \$/ : 'Recibimos tu pedido.')
      .first()
      .waitFor();
    expect(count.taps, JSON.stringify(count)).toBeLessThanOrEqual(most.taps);
    expect(count.fields, JSON.stringify(count)).toBeLessThanOrEqual(most.fields);
  },
);

/** From now on the gateway fails this many of the shop's questions. */
const failQuestions = (times: number) =>
  fetch(`${gateway}/control/fallas`, {
    method: 'POST',
    body: new URLSearchParams({ operation: 'ask', fault: 'error', times: String(times) }),
  });

test.each([
  { script: true, how: 'looks again by itself' },
  { script: false, how: 'has a button' },
])('a page whose payment nobody could ask about says so and $how; script: $script', async ({ script }) => {
  const { page } = await visitor({ script });
  await toReview(page, /^Tarjeta de crédito o débito/);
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await page.waitForURL((url) => url.origin === gateway);
  await failQuestions(1);
  await giveCard(page, SILENT);
  await page.waitForURL(/\/checkout\/pedido\//);
  await page.getByText('Estamos verificando tu pago. No pagues otra vez.').waitFor();
  if (!script) await page.getByRole('button', { name: 'Volver a revisar' }).click();
  await page.getByText(/Tu tarjeta está autorizada por \$/).waitFor();
  expect(await page.getByText('Estamos verificando tu pago').count()).toBe(0);
});

/** From now on this is what the gateway makes of months. */
const answerMonths = (months: Months) =>
  fetch(`${gateway}/control/fallas`, { method: 'POST', body: new URLSearchParams({ months }) });

test('whoever is not granted their months is told before a card is given, chooses one payment, comes back without paying and pays by transfer; nobody can pay by card any more', async () => {
  const { page } = await visitor({ script: false });
  await toReview(page, /^Tarjeta de crédito o débito/);
  await page.getByLabel('Mensualidades').selectOption('6');
  await answerMonths('refused');
  await page.getByRole('button', { name: 'Realizar pedido' }).click();
  await page
    .getByText(/no da 6 meses sin intereses para este pedido\. No se te cobró nada\./)
    .waitFor()
    .finally(() => answerMonths('granted'));
  expect(new URL(page.url()).origin).toBe(origin);
  expect(await page.getByRole('button', { name: /3 meses sin intereses de/ }).count()).toBe(1);
  await page.getByRole('button', { name: /^Un solo pago de/ }).click();
  await page.waitForURL((url) => url.origin === gateway);
  const cardPage = page.url();
  await page.getByRole('link', { name: 'Volver a la tienda sin pagar' }).click();
  await page.getByRole('button', { name: 'Pagar con tarjeta' }).waitFor();
  await page.getByRole('button', { name: 'Transferencia (SPEI)' }).click();
  const clabe = (await dataOf(page, '.pay-fact')) ?? '';
  const amount =
    /\$([\d,]+\.\d\d)/.exec((await page.locator('.pay-amount').innerText()) ?? '')?.[1]?.replace(',', '') ?? '';
  const order = page.url();
  await page.goto(cardPage);
  await page.getByText('Este pago ya no está abierto').waitFor();
  await page.goto(`${gateway}/control`);
  await page.getByLabel('CLABE o referencia').fill(clabe);
  await page.getByLabel('Importe en pesos').fill(amount);
  await page.getByRole('button', { name: 'Pagar', exact: true }).click();
  await page.getByText('La tienda recibió el aviso.').waitFor();
  await page.goto(order);
  expect(await main(page)).toMatch(/Tu pago de \$[\d,.]+ ya está aquí/);
});

/** A customer whose wallet has what was paid for one unit of an order of two; their e-mail. */
async function withWallet(): Promise<string> {
  const email = await newCustomer(shop);
  const { text } = await postJson(
    '/api/user/login',
    { username: email, password: PASSWORD, tokenCaptcha: '' },
    {},
    shop,
  );
  const { result: token } = JSON.parse(text) as { result: string };
  const number = await ordered(shop, token, 2, 'MA-ESCRITORIO');
  await tell(number, { type: 'received', amount: (await stateOf(number)).money.due ?? 0 });
  const unit = { orderId: number, reason: 'other', items: [{ item_id: 1, qty: 1 }], refund_to: 'wallet' };
  const canceled = await postJson(`/api/order/cancel-item?token=${token}`, unit, {}, shop);
  expect(canceled.status, canceled.text).toBe(200);
  return email;
}

test('an order is paid in part with the wallet and the rest by transfer; what is left in the wallet is told', async () => {
  const { page } = await visitor({ script: true });
  await signedIn(page, shop, await withWallet());
  await putInCart(page, shop, 'MA-ESCRITORIO', 2);
  await openReview(page, shop, /^Transferencia \(SPEI\)/);
  const use = page.getByRole('button', { name: /^Usar mi saldo de/ });
  const balance = /\$[\d,.]+\d/.exec(await use.innerText())?.[0] ?? 'none';
  await use.click();
  await page.getByText(`${balance} se pagan con tu monedero.`).first().waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('radio', { name: /^Transferencia \(SPEI\)/ }).check();
  const number = await placeOrder(page);
  expect(await main(page)).toContain(`${balance} se pagan con tu monedero.`);
  const { wallet = 0, charged = 0, due } = (await stateOf(number)).money;
  expect(wallet).toBeGreaterThan(0);
  expect(due).toBeCloseTo(charged - wallet, 2);
  await openLive(page, `${shop}/my-account/wallet`);
  expect(await main(page)).toContain(number);
});
