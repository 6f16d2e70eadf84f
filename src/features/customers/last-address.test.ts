import { expect, test } from 'vitest';
import type { MineOfCustomer } from '../../commerce/mine';
import { runInContext } from '../../commerce/request-context';
import type { Customer } from '../../domain/customer/customer';
import { ANA, testAddress } from '../../domain/order/address.fixture';
import { toWireAddress } from '../../domain/order/wire-address';
import { ok } from '../../domain/result';
import { testContext } from '../shop/request-context.fixture';
import { withLastAddress } from './last-address';

const sent = (method: string, street: string, firstName = ANA.firstName) => ({
  increment_id: '000000042',
  extension_attributes: {
    shipping_assignments: [
      {
        shipping: {
          method,
          address: toWireAddress(testAddress({ streetAddress: street, firstName, lastName: ANA.lastName }), ANA),
        },
      },
    ],
  },
});
const orders = (...items: ({ increment_id: string } & Record<string, unknown>)[]): Pick<MineOfCustomer, 'orders'> => ({
  orders: async () => ok({ items, total: items.length }),
});
const { firstName, lastName } = ANA;
const customer = (addresses: Customer['addresses'] = []) => ({ firstName, lastName, addresses }) as Customer;

async function streetsOf(who: Customer, own: Pick<MineOfCustomer, 'orders'>, payments: object | null = {}) {
  const context = testContext();
  Object.assign(context.commerce, { payments });
  const known = await runInContext(context, () => withLastAddress(who, own));
  return known.addresses.map(({ streetAddress, isDefaultShipping }) => [streetAddress, isDefaultShipping]);
}

test('who has saved no address has the one of their last order that was sent, not a gift’s', async () => {
  const history = orders(
    { increment_id: '3' },
    sent('pickup_recoger_en_sucursal', 'De la sucursal'),
    sent('tablerate_homeDelivery', 'De Luis', 'Luis'),
    sent('tablerate_homeDelivery', 'Calle 60'),
    sent('tablerate_homeDelivery', 'De antes'),
  );
  expect(await streetsOf(customer(), history)).toEqual([['Calle 60', true]]);
  expect(await streetsOf(customer(), orders())).toEqual([]);
});

test('saved addresses stay the only ones, and those of a retailer’s customers are the retailer’s', async () => {
  const history = orders(sent('tablerate_homeDelivery', 'Calle 60'));
  const saved = { ...testAddress({ streetAddress: 'Guardada' }), addressId: '7' };
  const own = customer([{ ...saved, isDefaultShipping: false, isDefaultBilling: false }]);
  expect(await streetsOf(own, history)).toEqual([['Guardada', false]]);
  expect(await streetsOf(customer(), history, null)).toEqual([]);
});
