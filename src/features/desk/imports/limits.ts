import { MAX_AMOUNT } from '../../../contract/documents/lenient';
import { MAX_LENGTH, MAX_QUANTITY } from '../../../domain/validation';

const whole = new Intl.NumberFormat('es-MX');

/** What fields may hold at most, by the end of their name; the first that fits counts. */
const LIMITS: readonly [RegExp, string][] = [
  [/price(?:_\w+)?$|^value$|credit_fee$|minimum$/, `${whole.format(MAX_AMOUNT)} pesos`],
  [/(?:^|_)sku$/, `${MAX_LENGTH.sku} caracteres`],
  [/^name$/, '500 caracteres en un producto, 255 en lo demás'],
  [/^qty$/, `${whole.format(MAX_QUANTITY)} piezas en un juego`],
  [/^configurable_children$/, '2,000 variantes'],
  [/^rate$/, '100 %'],
  [/^delivery_/, '365 días'],
  [/^(?:from|to)$/, '2,000 caracteres'],
];

/** The most that a field may hold, in words; null where docs/catalogue.md alone says it. */
export const limitOf = (field: string): string | null =>
  LIMITS.find(([name]) => name.test(field.split('.').at(-1) ?? ''))?.[1] ?? null;
