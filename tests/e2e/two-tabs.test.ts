import type { Page, Route } from 'playwright';
import { expect, inject, test } from 'vitest';
import { sampledOf } from '../sample';
import { browserForFile, seriousFindings, type Visitor } from './browser';
import { openLive } from './live';
import { addToCart, putInCart } from './purchase';

const visitor = browserForFile('without pictures');
const { embedded, upstream } = inject('shops');
const faces = [
  ['our own engine', embedded],
  ['in front of a retailer', upstream],
] as const;
const BEDSIDE = '/p/BURO-1C/buro-de-un-cajon-1023';
const SCREEN = '/p/PANTALLA-LED/pantalla-led-4k-1050';
const CART = '/checkout/cart';

const badge = (page: Page) => page.locator('header [data-cart-count]').first().getAttribute('data-cart-count');
const line = (page: Page, name: string | RegExp = 'Buró') =>
  page.locator('.cart-line').filter({ hasText: name, visible: true });
const quantity = (page: Page, name?: string) => line(page, name).getByRole('spinbutton').inputValue();
const more = (page: Page) => line(page).getByRole('button', { name: 'Uno más' }).click();
const shopQuantities = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const answer = (await (await fetch('/api/cart/pull')).json()) as { result: { sku: string; qty: number }[] };
    return Object.fromEntries(answer.result.map(({ sku, qty }) => [sku, qty]));
  });
const pendingIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes('shop/cart/pending/')).length);
/** What the browser writes itself when a call is broken off or refused, and a page that asks for its place without a network. */
const quiet = (one: Visitor) => one.forgive(/ERR_FAILED|status of (401|503)|place not brought up to date/);

async function add(page: Page, shop: string, path = BEDSIDE): Promise<void> {
  await openLive(page, shop + path);
  await addToCart(page);
  await page.getByText('Agregado a tu carrito').waitFor();
}

/** Counts the calls of a kind, and does with each what is said. */
async function onCalls(
  page: Page,
  what: string,
  act: (route: Route, count: number) => Promise<void>,
): Promise<{ keys: (string | null)[] }> {
  const seen = { keys: [] as (string | null)[] };
  await page.route(what, async (route) => {
    seen.keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'));
    await act(route, seen.keys.length);
  });
  return seen;
}

test.each(sampledOf(faces, 2))('CART-011 CART-012 two tabs converge, whichever changes what: %s', async (_, shop) => {
  const one = await visitor({ width: 1440 });
  await putInCart(one.page, shop, 'BURO-1C');
  await openLive(one.page, shop + CART);
  const other = await one.context.newPage();
  await openLive(other, shop + CART);
  await more(one.page);
  await expect.poll(() => quantity(other)).toBe('2');
  await more(other);
  await expect.poll(() => quantity(one.page)).toBe('3');
  for (const page of [one.page, other])
    await expect.poll(() => page.getByRole('main').innerText()).toContain('$4,497.00');
  await Promise.all([one.page, other].map(more));
  for (const page of [one.page, other]) await expect.poll(() => pendingIn(page)).toBe(0);
  // Taps at the same moment are two, or one where neither tab had seen the other's.
  const { 'BURO-1C': qty = 0 } = await shopQuantities(other);
  expect([4, 5]).toContain(qty);
  for (const page of [one.page, other]) {
    await expect.poll(() => quantity(page)).toBe(String(qty));
    await expect.poll(() => badge(page)).toBe(String(qty));
  }
});

