import { expect, test } from 'vitest';
import { isOvertaken } from './memory';

test('what was begun before the import that is served cannot go on; before anything is served, or of a later one, it can', () => {
  expect(isOvertaken({ run: 3 }, { version: 4 })).toBe(true);
  expect(isOvertaken({ run: 4 }, { version: 3 })).toBe(false);
  expect(isOvertaken({ run: 4 }, { version: 4 })).toBe(false);
  expect(isOvertaken({ run: 4 }, null)).toBe(false);
});
