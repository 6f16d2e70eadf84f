import type { Notice as NoticeData } from '../../domain/cart/cart';
import { Notice } from '../../ui/notice';
import { texts } from '../shop/texts';
import type { Told } from './cart-page-props';

/** Notices in words. */
export function toldOf(notices: readonly NoticeData[]): Told[] {
  const t = texts();
  return notices.map(({ level, message, params }) => ({ level, text: t.message(message, params) }));
}

/** What is told of a cart, on a page that only shows it. */
export const CartNotices = ({ notices }: { notices: readonly NoticeData[] }) => (
  <div className="notices">
    {toldOf(notices).map(({ level, text }) => (
      <Notice key={text} level={level}>
        {text}
      </Notice>
    ))}
  </div>
);
