import { HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { testAddress } from '../../../src/domain/order/address.fixture';
import { ok } from '../../../src/domain/result';
import { addressDocument } from './customers/calls';
import { upstreamProfiles } from './profile';
import { retailers, retailStore } from './retailer.fixture';

const open = retailers();
const REMOTE = {
  tokens: async () => ok({ access: 'a', refresh: null }),
  refresh: async () => ok({ access: 'a', refresh: null }),
  end: async () => ok(null),
};
const ADDRESS = {
  ...testAddress({ streetAddress: 'Avenida Itzáes', neighbourhood: 'García Ginerés' }),
  isDefaultShipping: false,
  isDefaultBilling: false,
};

/** A retailer whose customer 7 has no address, and this one once they saved it. */
function keepsAs(kept: object) {
  let isSaved = false;
  const { config } = open(({ pathname }) => {
    if (pathname.includes('/user/address')) isSaved = true;
    const addresses = isSaved ? [{ id: 31, ...kept }] : [];
    const me = { id: 7, email: 'ana@example.mx', firstname: 'Ana', lastname: 'Pech', addresses };
    return HttpResponse.json({ code: 200, result: me });
  });
  return upstreamProfiles(config, retailStore()).ofCustomer({
    customerId: '7',
    sessionId: 's',
    remote: REMOTE,
  });
}

test('an address that its retailer writes in capitals and without accents is saved; another one in its place is not', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const document = addressDocument({ ...ADDRESS, isDefaultShipping: true, isDefaultBilling: true });
  const loud = JSON.parse(
    JSON.stringify(document, (_, value: unknown) =>
      typeof value === 'string' ? value.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase() : value,
    ),
  );
  expect(await keepsAs(loud).saveAddress(null, ADDRESS)).toMatchObject({
    ok: true,
    value: { streetAddress: 'AVENIDA ITZAES' },
  });
  expect(await keepsAs({ ...loud, postcode: '97001' }).saveAddress(null, ADDRESS)).toMatchObject({
    ok: false,
    problem: { status: 503 },
  });
});
