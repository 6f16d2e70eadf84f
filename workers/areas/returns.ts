import { embeddedReturns } from '../adapters/embedded/returns';
import { embeddedDeskReturns } from '../adapters/embedded/returns/desk';
import { erasePictures } from '../adapters/embedded/returns/pictures';
import { upstreamHistory } from '../adapters/upstream/history';
import { upstreamReturns } from '../adapters/upstream/returns';
import { returnsHandlers } from '../api/returns';
import { returnsForms } from '../forms/returns';
import { returnLetter } from '../mail/letters/return';
import { mailed } from '../mail/send-letter';
import { defineArea } from './define-area';
import { DAY_MS } from './retention';

/** Pictures of damage are kept so long: the ninety days of a return, and as long again to answer for it. */
const PICTURES_MS = 180 * DAY_MS;

export const returns = defineArea('returns', {
  ports: {
    returns: {
      embedded: ({ env, now }) => embeddedReturns(env, now),
      upstream: ({ store, retailer }) => upstreamReturns(retailer, store, upstreamHistory(retailer, store)),
      guard: 'unlimited',
    },
  },
  calls: returnsHandlers,
  forms: returnsForms,
  letters: {
    'return-requested': mailed(returnLetter),
    'return-authorised': mailed(returnLetter),
    'return-refused': mailed(returnLetter),
    'return-received': mailed(returnLetter),
    'return-partly-received': mailed(returnLetter),
  },
  retention: { order_return_picture: erasePictures(PICTURES_MS) },
  desk: {
    returns: {
      make: ({ env, store, now, operator }) => embeddedDeskReturns(env, { operator, store: store.storeCode, at: now }),
      needs: {
        list: 'see',
        find: 'see',
        picture: 'see',
        authorise: 'orders',
        refuse: 'orders',
        receive: 'orders',
        close: 'orders',
      },
    },
  },
});
