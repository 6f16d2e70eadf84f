import type { CartOperation, Destination } from '../../src/domain/cart/cart';
import type { Address, OrderRequest } from '../../src/domain/order/order';

export const ADDRESS: Address = {
  firstName: 'Ana',
  lastName: 'Pech',
  country: 'MX',
  streetAddress: 'Avenida Juárez',
  exteriorNumber: '100',
  apartmentNumber: '',
  neighbourhood: 'Centro',
  city: 'Guadalajara',
  state: 'Jalisco',
  region_id: null,
  region_code: 'JAL',
  zipCode: '44100',
  phoneNumber: '3312345678',
  reference: '',
};

export const MERIDA: Destination = {
  country: 'MX',
  region: 'Yucatán',
  regionId: null,
  regionCode: 'YUC',
  postcode: '97000',
  city: 'Mérida',
  street: ['Calle 60 491', 'Centro'],
};

/** An order of everything in the cart, sent home, paid on delivery. */
export const orderRequest = (orderId: string, more: Partial<OrderRequest> = {}): OrderRequest => ({
  orderId,
  products: null,
  personalDetails: { firstName: 'Ana', lastName: 'Pech', emailAddress: 'ana@example.mx' },
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  shippingMethod: { carrierCode: 'tablerate', methodCode: 'homeDelivery' },
  paymentMethod: 'cashondelivery',
  cartVersion: null,
  ...more,
});

/** Sends the cart to that address by this method, so that the shopper is told what the delivery costs. */
export const deliveryBy = (methodCode: string): CartOperation => ({
  kind: 'together',
  operations: [
    {
      kind: 'destination',
      destination: {
        country: 'MX',
        region: 'Jalisco',
        regionId: null,
        regionCode: 'JAL',
        postcode: '44100',
        city: 'Guadalajara',
        street: [],
      },
    },
    { kind: 'shipping', carrierCode: 'tablerate', methodCode },
  ],
});

export const DELIVERY = deliveryBy('homeDelivery');
