import { MAX_AMOUNT } from '../../../contract/documents/lenient';
import { once } from '../../../domain/once';
import { MAX_LENGTH, MAX_QUANTITY } from '../../../domain/validation';

/** What fields may hold at most, by the end of their name; the first that fits counts. */
const limits = once((): readonly [RegExp, string][] => {
  const whole = new Intl.NumberFormat('es-MX');
  return [
    [/price(?:_\w+)?$|^value$|credit_fee$|minimum$/, `${whole.format(MAX_AMOUNT)} pesos`],
    [/(?:^|_)sku$/, `${MAX_LENGTH.sku} caracteres`],
    [/^name$/, '500 caracteres en un producto, 255 en lo demás'],
    [/^qty$/, `${whole.format(MAX_QUANTITY)} piezas en un juego`],
    [/^configurable_children$/, '2,000 variantes'],
    [/^rate$/, '100 %'],
    [/^delivery_/, '365 días'],
    [/^(?:from|to)$/, '2,000 caracteres'],
  ];
});

/** The most that a field may hold, in words; null where docs/catalogue.md alone says it. */
export const limitOf = (field: string): string | null =>
  limits().find(([name]) => name.test(field.split('.').at(-1) ?? ''))?.[1] ?? null;
