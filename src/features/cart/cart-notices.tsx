import { requestContext } from '../../commerce/request-context';
import type { Cart, Notice as NoticeData } from '../../domain/cart/cart';
import { Notice } from '../../ui/notice';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { refusedText } from './refused-text';

interface CartNoticesProps {
  cart: Cart | null;
  /** What changed since the lines were filled. */
  notices: NoticeData[];
}

/** What just happened to the cart, said in the address by the form that did it, and what changed by itself. */
export function CartNotices({ cart, notices }: CartNoticesProps) {
  const t = texts();
  const { query } = requestContext();
  const added = cart?.lines.find((line) => String(line.itemId) === query.get('agregado'));
  const removed = cart?.removed?.find((line) => String(line.itemId) === query.get('quitado'));
  const undo = (action: string, itemId: string | number) => (
    <form action={formAction(action)} method="post">
      <FormKey />
      <input type="hidden" name="itemId" value={itemId} />
      <button type="submit" className="line-link">
        {t('Undo')}
      </button>
    </form>
  );
  const refused = query.get('aviso');
  return (
    <div className="notices">
      {added && (
        <Notice level="success" actions={undo('cart/remove', added.itemId)}>
          <strong>{t('Added to your cart')}</strong> {added.name}
        </Notice>
      )}
      {removed && (
        <Notice level="info" actions={undo('cart/restore', removed.itemId)}>
          {t('We took out {name}', { name: removed.name })}
        </Notice>
      )}
      {refused && <Notice level="error">{refusedText(refused, null)}</Notice>}
      {notices.map((notice) => (
        <Notice key={`${notice.message}${JSON.stringify(notice.params)}`} level={notice.level}>
          {t.message(notice.message, notice.params)}
        </Notice>
      ))}
    </div>
  );
}
