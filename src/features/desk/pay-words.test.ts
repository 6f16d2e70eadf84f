import { expect, test } from 'vitest';
import { toCentavos } from '../../domain/money';
import type { Order } from '../../domain/order/order';
import { placedState } from '../../domain/order/step';
import { translator } from '../../i18n';
import { payStanding } from './pay-words';

const t = translator('es-MX');

test('what is paid at the door is to be collected until it is handed over, and from then on to be noted', () => {
  const order = { paymentMethod: { code: 'cashondelivery', title: '' } } as Order;
  const state = placedState(toCentavos(419_000));
  const said = (status: 'sent' | 'complete') => payStanding(t, order, { ...state, isAccepted: true, status });
  expect([said('sent'), said('complete')]).toEqual(['Se cobran $4,190.00 al entregar', 'Falta anotar $4,190.00']);
});
