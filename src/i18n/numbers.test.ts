import { expect, test } from 'vitest';
import { averageText } from './numbers';

test('an average has one decimal, as the locale writes it', () => {
  expect([
    averageText(4.64, 'es-MX'),
    averageText(5, 'es-MX'),
    averageText(4.65, 'de'),
    averageText(3.2, 'it'),
  ]).toEqual(['4.6', '5.0', '4,7', '3,2']);
});
