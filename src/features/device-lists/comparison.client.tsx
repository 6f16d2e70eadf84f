'use client';

import { useHearClick } from '../../ui/hooks/use-click-on';
import { letGoOnDevice } from './device-lists';
import ShareLink, { type ShareLinkProps } from './share-link.client';

interface Props {
  store: string;
  share: ShareLinkProps;
}

declare module '../../ui/island' {
  interface Islands {
    comparison: Props;
  }
}

/**
 * What is done with a comparison: it is passed on, and what is taken off it is taken off this device's list too; the
 * link then leads to the comparison without it.
 */
export default function Comparison({ store, share }: Props) {
  useHearClick('a[data-let-go]', ({ dataset }) => letGoOnDevice(store, 'compare', dataset.letGo ?? ''));
  return <ShareLink {...share} />;
}
