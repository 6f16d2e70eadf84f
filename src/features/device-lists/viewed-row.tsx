import { requestContext } from '../../commerce/request-context';
import { Island } from '../../ui/island';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { VIEWED_PAGE } from './kept-pages';

/**
 * Where what was seen lately on this device is put when it comes near, below everything else: nothing without script or
 * before the second product.
 */
export function ViewedRow({ except = null }: { except?: string | null }) {
  const t = texts();
  return (
    <Island
      of="viewed-row"
      className="viewed"
      props={{
        store: requestContext().store.storeCode,
        page: href(VIEWED_PAGE),
        except,
        texts: { title: t('Seen lately'), clear: t('Clear') },
      }}
    />
  );
}
