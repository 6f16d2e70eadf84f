import { z } from 'zod';
import { once } from './once';

/** An amount in pesos with at most two decimals, as every amount in JSON. */
export const decimal = once(() => z.number().meta({ description: 'Pesos, two decimals' }));
