import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile, seriousFindings } from './browser';
import { fillCheckout, placeOrder } from './purchase';
import { SERVICE_TOKEN } from './shops';

const visitor = browserForFile();
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
const dataOf = (page: Page, selector: string) => page.locator(selector).first().getAttribute('data-value');

test.each([
  { method: /^Transferencia \(SPEI\)/, script: true },
  { method: /^Efectivo en una tienda cercana/, script: false },
])('an order by $method says how it is paid, in part and in full; script: $script', async ({ method, script }) => {
  const { page } = await visitor({ script });
  await page.goto(shop + CHAIR);
  await page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first().click();
  await Promise.any([page.waitForURL(/\/checkout\/cart/), page.getByText('¡El producto se agregó al carrito!').waitFor()]);
  await page.goto(`${shop}/checkout`);
  await fillCheckout(page, script, async () => {}, method);
  const number = await placeOrder(page);
  expect(await main(page)).toMatch(/Paga tu pedido[\s\S]+Tienes hasta el/);
  expect(await dataOf(page, script ? '.pay-facts dd' : '.slip-digits')).toMatch(new RegExp(script ? `^64618002${number}\\d$` : `^9802${number}\\d$`));
  if (script) expect(await seriousFindings(page)).toEqual([]);
  await tell(number, { type: 'received', amount: 100 });
  await page.reload();
  expect(await main(page)).toMatch(/Recibimos \$100\.00\. Faltan \$[\d,.]+\./);
  const missing = Number(/Faltan \$([\d,]+\.\d\d)/.exec(await main(page))?.[1]?.replace(',', ''));
  await tell(number, { type: 'received', amount: missing });
  await page.reload();
  expect(await main(page)).toMatch(/Tu pago de \$[\d,.]+ ya está aquí/);
  expect(await page.getByText('Paga tu pedido').count()).toBe(0);
});
