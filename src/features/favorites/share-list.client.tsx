'use client';

import ShareLink, { type ShareLinkProps } from '../device-lists/share-link.client';

type Props = Omit<ShareLinkProps, 'shares'>;

declare module '../../ui/island' {
  interface Islands {
    'share-list': Props;
  }
}

/** Passes on the page that others see of a list; without script it leads there, whose address can be copied. */
export default function ShareList(props: Props) {
  return <ShareLink {...props} shares="list" />;
}
