'use client';

import { useEffect, useMemo, useState } from 'react';
import { type DeviceListName, keptSkus } from '../../domain/device-list';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Joined } from '../../ui/hooks/joined';
import { useListen } from '../../ui/hooks/use-listen';
import { Skeleton } from '../../ui/skeleton';
import { clearOnDevice } from './device-lists';
import { fetchList, listAddress } from './fetch-list';
import ShareLink, { type ShareLinkProps } from './share-link.client';
import { useDeviceList } from './use-device-list';

interface Props {
  store: string;
  list: DeviceListName;
  /** The page of such products; it shows those of its address. */
  page: string;
  empty: { title: string; hint: string; see: string; home: string };
  /** A comparison is an address: its own page says what can be done with it. */
  tools?: { share: Omit<ShareLinkProps, 'href' | 'shares'>; clear: string };
}

declare module '../../ui/island' {
  interface Islands {
    'kept-here': Props;
  }
}

const NONE: readonly string[] = [];

/**
 * The products as their page draws them, again whenever they change; null before they came. Where they do not come the
 * address that names them is gone to; without a network they are asked for again once there is one.
 */
function useShownList(page: string, skus: readonly string[]): readonly Node[] | null {
  const [shown, setShown] = useState<readonly Node[] | null>(null);
  const [attempt, setAttempt] = useState(0);
  useListen('window', 'online', () => setAttempt((times) => times + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isAsked = skus.length > 0;
    if (isAsked)
      fetchList(page, skus).then(
        (found) => isAsked && setShown([found]),
        () => isAsked && navigator.onLine && location.replace(listAddress(page, skus)),
      );
    return () => {
      isAsked = false;
    };
  }, [page, skus, attempt]);
  return shown;
}

/**
 * The products that this device keeps, on the page that is about them. A comparison is an address: the page leads to
 * it.
 */
export default function KeptHere({ store, list, page, empty, tools }: Props) {
  const kept = useDeviceList(store, list);
  const skus = useMemo(() => keptSkus(kept), [kept]);
  const isCompared = list === 'compare' && skus.length > 0;
  useEffect(() => {
    if (isCompared) location.replace(listAddress(page, skus));
  }, [isCompared, page, skus]);
  const shown = useShownList(page, isCompared ? NONE : skus);
  if (skus.length === 0)
    return (
      <EmptyState heading={2} title={empty.title} action={<ButtonLink href={empty.home}>{empty.see}</ButtonLink>}>
        <p>{empty.hint}</p>
      </EmptyState>
    );
  if (shown === null) return <Skeleton height={120} />;
  return (
    <>
      <Joined nodes={shown} />
      {tools && (
        <p className="kept-tools">
          <ShareLink {...tools.share} href={listAddress(page, skus)} shares="list" />
          <button type="button" className="line-link" onClick={() => clearOnDevice(store, list)}>
            {tools.clear}
          </button>
        </p>
      )}
    </>
  );
}
