import { z } from 'zod';

/** An amount in pesos with at most two decimals, as every amount in JSON. */
export const decimal = z.number().meta({ description: 'Pesos, two decimals' });
