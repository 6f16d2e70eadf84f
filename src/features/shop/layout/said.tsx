import type { ReactNode } from 'react';
import { ToastRegion } from '../../../ui/toasts';
import { saidOnArrival } from '../said-on-arrival';
import { texts } from '../texts';

/** Where every layout says what happened: on arrival, without a connection, and when nothing answers. */
export function Said(): ReactNode {
  const t = texts();
  return (
    <ToastRegion
      okLabel={t('OK')}
      offline={t('You are offline; some features are limited')}
      unanswered={t('This does not answer at the moment. Reload the page and try again.')}
      said={saidOnArrival()}
    />
  );
}
