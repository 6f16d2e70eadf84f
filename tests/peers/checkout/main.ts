import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const { SHOP_URL: shop = '', STORE_CODE: store = '', CHECKOUT_KEY: key = '', BACK_URL: back = '' } = process.env;
if (!shop || !store || !key || !back) throw new Error('SHOP_URL, STORE_CODE, CHECKOUT_KEY and BACK_URL are needed');

/** What a visitor was handed over with. */
interface Visit {
  token: string;
  cart: string;
}

const MOST_VISITS = 1000;
const visits = new Map<string, Visit>();

const money = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
};
const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:34rem;margin:2rem auto;padding:0 1rem;color:#17130f;background:#fff}table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #b9b2a8;padding:.4rem;text-align:left}td:last-child,th:last-child{text-align:right}a{display:inline-block;margin-top:1.5rem;padding:.8rem 1.4rem;background:#17130f;color:#fff;border-radius:.4rem;text-decoration:none}code{overflow-wrap:anywhere}';

const page = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main><p>Caja de prueba: no cobra nada a nadie.</p><h1>${title}</h1>${body}<p><a href="${escaped(back)}">Volver a la tienda</a></p></main></body></html>`;

const send = (response: ServerResponse, status: number, body: string) => response.writeHead(status, HEADERS).end(body);

interface Item {
  name: string;
  qty: number;
  price: number;
}

/** Turns what came in the address into tokens of the shop's API; null where the shop does not take it. */
async function redeemed(visit: Visit): Promise<{ cartId: string; token: string } | null> {
  const body = JSON.stringify(visit);
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
  const answer = await fetch(`${shop}/api/checkout/handover?storeCode=${store}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'Checkout-Signature': `t=${at},v1=${signature}` },
    body,
  });
  return answer.ok ? ((await answer.json()) as { result: { cartId: string; token: string } }).result : null;
}

async function itemsOf({ cartId, token }: { cartId: string; token: string }): Promise<Item[]> {
  const query = new URLSearchParams({ storeCode: store, cartId, token });
  const answer = await fetch(`${shop}/api/cart/pull?${query}`);
  const { result } = (await answer.json()) as { result: Item[] };
  return answer.ok ? result : [];
}

async function show(visit: Visit): Promise<string> {
  const handed = [
    ['token', visit.token],
    ['cart', visit.cart],
  ].map(
    ([name = '', value = '']) =>
      `<tr><th>${name}</th><td>${value ? `${value.length} caracteres, sellados` : 'vacío: visitante sin cuenta'}</td></tr>`,
  );
  const found = await redeemed(visit).catch(() => null);
  if (!found)
    return page(
      'Lo que llegó ya no vale',
      `<table>${handed.join('')}</table><p>Pasaron más de cinco minutos, o nadie lo selló. Tu carrito sigue en la tienda.</p>`,
    );
  const items = await itemsOf(found);
  const rows = items
    .map(({ name, qty, price }) => `<tr><td>${escaped(name)}</td><td>${qty}</td><td>${money.format(price)}</td></tr>`)
    .join('');
  return page(
    'Aquí pagarías',
    `<table><tr><th>Producto</th><th>Cantidad</th><th>Precio</th></tr>${rows}</table><h2>Lo que recibió esta caja</h2><table>${handed.join('')}<tr><th>cuenta</th><td>${found.token ? 'con sesión' : 'visitante'}</td></tr></table>`,
  );
}

/** The checkout of another house on this computer: it shows what it was handed and sends the shopper back. */
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.method !== 'GET') return send(response, 405, page('Aquí no', ''));
  const cart = url.searchParams.get('cart');
  if (url.pathname === '/' && cart) {
    const id = randomUUID();
    visits.set(id, { cart, token: url.searchParams.get('token') ?? '' });
    if (visits.size > MOST_VISITS) visits.delete(visits.keys().next().value ?? id);
    // What came in the address does not stay in it.
    return response.writeHead(303, { ...HEADERS, location: `/visita/${id}` }).end();
  }
  const visit = visits.get(url.pathname.slice('/visita/'.length));
  return visit ? send(response, 200, await show(visit)) : send(response, 404, page('No hay nada aquí', ''));
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/`);
});

// Whoever started it holds the other end: when that one is gone, so is the peer.
process.stdin.resume().on('end', () => process.exit());
