import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile } from './browser';
import { openLive } from './live';
import { overflow } from './overflow';
import { BUYER } from './purchase';

const visitor = browserForFile('without pictures');
const shop = inject('shops').embedded;
const FARTHEST = 120;
/** The buyer's telephone as it stands in an old address book. */
const AS_SAVED = '0052 1 (999) 123 - 45 - 67';

/** Presses Tab until what has this name has the focus, and sees that the focus shows. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const path: string[] = [];
  for (let press = 0; press < FARTHEST; press++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      const outlined = focused?.closest('label') ?? focused;
      const ring = [focused, outlined].some(
        (one) => one && getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).outlineWidth !== '0px',
      );
      const label =
        focused?.getAttribute('aria-label') ?? focused?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
      return { label: label.trim(), ring };
    });
    path.push(at.label);
    if (name.test(at.label)) return expect(at, 'the focus shows').toMatchObject({ ring: true });
  }
  throw new Error(`${name} is not reached: ${path.join(' > ')}`);
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
}

test('VALID-021 a whole purchase is made with the keyboard alone, and the focus shows wherever it is', async () => {
  const { page } = await visitor({ width: 1440 });
  await openLive(page, `${shop}/p/PANTALLA-LED/pantalla-led-4k-1050`);
  await tabTo(page, /^Agregar al carrito$/);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Agregado a tu carrito').waitFor();
  const [cart, told] = await Promise.all(
    [page.locator('header a[data-cart]'), page.locator('.toast')].map((one) => one.first().boundingBox()),
  );
  if (!cart || !told) throw new Error('neither the cart nor what was added is seen');
  expect(told.y - (cart.y + cart.height), 'what was added is told right under the cart').toBeGreaterThanOrEqual(0);
  expect(told.y - (cart.y + cart.height)).toBeLessThan(40);
  expect(Math.abs(told.x + told.width - (cart.x + cart.width))).toBeLessThan(40);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Tab');
  expect(await focused(), 'what can be done next is the next stop').toBe('Ver carrito');
  await page.keyboard.press('Escape');
  expect([await focused(), await page.locator('.toast').count()]).toEqual(['Agregar al carrito', 0]);
  await openLive(page, `${shop}/checkout/cart`);
  await tabTo(page, /^Uno más de /);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('2');
  await tabTo(page, /^Proceder al pago$/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout$/);
  await openLive(page, `${shop}/checkout`);
  await type(page, /^Nombre/, `${BUYER.firstName} ${BUYER.lastName}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('emailAddress');
  await page.keyboard.insertText(BUYER.email);
  await type(page, /^Código postal/, '97000');
  await page.getByRole('combobox', { name: 'Colonia' }).waitFor();
  await tabTo(page, /^Colonia/);
  await page.keyboard.press('ArrowDown');
  await type(page, /^Calle/, 'Calle 60 491');
  await type(page, /^Celular/, AS_SAVED);
  expect(await page.getByLabel(/^Celular/).inputValue()).toBe(AS_SAVED);
  await page.keyboard.press('Enter');
  await page.waitForURL(/paso=pago/);
  const heard = () =>
    page.evaluate(() => {
      const told = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return [document.activeElement, ...told.map((id) => document.getElementById(id))].map(
        (element) => element?.textContent,
      );
    });
  const settled = expect.stringMatching(/^Entrega a domicilio · Llega .+ · Gratis$/);
  await expect
    .poll(heard, { message: 'the heading has the focus and tells what was settled' })
    .toEqual(['Pago y pedido', settled]);
  expect(await page.title()).toMatch(/^Pago y pedido · Pago · /);
  await openLive(page, page.url());
  await tabTo(page, /^Realizar pedido/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkout\/pedido\//);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Recibimos tu pedido.');
  expect(await page.getByRole('main').innerText()).toContain(`al ${BUYER.phone}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const [thanks = 0, bought = 0] = await Promise.all(
    ['.placed-head', '.order-summary'].map((part) =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().top),
    ),
  );
  expect(thanks, 'that the order was received is said above what was bought').toBeLessThan(bought);
});

/** What the bar of departments shows, and how far it is scrolled. */
const departments = (page: Page) =>
  page.locator('.nav-list').evaluate((list) => {
    const box = list.getBoundingClientRect();
    const links = [...list.querySelectorAll('a')];
    const isSeen = (link: Element) => link.getBoundingClientRect().bottom <= box.bottom + 1;
    return {
      scrolled: list.scrollTop,
      seen: links.filter(isSeen).map(({ textContent }) => textContent),
      count: links.length,
    };
  });

test.each(sampledOf([1024, 768], 2))(
  'at %i px every department that has the focus is seen, and the bar then reads as before',
  async (width) => {
    const { page } = await visitor({ width });
    // What takes the page over is done with it before the bar is measured.
    await openLive(page, `${shop}/`, 'load');
    const before = await departments(page);
    expect(before.seen.length, 'not all of them have room').toBeLessThan(before.count);
    const seen: (boolean | null)[] = [];
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      seen.push(
        await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('.nav-list')) return null;
          const { x, y, width, height } = focused.getBoundingClientRect();
          return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a') === focused;
        }),
      );
    }
    expect(seen.filter((one) => one !== null)).toEqual(Array(before.count).fill(true));
    await expect.poll(() => departments(page)).toEqual(before);
  },
);

test('the ring of the card that has the focus is whole, also of the first one of its row', async () => {
  const { page } = await visitor({ width: 1440 });
  await page.goto(`${shop}/`);
  const row = page.locator('.cards-slider').first();
  await row.scrollIntoViewIfNeeded();
  const link = row.locator('.card-name a').first();
  await link.focus();
  const { ring, room } = await link.evaluate((focused) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(focused, '::after');
    const [card, around] = [focused.closest('.card'), focused.closest('.cards-slider')].map(
      (one) => one?.getBoundingClientRect().left ?? 0,
    );
    return {
      ring: Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset),
      room: (card ?? 0) - (around ?? 0),
    };
  });
  expect(ring).toBeGreaterThan(0);
  expect(room).toBeGreaterThanOrEqual(ring);
  expect(await overflow(page)).toBe(0);
});
