import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, seriousFindings } from './browser';
import { addToCart, chooseVariant, fillCheckout, placeOrder } from './purchase';

const visitor = browserForFile('without pictures');
const shops = inject('shops');

/** Each backend and each way once by turns. */
const BOUGHT = [
  { backend: 'embedded', script: true },
  { backend: 'embedded', script: false },
  { backend: 'upstream', script: true },
  { backend: 'upstream', script: false },
] as const;

test.each(sampledOf(BOUGHT, 3))(
  'CART-001 ROUTE-005 a guest buys a configurable product on $backend, script: $script',
  async ({ backend, script }) => {
    const shop = shops[backend];
    const colour = script ? 'Azul' : 'Terracota';
    const { page } = await visitor({ script });
    await chooseVariant(page, shop, colour);
    await addToCart(page);
    if (script) {
      await page.getByText('Agregado a tu carrito').waitFor();
      await page.getByRole('link', { name: 'Ver carrito' }).click();
    }
    await page.waitForURL(/\/checkout\/cart/);
    const cart = await page.getByRole('main').innerText();
    expect(cart).toContain('Sofá Chesterfield Capitonado');
    expect(cart).toContain(colour);
    await page.getByRole('link', { name: 'Proceder al pago' }).filter({ visible: true }).first().click();
    await page.waitForURL(/\/checkout$/);
    await fillCheckout(page, script);
    const number = await placeOrder(page);
    const placed = await page.getByRole('main').innerText();
    expect(placed).toContain('Sofá Chesterfield Capitonado');
    expect(placed).toContain('Calle 60 491');
    expect(number).toMatch(/^\d{9}$/);
    if (script) expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    expect(await page.getByRole('main').innerText()).toContain(number);
    await page.goto(`${shop}/checkout/cart`);
    expect(await page.getByRole('main').innerText()).toContain('Tu carrito está vacío');
  },
);
