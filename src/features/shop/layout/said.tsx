import type { ReactNode } from 'react';
import { SIGNED_IN } from '../../../contract/customers/pages';
import { ToastRegion } from '../../../ui/toasts';
import { texts } from '../texts';

/** Where every layout says what happened: on arrival, without a connection, and when nothing answers. */
export function Said(): ReactNode {
  const t = texts();
  return (
    <ToastRegion
      okLabel={t('OK')}
      offline={t('You are offline; some features are limited')}
      unanswered={t('This does not answer at the moment. Reload the page and try again.')}
      // What led to the page, by the fragment of its address.
      said={{ [SIGNED_IN]: t('You signed in') }}
    />
  );
}
