import type { CatalogueSide, Commerce } from '../src/commerce/commerce';
import type { CustomerSession } from '../src/commerce/principal';
import { lazily } from '../src/domain/lazily';
import { once } from '../src/domain/once';
import type { StoreView } from '../src/domain/store-view';
import { embeddedCommerce } from './adapters/embedded';
import { PORTS } from './areas';
import type { PortAt, PortDefinition, RetailerAt } from './areas/define-area';
import type { Backends } from './backends';
import type { Env } from './env';
import type { Guards } from './guards/guards';
import { BusySessions } from './http/sessions/busy-sessions';
import { customerOf } from './objects/cart/address';
import { currentOrders } from './objects/cart/current-orders';
import { ordersPort } from './objects/cart/orders-port';
import { cartPort } from './objects/cart/port';
import { customerSessionsOf } from './objects/customer-sessions';

const NAMES = Object.keys(PORTS) as (keyof Commerce)[];

/** What a request's ports are made of, whichever of them it touches; `backend` is that of the store view. */
function makingOf(
  env: Env,
  store: StoreView,
  now: number,
  deadline: number,
  backend: ReturnType<Backends>,
): PortAt & Partial<RetailerAt> {
  const theirs =
    backend.backend === 'upstream' ? { retailer: { ...backend, deadline }, adapters: backend.adapters } : null;
  let engine: CatalogueSide | null = null;
  return {
    env,
    store,
    now,
    deadline,
    engine() {
      engine ??= theirs
        ? theirs.adapters.upstreamCommerce(env, store, theirs.retailer, now)
        : embeddedCommerce(env, store, now);
      return engine;
    },
    ...theirs,
  };
}

/** The port as the backend of the store view serves it. */
function served<Port>(port: PortDefinition<Port>, at: PortAt & Partial<RetailerAt>): Port {
  const { upstream } = port;
  const { retailer, adapters } = at;
  if (!retailer || !adapters || upstream === 'embedded') return port.embedded(at);
  // The definition's type lets it be null only where the port may be.
  return upstream === null ? (null as Port) : upstream({ ...at, retailer, adapters });
}

const ports = lazily<Commerce, () => PortAt & Partial<RetailerAt>>(NAMES, (name, making) =>
  served<Commerce[typeof name]>(PORTS[name], making()),
);

/**
 * The commerce of one request, as its store view is configured: a port is made when it is first touched, and what
 * ports are made of with the first of them. `deadline` is the moment (epoch ms) by which everything that is only read
 * has to be there.
 */
export function commerceFor(
  env: Env,
  backends: Backends,
  store: StoreView,
  now: number,
  deadline = Number.POSITIVE_INFINITY,
): Commerce {
  return ports(once(() => makingOf(env, store, now, deadline, backends(store.storeCode))));
}

function guarded<Port>({ guard }: PortDefinition<Port>, port: Port, guards: () => Guards): Port {
  return guard === 'unlimited' || port == null ? port : guard(port, guards());
}

const guardedPorts = lazily<Commerce, { commerce: Commerce; guards: () => Guards }>(
  NAMES,
  (name, { commerce, guards }) => guarded<Commerce[typeof name]>(PORTS[name], commerce[name], guards),
);

/** The same commerce for a shopper: each area's ports with what is counted of them; `guards` is asked by the first. */
export const guardedCommerce = (commerce: Commerce, guards: () => Guards): Commerce =>
  guardedPorts({ commerce, guards });

const portsOfCustomer = lazily<Commerce, { commerce: Commerce; theirs: Partial<Commerce> }>(
  NAMES,
  (name, { commerce, theirs }) => theirs[name] ?? commerce[name],
);

/**
 * The same commerce as a customer sees it: what is theirs is there for them alone, and a cart that is made is the one
 * of their account.
 */
export function commerceOfCustomer(env: Env, store: StoreView, commerce: Commerce, session: CustomerSession): Commerce {
  const customer = customerOf(session);
  const theirs: Pick<Commerce, 'orders' | 'cart' | 'newCart'> = {
    get orders() {
      return currentOrders(env, store, ordersPort(env, store, Date.now(), customer));
    },
    cart: (token) => cartPort(env, store, token, false, customer),
    async newCart() {
      const own = await customerSessionsOf(env, store).cartToken(session.account, store.storeCode);
      if (!own.ok) throw new BusySessions();
      return cartPort(env, store, own.value, true, customer);
    },
  };
  return portsOfCustomer({ commerce, theirs });
}
