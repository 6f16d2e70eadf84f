import { requestContext } from '../../commerce/request-context';
import { Island } from '../../ui/island';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { VIEWED_PAGE } from './kept-pages';

/**
 * Where what was seen lately on this device is put when it comes near: nothing without script or before the second
 * product. `hasRoom`: it stands among other rows, and a device that has seen something keeps room for one row of it.
 */
export function ViewedRow({ except = null, hasRoom = false }: { except?: string | null; hasRoom?: boolean }) {
  const t = texts();
  return (
    <Island
      of="viewed-row"
      className={hasRoom ? 'viewed viewed-room' : 'viewed'}
      props={{
        store: requestContext().store.storeCode,
        page: href(VIEWED_PAGE),
        except,
        isRow: hasRoom,
        texts: { title: t('Seen lately'), clear: t('Clear') },
      }}
    />
  );
}
