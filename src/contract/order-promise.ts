import { z } from 'zod';
import { once } from '../domain/once';

/** When an order arrives, or is ready at its branch, as it was promised and is now. */
export const orderPromise = once(() =>
  z
    .object({
      from: z.string().meta({ description: 'First day, YYYY-MM-DD in Mexico City' }),
      to: z.string().meta({ description: 'Last day' }),
      ready: z
        .string()
        .nullable()
        .meta({ description: 'Of what is picked up: from when its branch has it ready, ISO; null of what is sent' }),
      before: z.string().meta({ description: 'Until when it has to be paid, or was to be ordered, for these days' }),
      changed: z.string().nullable().meta({ description: 'What changed it since it was placed; null for nothing' }),
    })
    .meta({ id: 'OrderPromise' }),
);
