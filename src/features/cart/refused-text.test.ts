import { expect, test } from 'vitest';
import { runInContext } from '../../commerce/request-context';
import { CART_MESSAGES } from '../../contract/cart/messages';
import { testContext } from '../shop/request-context.fixture';
import { refusedText } from './refused-text';

const said = (message: string, piece: string | null = null) =>
  runInContext(testContext(), () => refusedText(message, piece));

test('why an add was refused is said without a hole, however little its address says', () => {
  expect(said(CART_MESSAGES.tooManyLines)).toBe('En el carrito caben 100 productos distintos como máximo.');
  for (const message of Object.values(CART_MESSAGES).filter((one) => one.includes('{name}') || one.includes('{max}'))) {
    if (!/\{(?!name|max)/.test(message)) expect(said(message), message).not.toContain('{');
  }
  expect(said(CART_MESSAGES.partOutOfStock, 'Silla')).toContain('Silla');
});
