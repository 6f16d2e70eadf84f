import type { StoreView } from '../../../src/domain/store-view';
import { orderNumberDigits } from '../../../src/domain/validation';
import { type Marked, type Marks, mark, markOf } from './device-marks';

/** Orders that this browser placed or found. */
const ORDERS: Marks = { cookie: { name: 'known-orders', access: 'hidden' }, purpose: 'known-order', most: 10 };

type Asked = Marked & { store: Pick<StoreView, 'storeCode'> };

const subjectOf = ({ store }: Asked, number: string): string => `${store.storeCode}:${orderNumberDigits(number)}`;

/** Makes this browser known to an order. */
export const markOrder = (request: Asked, number: string): Promise<void> =>
  mark(request, ORDERS, subjectOf(request, number));

/** Names this browser to an order that it is known to; null for any other number. */
export const knownOrder = async (request: Asked, number: string): Promise<string | null> =>
  (await markOf(request, ORDERS, subjectOf(request, number)))?.device ?? null;
