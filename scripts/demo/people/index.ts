import { ANGELES } from './angeles.ts';
import { JONAS } from './jonas.ts';
import { LUCIA } from './lucia.ts';
import type { DemoPerson } from './person.ts';

/** Of all of them; the README tells it, and they exist on the computer of whoever reads it alone. */
export const PASSWORD = 'Nopal-y-tuna-27';

/** Customers that `npm start` makes, so that every page of an account has something to show. */
export const PEOPLE: DemoPerson[] = [LUCIA, ANGELES, JONAS];
