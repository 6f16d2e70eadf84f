import type { Commerce } from './commerce';

/** What a port answers once it is bound to a customer; never for a port that knows of none. */
type Bound<Port> = Port extends { ofCustomer(...customer: never[]): infer Own } ? Own : never;

/**
 * Ports of areas that can be bound to a customer, each as it is afterwards; null where the store view has no such port.
 * What `customers` has for one stands in `MineOfCustomer` itself.
 */
export type OwnPorts = {
  readonly [Name in Exclude<keyof Commerce, 'customers'> as [Bound<Commerce[Name]>] extends [never] ? never : Name]:
    | Bound<Commerce[Name]>
    | Extract<Commerce[Name], null>;
};

type WithoutCustomer<Port> = Port extends { ofCustomer(...customer: never[]): unknown }
  ? Omit<Port, 'ofCustomer' | 'inTurn'>
  : Port;

/**
 * The commerce as handlers and pages have it: no port can be bound to a customer any more. What is a customer's own is
 * reached by `mine()`, which is bound to whoever asks.
 */
export type ShopCommerce = { [Name in keyof Commerce]: WithoutCustomer<Commerce[Name]> };
