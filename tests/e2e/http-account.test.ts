import { describe, expect, test } from 'vitest';
import { addCall, deliveryCall, orderCall } from '../../scripts/lib/ops/soak/shop-calls';
import { type Answer, ask, cookieHeader, OWN, postForm, postJson, titleOf } from './http';
import { tokenTo } from './mail';
import { SERVICE_TOKEN } from './shops';

describe('pages of an account', () => {
  const PASSWORD = 'Ñandú-y-tuna-7';

  /** A customer who signed in with an order: their cookies, and its number. */
  async function buyer() {
    const email = `ana.${crypto.randomUUID()}@correo.example`;
    const customer = { email, firstname: 'Ana María', lastname: 'Pech' };
    expect((await postJson('/api/user/create', { customer, password: PASSWORD })).status).toBe(200);
    const credentials = { username: email, password: PASSWORD, tokenCaptcha: '' };
    const jar = new Map<string, string>();
    const keep = ({ cookies }: Pick<Answer, 'cookies'>) => {
      for (const cookie of cookies) {
        const [pair = ''] = cookie.split(';');
        jar.set(pair.slice(0, pair.indexOf('=')), pair);
      }
    };
    keep(await postJson('/api/user/login', credentials));
    const { result: token } = JSON.parse((await postJson('/api/user/login', credentials, {})).text) as {
      result: string;
    };
    const send = async ({ path, ...init }: { path: string } & RequestInit) => {
      const { text } = await ask(`${path}${path.includes('?') ? '&' : '?'}token=${token}`, init);
      return (JSON.parse(text) as { result: unknown }).result;
    };
    const cart = String(await send({ path: '/api/cart/create', method: 'POST' }));
    await send(addCall(cart, 'buro', 'BURO-1C', 2) as { path: string });
    await send(deliveryCall(cart) as { path: string });
    const placed = await send(orderCall(cart, crypto.randomUUID()) as { path: string });
    const headers = () => ({ ...OWN, cookie: cookieHeader([...jar.values()]) });
    return {
      email,
      number: (placed as { orderNumber: string }).orderNumber,
      open: (path: string) => ask(path, { headers: headers() }),
      post: async (path: string, fields: Record<string, string>) => {
        const answer = await postForm(path, fields, headers());
        keep(answer);
        return answer;
      },
    };
  }

  /** An operator who signed in with the key of the service. */
  async function deskOf() {
    const { cookies } = await postForm('/f/operacion/entrar', { token: SERVICE_TOKEN });
    const headers = { ...OWN, cookie: cookieHeader(cookies) };
    return {
      open: (path: string) => ask(path, { headers }),
      /** The page that a form leads to. */
      async send(path: string, fields: Record<string, string>) {
        const { location, cookies: left } = await postForm(path, fields, headers);
        const cookie = [headers.cookie, cookieHeader(left)].filter(Boolean).join('; ');
        return ask(location ?? '', { headers: { ...headers, cookie } });
      },
    };
  }

  test('ROUTE-024 ROUTE-029 ROUTE-033 ROUTE-034 ROUTE-035 ROUTE-036 what a customer has beside their orders has pages of its own, each of theirs alone', async () => {
    const ana = await buyer();
    const eva = await buyer();
    const pages = [
      ['/my-account/coupons', 'Tus cupones', 'Por ahora no tienes cupones'],
      ['/my-account/ranking', 'Tu nivel', 'Tu nivel: Bronce'],
      ['/my-account/wallet', 'Tu monedero', 'Tu monedero está vacío'],
      ['/my-account/recently-viewed', 'Vistos hace poco', 'Todavía no ves ningún producto'],
      ['/my-account/stores', 'Sucursales', 'Esta tienda no tiene sucursales'],
      ['/my-account/newsletter', 'Boletín', 'un cupón de 10'],
      [`/my-account/orders/${ana.number}/guarantee-provider`, 'Garantías de tu pedido', 'Garantía: ninguna'],
    ] as const;
    for (const [path, title, says] of pages) {
      const page = await ana.open(path);
      expect([path, page.status, titleOf(page), page.text.includes(says)]).toEqual([
        path,
        200,
        `${title} · Tianguis`,
        true,
      ]);
      expect(page.headers.get('cache-control')).toContain('no-store');
      expect((await ask(path)).location).toMatch(/^\/login/);
    }
    const foreign = await eva.open(`/my-account/orders/${ana.number}/guarantee-provider`);
    expect([foreign.status, foreign.text.includes('BURO')]).toEqual([404, false]);
  });

  test('ACCT-049 every screen that the words of the interface name has a page', async () => {
    const ana = await buyer();
    const screens = {
      '/login': 'Iniciar sesión',
      '/customer/account/create': 'Crear cuenta',
      '/customer/account/forgot-password': '¿Olvidaste tu contraseña?',
      '/create-password': 'Elige una contraseña nueva',
      '/contacto': 'Contacto',
      '/my-account/stores': 'Sucursales',
      '/my-account/edit': 'Tus datos',
      '/my-account/addresses': 'Tus direcciones',
      '/my-account/orders': 'Tus pedidos',
      [`/my-account/orders/${ana.number}/return`]: 'Devolver productos',
      [`/my-account/orders/${ana.number}/guarantee-provider`]: 'Garantías de tu pedido',
      '/my-account/coupons': 'Tus cupones',
      '/my-account/wallet': 'Tu monedero',
      '/my-account/newsletter': 'Boletín',
    };
    const shown = await Promise.all(
      Object.keys(screens).map(async (path) => {
        const page = path.startsWith('/my-account') ? await ana.open(path) : await ask(path);
        return [path, /<h1[^>]*>([^<]*)/.exec(page.text)?.[1] ?? page.location];
      }),
    );
    expect(Object.fromEntries(shown)).toEqual(screens);
  });

  test('ROUTE-019 ROUTE-020 ROUTE-021 ROUTE-022 ROUTE-023 addresses, profile and delivery details have addresses of their own, with their forms, and an address is its owner’s alone', async () => {
    const [ana, eva] = [await buyer(), await buyer()];
    const pages = [
      ['/my-account/addresses', 'Tus direcciones', '/my-account/addresses/new'],
      ['/my-account/addresses/new', 'Nueva dirección', 'name=streetAddress'],
      ['/my-account/edit', 'Tus datos', 'value="Ana María"'],
      ['/my-account/shipping-details', 'Cómo te entregamos', 'action=/f/account/entrega'],
      ['/my-account/security', 'Acceso y seguridad', 'action=/f/account/cambiar-contrasena'],
    ] as const;
    for (const [path, title, says] of pages) {
      const page = await ana.open(path);
      expect([path, page.status, titleOf(page), page.text.includes(says)]).toEqual([
        path,
        200,
        `${title} · Tianguis`,
        true,
      ]);
      expect((await ask(path)).location).toBe(`/login?volver=${encodeURIComponent(path)}`);
    }
    const saved = await ana.post('/f/account/direccion', {
      ...{ firstName: 'Ana', lastName: 'Pech', streetAddress: 'Calle 60', exteriorNumber: '491' },
      ...{ neighbourhood: 'Centro', zipCode: '97000', phoneNumber: '9991234567' },
    });
    expect(saved.location).toBe('/my-account/addresses');
    const edit = /\/my-account\/addresses\/edit\/\d+/.exec((await ana.open('/my-account/addresses')).text)?.[0] ?? '';
    const own = await ana.open(edit);
    expect([own.status, own.text.includes('value="Calle 60 491"')]).toEqual([200, true]);
    const foreign = await eva.open(edit);
    expect([foreign.status, foreign.text.includes('Calle 60')]).toEqual([404, false]);
  });

  test('ROUTE-027 ROUTE-028 a return is asked for and shown at its own address, of its buyer alone', async () => {
    const ana = await buyer();
    const eva = await buyer();
    const own = `/my-account/orders/${ana.number}`;
    const nothing = { order: ana.number, part: '1', reason: 'other', 'item-1': '1', 'qty-1': '0' };
    expect((await ana.post('/f/order/cancelar', nothing)).location).toBe(own);
    const refused = (await ana.open(own)).text;
    expect(refused, 'the part that was refused is open, with what is wrong beside its field').toMatch(
      /<details class=step open[^>]*>(?:(?!<\/details>)[\s\S])*Elige qué parte del pedido/,
    );
    for (const event of [
      { type: 'accept' },
      { type: 'send', carrier: 'dhl', guide: '1234567890' },
      { type: 'deliver' },
    ])
      await postJson(`/api/desk/orders/${ana.number}/events`, event, { authorization: `Bearer ${SERVICE_TOKEN}` });
    const asked = `${own}/return`;
    const form = await ana.open(asked);
    expect([form.status, titleOf(form), form.text.includes('name=reason-1')]).toEqual([
      200,
      'Devolver productos · Tianguis',
      true,
    ]);
    const { location } = await ana.post('/f/order/devolver', {
      order: ana.number,
      'qty-1': '1',
      'reason-1': 'damaged',
      'condition-1': 'damaged',
      way: 'branch',
    });
    expect(location).toMatch(new RegExp(`^${asked}/\\d+$`));
    const shown = await ana.open(location ?? '');
    expect([shown.status, shown.text.includes('Lo llevo a una sucursal')]).toEqual([200, true]);
    expect(shown.text, 'a picture that is refused leads back here').toContain(`name=back value=${location}`);
    for (const path of [asked, location ?? '']) expect((await eva.open(path)).status).toBe(404);

    const desk = await deskOf();
    const page = `/operacion/devolucion/${location?.split('/').at(-1)}`;
    const came = { number: location?.split('/').at(-1) ?? '', 'arrived-1': '1', 'accepted-1': '1', 'shelf-1': '1' };
    const seen = /name=seen value=(\d+)/.exec((await desk.open(page)).text)?.[1] ?? '';
    const receive = (said: string) => desk.send('/f/operacion/devolucion-recibir', { ...came, seen, agreed: said });
    const question = (await receive('')).text;
    expect(question).toMatch(/¿Restar \$[\d,.]+ del pedido/);
    const agreed = /name=agreed value=([\d-]+)/.exec(question)?.[1] ?? '';
    expect(question).toContain('name=shelf-1 value=1');
    expect((await receive(agreed)).text).toContain('Llegaron 1 de 1; aceptadas: 1');
  });

  test('ACCT-050 ACCT-051 a customer has a card with bars for the till, and a page of what they wrote', async () => {
    const ana = await buyer();
    const card = (await ana.open('/my-account/loyalty-card')).text;
    expect(card).toMatch(/<svg class="?loyalty-bars"?[^>]*aria-label="Código de barras de \d+"/);
    expect((await ana.open('/my-account/reviews')).text).toContain('Todavía no escribes ninguna reseña');
    await ana.post('/f/review', {
      sku: 'BURO-1C',
      rating: '5',
      title: 'Firme',
      detail: 'No se mueve',
      nickname: 'Ana',
    });
    const written = (await ana.open('/my-account/reviews')).text;
    expect(['Firme', 'No se mueve', 'La estamos leyendo'].filter((said) => !written.includes(said))).toEqual([]);
  });

  test('ACCT-008 ACCT-010 ACCT-024 a customer asks for the newsletter, has its coupon of 10 % once they confirm, and ends it', async () => {
    const ana = await buyer();
    const page = async () => (await ana.open('/my-account/newsletter')).text;
    expect((await ana.post('/f/account/boletin', { wanted: 'si' })).location).toBe('/my-account/newsletter');
    expect(await page()).toContain('No recibes el boletín');
    const clave = await tokenTo(ana.email, '/boletin/confirmar', 'clave');
    await ana.post('/f/newsletter/confirmar', { clave });
    const got = await page();
    expect(got).toContain(`Llega a ${ana.email}`);
    expect(got).toMatch(/10 % de descuento[\s\S]*BOLETIN-[A-Z2-9]{10}/);
    expect((await ana.open('/my-account/coupons')).text).toContain('Del boletín');
    await ana.post('/f/account/boletin', { wanted: 'no' });
    expect(await page()).toContain('No recibes el boletín');
  });
});
