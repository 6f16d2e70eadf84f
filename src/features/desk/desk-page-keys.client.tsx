'use client';

import { focusOn, followLink } from '../../ui/hooks/use-keys';
import { useShortcuts } from './use-shortcuts';

declare module '../../ui/island' {
  interface Islands {
    'desk-page-keys': object;
  }
}

/** Keys of every page of the desk: to its search, and the no of a question. */
export default function DeskPageKeys() {
  const search = () => focusOn('[data-search]');
  const answerNo = () => followLink('[data-no]');
  useShortcuts({ '/': search, Escape: answerNo });
  return null;
}
