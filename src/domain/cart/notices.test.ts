import { expect, test } from 'vitest';
import {
  addedNotice,
  errorNotice,
  mustBeRemovedNotice,
  ofPart,
  outOfStockNotice,
  partNotSoldNotice,
  requestedQtyNotice,
  warningNotice,
} from './notices';

test('a refusal names the part it is for, in words for sets where there are some', () => {
  const part = { name: 'Pata', piece: 4 };
  const sold = '{name} is out of stock, and the set is sold as a whole';
  expect(ofPart(outOfStockNotice, part)).toEqual({ id: 'outOfStock', level: 'error', message: sold, params: part });
  expect(ofPart(mustBeRemovedNotice, part)).toEqual({ id: 'outOfStock', level: 'error', message: sold, params: part });
  expect(ofPart(requestedQtyNotice(3), part)).toEqual({
    id: 'requestedQty',
    level: 'error',
    message: 'There is not enough of {name} for that many sets',
    params: { max: 3, ...part },
  });
  expect(ofPart(addedNotice, part)).toEqual({ ...addedNotice, params: part });
});

test('notices in words of their own keep their level', () => {
  expect(errorNotice('No')).toEqual({ id: 'other', level: 'error', message: 'No' });
  expect(warningNotice('Oh')).toEqual({ id: 'other', level: 'warning', message: 'Oh' });
  expect(partNotSoldNotice('PATA')).toMatchObject({ id: 'other', level: 'error', params: { name: 'PATA' } });
});
