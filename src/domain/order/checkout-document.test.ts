import { describe, expect, test } from 'vitest';
import { type PaymentKind, paymentKind } from '../payment/kind';
import { ANA as personalDetails, testAddress } from './address.fixture';
import { checkoutDocument } from './checkout-document';
import type { Checkout } from './order';
import { answeredUntil } from './past-order';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.parse('2026-11-20T18:00:00.000Z');
const address = testAddress({ apartmentNumber: '3', reference: 'Puerta azul' });
const checkout: Checkout = {
  personalDetails,
  shippingDetails: address,
  paymentDetails: null,
  modifiedAt: NOW - MINUTE,
};
const cart = {
  shippingMethod: { carrierCode: 'tablerate', methodCode: 'homeDelivery' },
  paymentMethod: 'cashondelivery',
  lastOrder: null,
};

describe('how far a checkout has come', () => {
  test('the invoice goes where the goods go unless another address was given', () => {
    expect(checkoutDocument(checkout, cart, NOW)).toEqual({
      personalDetails: { ...personalDetails, password: '', createAccount: false },
      shippingDetails: { ...address, shippingMethod: 'homeDelivery' },
      paymentDetails: {
        ...address,
        company: '',
        taxId: '',
        paymentMethod: 'cashondelivery',
        paymentMethodAdditional: {},
      },
      order: null,
      isThankYouPage: false,
      modifiedAt: NOW - MINUTE,
      isInCheckout: true,
    });
    const invoice = { ...address, city: 'Progreso', company: 'Pech SA', taxId: 'XAXX010101000' };
    const { shippingDetails, paymentDetails } = checkoutDocument(
      { ...checkout, shippingDetails: invoice, paymentDetails: invoice },
      cart,
      NOW,
    );
    expect(shippingDetails).not.toHaveProperty('taxId');
    expect(shippingDetails).not.toHaveProperty('company');
    expect(paymentDetails).toMatchObject({ city: 'Progreso', company: 'Pech SA', taxId: 'XAXX010101000' });
  });

  test('before anything was filled in', () => {
    const nothing = { personalDetails: null, shippingDetails: null, paymentDetails: null, modifiedAt: 0 };
    expect(checkoutDocument(nothing, { shippingMethod: null, paymentMethod: null, lastOrder: null }, NOW)).toEqual({
      personalDetails: null,
      shippingDetails: null,
      paymentDetails: null,
      order: null,
      isThankYouPage: false,
      modifiedAt: 0,
      isInCheckout: false,
    });
    expect(checkoutDocument(checkout, { ...cart, shippingMethod: null }, NOW).shippingDetails).toMatchObject({
      shippingMethod: null,
    });
  });

  test('after an order it is the thank-you page, until somebody begins anew', () => {
    const ordered = { ...cart, lastOrder: '000000042' };
    expect(checkoutDocument({ ...checkout, modifiedAt: 0 }, ordered, NOW)).toMatchObject({
      order: '000000042',
      isThankYouPage: true,
    });
    expect(checkoutDocument(checkout, ordered, NOW).isThankYouPage).toBe(false);
    expect(checkoutDocument({ ...checkout, modifiedAt: 0 }, cart, NOW).isThankYouPage).toBe(false);
  });
});

test('an order is answered whole until 24 hours after its payment window, after the longest one where only a retailer knows the way', () => {
  const holds: Record<PaymentKind, number> = { card: 30 * MINUTE, store: 48 * HOUR, spei: 72 * HOUR, cash: 2 * HOUR };
  const hours = (code: string) =>
    (answeredUntil({ createdAt: new Date(NOW).toISOString(), paymentMethod: { code, title: code } }, holds) - NOW) /
    HOUR;
  expect(hours('cashondelivery')).toBe(26);
  expect(hours('retailer_credit')).toBe(96);
});

test('what is not paid at the door is held as briefly as a card', () => {
  expect([paymentKind('cashondelivery'), paymentKind('retailer_credit')]).toEqual(['cash', 'card']);
});
