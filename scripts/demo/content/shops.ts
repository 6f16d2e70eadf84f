import type { Shop } from './page.ts';

const EMAIL = 'contacto@tianguis.example';

export const VIU: Shop = { storeId: 2, prefix: '', name: 'Tianguis', email: EMAIL };
export const DE: Shop = { storeId: 3, prefix: '/de', name: 'Tianguis auf Deutsch', email: EMAIL };
export const IT: Shop = { storeId: 4, prefix: '/it', name: 'Tianguis in italiano', email: EMAIL };
export const MUEBLES_AMERICA: Shop = { storeId: 5, prefix: '/muebles_america', name: 'Muebles América', email: EMAIL };
export const MAVI: Shop = { storeId: 8, prefix: '/mavi', name: 'Mavi', email: EMAIL };
