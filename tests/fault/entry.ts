import type { CartOperation } from '../../src/domain/cart/cart';
import { toCentavos } from '../../src/domain/money';
import { PROGRAM } from '../../src/domain/operator';
import type { OrderRequest } from '../../src/domain/order/order';
import { orderPayee } from '../../src/domain/payment/payee';
import { reconcileCardPayments } from '../../workers/adapters/embedded/card-payments/due';
import { giveBackDue } from '../../workers/adapters/embedded/card-payments/give-back';
import { startCardPayment } from '../../workers/adapters/embedded/card-payments/start';
import { recordMany } from '../../workers/adapters/embedded/desk/many';
import { embeddedDeskOrders } from '../../workers/adapters/embedded/desk/orders';
import { recordOrderEvent } from '../../workers/adapters/embedded/desk/record';
import { refundOrder } from '../../workers/adapters/embedded/desk/refund';
import { finishImports } from '../../workers/adapters/embedded/import/finish';
import { importStock } from '../../workers/adapters/embedded/import/stock';
import { orderPayees } from '../../workers/adapters/embedded/orders/payee';
import { readOrder } from '../../workers/adapters/embedded/orders/read';
import { registerPayees } from '../../workers/adapters/embedded/payees/kinds';
import { catchUpRevision } from '../../workers/adapters/embedded/served/revision';
import { creditStatements } from '../../workers/adapters/embedded/wallet/credit';
import { walletBalance } from '../../workers/adapters/embedded/wallet/read';
import type { Env } from '../../workers/env';
import { armed, type Failpoint } from '../../workers/failpoint';
import { cartPort } from '../../workers/objects/cart/port';
import { openShop, stockOf, VIU } from '../cart/shop';
import { type DeskWrite, deskWrite, leftOf } from './desk-writes';

export { CartObject } from '../../workers/objects/cart/cart-object';

registerPayees([orderPayees]);

/** What the harness asks of the process it is going to kill. */
export type Call =
  | { do: 'open' }
  | { do: 'arm'; point: Failpoint }
  | { do: 'armed'; point: Failpoint }
  | { do: 'stock'; sku: string }
  | { do: 'read'; token: string }
  | { do: 'apply'; token: string; operation: CartOperation; key: string }
  /** Places an order, as a customer whose wallet may pay of it, or as a guest. */
  | { do: 'place'; token: string; request: OrderRequest; key: string; customer?: string }
  /** Gives the wallet of a customer this much, and answers how much is in it. */
  | { do: 'credit'; customer: string; amount: number }
  | { do: 'wallet'; customer: string }
  | { do: 'start'; number: string }
  /** `isWhole`: the gateway takes all of a hold, or nothing. */
  | { do: 'tell'; number: string; type: 'accept' | 'send' | 'deliver' | 'cancel'; key: string; isWhole?: true }
  /** Marks orders as sent at the desk, as they were when they were placed. */
  | { do: 'send'; numbers: string[]; key: string }
  /** Asks for a second name to take all of an order off, as one operator, and agrees to it as another. */
  | { do: 'ask'; number: string; amount: number }
  | { do: 'agree'; number: string }
  /** What an operator writes of an order, or of stock, a coupon or a customer; and what that left. */
  | { do: 'write' | 'left'; what: DeskWrite; number: string; key: string }
  | { do: 'refund'; number: string; amount: number; key: string }
  /** What the scheduled function does, so much later: what the gateway is asked again, and what cards have back. */
  | { do: 'settle' | 'give-back'; laterMs: number }
  /** Takes a file of stock and prices over; and what the scheduled function does so much later. */
  | { do: 'file'; lines: string }
  | { do: 'minute'; laterMs: number }
  | { do: 'order'; number: string };

const customerNamed = (id: string) => ({ account: `shop:${id}`, customerId: id, owner: id, sessionId: id });

const balanceOf = async (env: Env, customer: string) =>
  (await walletBalance(env, VIU.storeCode, customer, Date.now())).amount;

/** The same shop before a gateway that takes all of a hold, or nothing. */
const takingWhole = (env: Env): Env => ({
  ...env,
  PAYMENTS: (env.PAYMENTS ?? '').replace('"card":{', '"card":{"captures":"whole",'),
});

const deskOf = (env: Env, name: string) =>
  embeddedDeskOrders(env, VIU.storeCode, Date.now(), { id: name, name, role: 'money' });

async function perform(env: Env, call: Call): Promise<unknown> {
  switch (call.do) {
    case 'open':
      return openShop(env);
    case 'arm':
      armed.set(call.point, 'hang');
      return null;
    case 'armed':
      return armed.has(call.point);
    case 'stock':
      return stockOf(env, call.sku);
    case 'read':
      return cartPort(env, VIU, call.token).read();
    case 'apply':
      return cartPort(env, VIU, call.token).apply(call.operation, call.key);
    case 'place':
      return cartPort(env, VIU, call.token, true, call.customer ? customerNamed(call.customer) : null).place(
        call.request,
        call.key,
      );
    case 'credit':
      await env.SHOP.batch(
        creditStatements(env.SHOP, {
          ...{ store: VIU.storeCode, customerId: call.customer, kind: 'goodwill', key: call.customer },
          ...{ amount: toCentavos(call.amount), at: Date.now() - 1 },
        }),
      );
      return balanceOf(env, call.customer);
    case 'wallet':
      return balanceOf(env, call.customer);
    case 'start':
      return startCardPayment(env, orderPayee(call.number), 'https://tienda.example/', Date.now());
    case 'tell':
      return recordOrderEvent(
        call.isWhole ? takingWhole(env) : env,
        { number: call.number },
        { type: call.type },
        { key: call.key, note: null },
        Date.now(),
        PROGRAM,
      );
    case 'send':
      return recordMany(
        env,
        VIU.storeCode,
        'send',
        call.numbers.map((number) => ({ number, seen: 0 })),
        { key: call.key, note: null },
        Date.now(),
        PROGRAM,
      );
    case 'write':
      return deskWrite(env, call.what, call.number, call.key);
    case 'left':
      return leftOf(env, call.what, call.number, call.key);
    case 'refund':
      return refundOrder(env, { number: call.number }, toCentavos(call.amount), { key: call.key }, Date.now(), PROGRAM);
    case 'ask':
      return deskOf(env, 'ana').record(
        call.number,
        { type: 'adjusted', amount: toCentavos(call.amount) },
        { key: 'pide', note: null },
      );
    case 'agree': {
      const desk = deskOf(env, 'luis');
      const asked = (await desk.find(call.number))?.asked;
      return asked ? desk.decideAsked({ number: call.number, id: asked.id }, true) : null;
    }
    case 'settle':
      return reconcileCardPayments(env, Date.now() + call.laterMs);
    case 'give-back':
      return giveBackDue(env, Date.now() + call.laterMs);
    case 'file':
      return importStock(env, VIU, new Blob([call.lines]).stream() as ReadableStream<Uint8Array>, Date.now());
    case 'minute':
      await finishImports(env, VIU.storeCode, Date.now() + call.laterMs);
      await catchUpRevision(env, VIU.storeCode, Date.now() + call.laterMs);
      return null;
    case 'order':
      return readOrder(env, VIU.storeCode, call.number);
  }
}

/** The cart object alone behind HTTP: POST a Call, get its answer as JSON. GET answers that the process is up. */
export default {
  async fetch(request, env) {
    if (request.method === 'GET') return new Response('up');
    return Response.json((await perform(env, (await request.json()) as Call)) ?? null);
  },
} satisfies ExportedHandler<Env>;
