import type { DemoPerson } from './person.ts';

/** Shops in German and has next to nothing: the pages of an account that are empty. */
export const JONAS: DemoPerson = {
  id: 'jonas',
  store: 'de',
  email: 'jonas@correo.example',
  firstName: 'Jonás',
  lastName: 'Ebel Trujillo',
  about: {},
  addresses: [
    {
      firstname: 'Jonás',
      lastname: 'Ebel Trujillo',
      telephone: '2225550148',
      postcode: '72000',
      city: 'Puebla',
      region: 'Puebla',
      region_code: 'PUE',
      street: ['Calle de los Alfareros, 14', 'Puebla Centro'],
    },
  ],
  invoice: null,
  wish: null,
  branch: null,
  wantsNewsletter: false,
  lists: [],
  viewed: [],
  reviews: [],
  requests: [],
  orders: [
    {
      id: 'por-entregar',
      skus: { 'DE-3037': 1 },
      payment: 'cashondelivery',
      to: 0,
      steps: [],
    },
  ],
};
