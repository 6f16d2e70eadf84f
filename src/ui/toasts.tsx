import type { ComponentProps } from 'react';
import { Island } from './island';
import type Toasts from './toasts.client';

/**
 * The region notifications appear in; read out politely. `unanswered` is what the early script says beside it where no
 * component can.
 */
export const ToastRegion = ({ unanswered, ...texts }: ComponentProps<typeof Toasts> & { unanswered: string }) => (
  <Island of="toasts" props={texts} data-unanswered={unanswered} />
);
