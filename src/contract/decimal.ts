import { z } from 'zod';
import { fromDecimal, toDecimal } from '../domain/money';
import { once } from '../domain/once';
import { rule } from './fields';

/** The largest amount a client may name, in pesos. */
export const MOST_PESOS = 10_000_000;

/** An amount in pesos with at most two decimals, as every amount in JSON. */
export const decimal = once(() => z.number().meta({ description: 'Pesos, two decimals' }));

/** An amount above zero in pesos, at most two decimals, as centavos. */
export const pesosAboveZero = once(() =>
  z
    .number()
    .positive()
    .max(MOST_PESOS)
    .refine((value) => value > MOST_PESOS || toDecimal(fromDecimal(value)) === value, rule('amount'))
    .transform(fromDecimal),
);
