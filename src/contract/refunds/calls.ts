import { z } from 'zod';
import { once } from '../../domain/once';

/** Where money of what is canceled or returned goes, as its customer chooses at that moment. Source: decisions "Refund". */
export const refundTo = once(() =>
  z.literal('wallet').nullish().meta({
    description:
      'wallet: what was paid goes into the wallet; left out, back as it was paid. A retailer gives it back as it was paid: 409',
  }),
);
