import { expect, test, vi } from 'vitest';
import { ok, type Result, refuse } from '../../src/domain/result';
import { paymentsForms } from './payments';

test('the letter with a CLABE goes out as soon as an order is switched to a transfer, and nothing where that is refused', async () => {
  const switched = async (changed: Result<null>) => {
    const wakeOutbox = vi.fn();
    await paymentsForms['pagar-otra-forma']({
      sent: { orderId: '000000001', method: 'spei' },
      form: { page: '/checkout' },
      mine: () => ({ order: async () => ok({ state: 'placed', order: { number: '000000001' } }) }),
      request: { commerce: { payments: { payOtherwise: async () => changed } }, wakeOutbox },
    } as never);
    return wakeOutbox.mock.calls.length;
  };
  expect([await switched(ok(null)), await switched(refuse(409, 'It is paid'))]).toEqual([1, 0]);
});