test('a burst on the page of the cart is one call; the amounts say that they are being brought up to date', async () => {
  const { page } = await visitor();
  await putInCart(page, embedded, 'BURO-1C');
  await openLive(page, embedded + CART);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const calls = await onCalls(page, '**/f/cart/set', async (route) => {
    await held;
    await route.continue();
  });
  for (let times = 0; times < 4; times += 1) await more(page);
  expect(await quantity(page)).toBe('5');
  const main = page.getByRole('main');
  await main.getByRole('status').filter({ hasText: 'Actualizando…' }).waitFor();
  expect(await main.innerText()).toContain('$1,499.00');
  expect(await main.getByRole('button', { disabled: true }).count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  letGo();
  await expect.poll(() => main.innerText()).toContain('$7,495.00');
  expect(await main.innerText()).not.toContain('Actualizando…');
  expect(calls.keys).toHaveLength(1);
});

test.each(sampledOf(faces, 2, 1))(
  'OFFLINE-006 OFFLINE-019 API-021 NOTIF-049 a change made without a network stays visible as not sent, and reaches the shop once it is back: %s',
  async (_, shop) => {
    const one = await visitor();
    const { page, context } = one;
    await putInCart(page, shop, 'BURO-1C');
    await openLive(page, shop + CART);
    await context.setOffline(true);
    await page.getByText('Estás sin conexión; algunas cosas no funcionan por ahora.').waitFor();
    await more(page);
    await more(page);
    await line(page).getByText('Sin enviar').waitFor();
    expect([await quantity(page), await pendingIn(page)]).toEqual(['3', 1]);
    const checks: string[] = [];
    page.on('request', (request) => request.url().includes('/api/stock/check') && checks.push(request.url()));
    const reloaded = page.waitForRequest('**/api/cart/pull');
    await context.setOffline(false);
    await reloaded;
    await expect.poll(() => shopQuantities(page)).toEqual({ 'BURO-1C': 3 });
    await expect.poll(() => page.getByRole('main').innerText()).toContain('$4,497.00');
    await expect.poll(() => pendingIn(page)).toBe(0);
    await expect.poll(() => checks.length).toBe(1);
    expect(decodeURIComponent(checks[0] ?? '')).toMatch(
      /sku=BURO-1C&token=\{\{token\}\}&cartId=\{\{cartId\}\}&storeCode=viu$/,
    );
    expect(await page.getByText('Estás sin conexión; algunas cosas no funcionan por ahora.').count()).toBe(0);
    quiet(one);
  },
);

test.each(sampledOf(faces, 2))(
  'an answer that is lost doubles nothing: the change is sent again under its key, by the next page too: %s',
  async (_, shop) => {
    const one = await visitor();
    const { page } = one;
    let isNextPage = false;
    const calls = await onCalls(page, '**/f/cart/add*', async (route) => {
      if (isNextPage) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await openLive(page, shop + BEDSIDE);
    await addToCart(page);
    await page.getByText('No pudimos agregarlo.').first().waitFor();
    isNextPage = true;
    await openLive(page, shop + SCREEN);
    await expect.poll(() => pendingIn(page), { timeout: 20_000 }).toBe(0);
    expect(await shopQuantities(page)).toEqual({ 'BURO-1C': 1 });
    expect(new Set(calls.keys).size).toBe(1);
    quiet(one);
  },
);

test('what is on its way when its tab is closed is in the cart, once', async () => {
  const one = await visitor();
  const { page, context } = one;
  await putInCart(page, embedded, 'BURO-1C');
  const closing = await context.newPage();
  await openLive(closing, embedded + CART);
  await closing.route('**/f/cart/set', () => undefined);
  await more(closing);
  await expect.poll(() => pendingIn(closing)).toBe(1);
  await closing.close({ runBeforeUnload: false });
  await openLive(page, embedded + CART);
  await expect.poll(() => quantity(page)).toBe('2');
  await expect.poll(() => shopQuantities(page)).toEqual({ 'BURO-1C': 2 });
  await expect.poll(() => pendingIn(page)).toBe(0);
});

async function openCartOfOne({ page }: Visitor): Promise<void> {
  await putInCart(page, embedded, 'BURO-1C');
  await openLive(page, embedded + CART);
}

/**
 * Makes a change without a network: it is queued, and with it a check of its stock, which goes when the network is
 * back.
 */
async function changeOffline({ page, context }: Visitor): Promise<void> {
  await context.setOffline(true);
  // By keyboard: what a change before this one has told may still lie over the button.
  await line(page).getByRole('button', { name: 'Uno más' }).press('Enter');
  await line(page).getByText('Sin enviar').waitFor();
  await context.setOffline(false);
}

const refused =
  (status: number, result: unknown = 'no') =>
  (route: Route) =>
    route.fulfill({ status, json: { code: status, resultCode: status, result } });
const SIGNED_IN = { name: 'session-marker', value: '1.0a1b2c3d4e5f', url: embedded };

test('OFFLINE-015 OFFLINE-017 NOTIF-019 NOTIF-020 what is wrong with the answer to a queued task is told, with an OK that takes it away', async () => {
  // Of each kind one: what is said of any answer is proven where the queue is.
  const answers: [answer: (route: Route) => Promise<void>, text: string][] = [
    [
      (route) => route.fulfill({ contentType: 'text/html', body: '<p>hola</p>' }),
      'La respuesta del servidor no se pudo leer.',
    ],
    [(route) => route.fulfill({ json: { hola: 1 } }), 'La respuesta del servidor no tiene el formato esperado.'],
    [
      refused(503, [
        { field: 'zipCode', rule: 'required', message: 'Field is required' },
        { field: 'phoneNumber', rule: 'phone', message: 'Phone must have 10 numbers' },
      ]),
      'Escribe tu código postal. Escribe los 10 dígitos, con lada.',
    ],
  ];
  const one = await visitor();
  await openCartOfOne(one);
  for (const [index, [answer, text]] of answers.entries()) {
    await one.page.route('**/api/stock/check*', answer);
    await changeOffline(one);
    const toast = one.page.locator('.toast').filter({ hasText: text });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'OK' }).click();
    await toast.waitFor({ state: 'detached' });
    await expect.poll(() => shopQuantities(one.page)).toEqual({ 'BURO-1C': index + 2 });
    await expect.poll(() => pendingIn(one.page)).toBe(0);
  }
  quiet(one);
});

test('AUTH-034 NOTIF-048 a session that cannot be renewed for want of a network goes on, and the shopper is told', async () => {
  const one = await visitor();
  await one.context.addCookies([SIGNED_IN]);
  await one.page.route('**/api/stock/check*', refused(401));
  await one.page.route('**/api/user/refresh', (route) => route.abort());
  await openCartOfOne(one);
  await changeOffline(one);
  await one.page.getByText('Hubo un error de autorización. Revisa tu conexión.').waitFor();
  expect((await one.context.cookies()).some(({ name }) => name === SIGNED_IN.name)).toBe(true);
  quiet(one);
});

const ENDED: [said: string, renewal: number][] = [
  ['that is refused three times', 401],
  ['whose new tokens are refused at once', 200],
];

test.each(sampledOf(ENDED, 2))(
  'AUTH-034 AUTH-035 AUTH-036 AUTH-037 NOTIF-018 a session %s ends without a word of the shop, and the window of signing in opens and says so',
  async (_, renewal) => {
    const one = await visitor({ width: 1440 });
    const { page, context } = one;
    await context.addCookies([SIGNED_IN]);
    const asked: number[] = [];
    await page.route('**/api/stock/check*', refused(401, "The consumer isn't authorized to access %resources."));
    await page.route('**/api/user/refresh', (route) => {
      asked.push(Date.now());
      return refused(renewal)(route);
    });
    await openCartOfOne(one);
    await changeOffline(one);
    await page.getByText('No pudimos renovar tu sesión.').waitFor();
    const opened = page.getByRole('dialog', { name: 'Iniciar sesión' });
    await opened.getByText('Tu sesión terminó. Inicia sesión de nuevo.').waitFor();
    expect(asked).toHaveLength(3);
    for (const [at, moment] of asked.slice(1).entries())
      expect(moment - (asked[at] ?? 0), 'a second between them, by clocks that are rounded').toBeGreaterThan(900);
    expect((await context.cookies()).some(({ name }) => name === SIGNED_IN.name)).toBe(false);
    expect(await page.evaluate(() => localStorage.getItem('shop/sync-tasks'))).toBeNull();
    expect(await page.locator('.toast').allInnerTexts()).not.toContain('No se pudo completar');
    await opened.getByRole('button', { name: 'Cerrar' }).click();
    await opened.waitFor({ state: 'detached' });
    quiet(one);
  },
);

test('the checkout is made of what was changed just before it was opened', async () => {
  const { page } = await visitor();
  await putInCart(page, embedded, 'BURO-1C');
  await openLive(page, embedded + CART);
  await more(page);
  await page.goto(`${embedded}/checkout`);
  await expect.poll(() => page.getByRole('main').innerText()).toContain('$2,998.00');
});

test('CART-008 what the browser keeps of a cart holds no token', async () => {
  const { page, context } = await visitor();
  await add(page, embedded);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  const secrets = (await context.cookies()).filter(({ httpOnly }) => httpOnly).map(({ value }) => value);
  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(kept).not.toContain(secret);
  for (const name of ['current-cart', 'current-totals', 'current-cart-token', 'current-cart-hash'])
    expect(kept).toContain(`viu-shop/cart/${name}`);
});

const NOTICES = [
  [
    'unsafeQuantity',
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
    /No pudimos confirmar las existencias/,
  ],
  ['productQuantityUpdated', 'Product quantity has been updated!', /Se actualizó la cantidad/],
] as const;

test('NOTIF-004 NOTIF-010 NOTIF-011 a notification takes no focus, and goes by its OK and by Escape; NOTIF-012 NOTIF-013 NOTIF-014 NOTIF-015 a refused add says why beside its button', async () => {
  const one = await visitor({ width: 1440 });
  const { page } = one;
  await openLive(page, embedded + BEDSIDE);
  const buy = page.getByRole('button', { name: 'Agregar al carrito' }).filter({ visible: true }).first();
  for (const [id, message, text] of NOTICES) {
    await page.route('**/f/cart/add', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { result: { notices: { id: string; message: string; level: string }[] } };
      for (const notice of body.result.notices)
        Object.assign(notice, { id, message, level: message.includes('volatile') ? 'warning' : 'success' });
      await route.fulfill({ response: answer, json: body });
    });
    const toast = page.getByRole('status').locator('.toast').filter({ hasText: text });
    await buy.click();
    await toast.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Agregar al carrito');
    expect(await toast.getByRole('link', { name: 'Proceder al pago' }).getAttribute('href')).toBe('/checkout');
    await toast.getByRole('button', { name: 'OK' }).click();
    await toast.waitFor({ state: 'detached' });
    await buy.click();
    await toast.getByRole('button', { name: 'OK' }).focus();
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
  }
  for (const [result, text] of [
    [
      'The product is out of stock and cannot be added to the cart!',
      'El producto está agotado y no se puede agregar al carrito.',
    ],
    [
      'Product price is unknown, product cannot be added to the cart!',
      'Este producto no tiene precio por ahora, así que no se puede agregar al carrito.',
    ],
    ['The requested qty is not available', 'La cantidad solicitada no está disponible'],
    [
      'No such configuration for the product. Please do choose another combination of attributes.',
      'No tenemos esa combinación. Elige otra.',
    ],
  ] as const) {
    await page.route('**/f/cart/add', refused(422, result));
    await buy.click();
    await page.getByRole('alert').filter({ hasText: text }).waitFor();
  }
  one.forgive(/status of 422/);
});
