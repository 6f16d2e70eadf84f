'use client';

import { useEffect, useState } from 'react';
import { keptSkus } from '../../domain/device-list';
import { Joined } from '../../ui/hooks/joined';
import { clearOnDevice, deviceList } from './device-lists';
import { fetchList } from './fetch-list';

interface Props {
  store: string;
  /** Page that shows the products of its address. */
  page: string;
  /** The product of this page, which is not shown under itself. */
  except: string | null;
  /** Whether it is one row that scrolls sideways. */
  isRow: boolean;
  texts: { title: string; clear: string };
}

declare module '../../ui/island' {
  interface Islands {
    'viewed-row': Props;
  }
}

const MOST_SHOWN = 10;

/**
 * What was seen lately, as the page of such products draws it; without one, or where it does not come, nothing. It
 * stays as it was found while the page stands, so that nothing below moves.
 */
export default function ViewedRow({ store, page, except, isRow, texts }: Props) {
  const [shown, setShown] = useState<readonly Node[]>([]);
  useEffect(() => {
    const skus = keptSkus(deviceList(store, 'recently-viewed'))
      .filter((sku) => sku !== except)
      .slice(0, MOST_SHOWN);
    if (skus.length === 0) return;
    fetchList(page, skus, isRow)
      .then((found) => setShown([...found.children].slice(1)))
      .catch((error) => console.warn('what was seen lately is not shown', error));
  }, [store, page, except, isRow]);
  if (shown.length === 0) return null;
  const clear = () => {
    clearOnDevice(store, 'recently-viewed');
    setShown([]);
  };
  return (
    <section className="section" aria-label={texts.title}>
      <div className="section-head">
        <h2>{texts.title}</h2>
        <button type="button" className="line-link" onClick={clear}>
          {texts.clear}
        </button>
      </div>
      <Joined nodes={shown} />
    </section>
  );
}
