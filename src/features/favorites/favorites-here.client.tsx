'use client';

import { useEffect } from 'react';
import { keptSkus } from '../../domain/device-list';
import { Button } from '../../ui/button';
import { listAddress } from '../device-lists/fetch-list';
import { useDeviceList } from '../device-lists/use-device-list';
import { loadAccount } from './account-calls';

interface Props {
  store: string;
  action: string;
  formKey: string | null;
  /** Page that shows products by their skus. */
  page: string;
  texts: { title: string; bring: string; see: string };
}

declare module '../../ui/island' {
  interface Islands {
    'favorites-here': Props;
  }
}

/** What this device kept before somebody signed in, offered to their account; nothing where it kept nothing. */
export default function FavoritesHere({ store, action, formKey, page, texts }: Props) {
  // Forms of these pages change what stands in the lists of the account: it is read anew.
  useEffect(() => {
    loadAccount(store, true);
  }, [store]);
  const skus = keptSkus(useDeviceList(store, 'favorites'));
  if (skus.length === 0) return null;
  return (
    <form className="own-sheet favorites-here" action={action} method="post">
      {formKey && <input type="hidden" name="key" value={formKey} />}
      <input type="hidden" name="skus" value={skus.map(encodeURIComponent).join()} />
      <p>
        <strong>{`${texts.title}: ${skus.length}`}</strong>
      </p>
      <div className="own-actions">
        <Button>{texts.bring}</Button>
        <a className="line-link" href={listAddress(page, skus)}>
          {texts.see}
        </a>
      </div>
    </form>
  );
}
