import { requestContext } from '../../commerce/request-context';
import { enhanced } from '../../ui/enhanced';
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
    <div
      className="viewed"
      {...enhanced('viewed-row', {
        store: requestContext().store.storeCode,
        page: href(VIEWED_PAGE),
        except,
        texts: { clear: t('Clear') },
      })}
    />
  );
}
