import { expect, test, vi } from 'vitest';
import type { CustomersPort, RemoteSession } from '../../src/commerce/customers';
import { ok, refuse } from '../../src/domain/result';
import { FakeAttempts } from '../../tests/fakes/attempts';
import { guardedCustomers } from './customers-guard';
import type { Guards } from './guards';

const PASSWORD = 'Ñandú-Canario-7';
const EMAIL = 'ana@example.mx';
const busy = async () => refuse(503, 'no place', { detail: { retryAfter: 15 } });

test.each<[string, (customers: CustomersPort) => Promise<unknown> | undefined]>([
  ['signing in', (customers) => customers.signIn({ email: EMAIL, password: PASSWORD })],
  [
    'signing up',
    (customers) =>
      customers.create({
        email: EMAIL,
        password: PASSWORD,
        firstName: 'Ana',
        lastName: 'Pech',
        attributes: [],
        addresses: [],
      }),
  ],
  [
    'a new password by a link',
    (customers) => customers.resetPassword({ email: null, token: EMAIL, password: PASSWORD }),
  ],
  [
    'a new password with the current one',
    (customers) =>
      customers
        .ofCustomer({ customerId: '1', sessionId: 's', remote: {} as RemoteSession })
        .changePassword({ current: PASSWORD, next: 'Otra-cosa-9' }),
  ],
  [
    'an account made with an order',
    (customers) => customers.orderAccounts?.prepare({ email: EMAIL, password: PASSWORD, key: 'k' }),
  ],
])(
  '%s is told to come again where there is no place in the queue, before anything is counted or asked',
  async (_, ask) => {
    const asked = vi.fn();
    const full = { inTurn: busy, madeWith: asked, prepare: asked };
    const port = {
      hasTokens: false,
      ...full,
      orderAccounts: full,
      signIn: asked,
      create: asked,
      resetPassword: asked,
      changePassword: asked,
      profile: asked,
    };
    const attempts = new FakeAttempts();
    const counted = vi.spyOn(attempts, 'attempt');
    const guards: Guards = {
      storeCode: 'viu',
      realm: 'shop',
      attempts,
      network: '10.0.0.1',
      times: 1,
      isOfOrganisation: () => false,
      challenge: async () => 'none',
      countNewCart: async () => undefined,
      countOrder: async () => undefined,
      waitUntil: () => undefined,
      known: { account: async () => ok(null), order: async () => null },
    };
    const guarded = guardedCustomers(port as unknown as CustomersPort, guards);
    expect(await ask(guarded)).toMatchObject({
      problem: { status: 503, message: 'no place', detail: { retryAfter: 15 } },
    });
    expect([asked.mock.calls, counted.mock.calls]).toEqual([[], []]);
  },
);
