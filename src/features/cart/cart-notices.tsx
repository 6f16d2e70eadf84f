import type { Notice as NoticeData } from '../../domain/cart/cart';
import { Notice } from '../../ui/notice';
import { texts } from '../shop/texts';
import type { NoticeInWords } from './cart-page-props';

/** Notices in words. */
export function noticesInWords(notices: readonly NoticeData[]): NoticeInWords[] {
  const t = texts();
  return notices.map(({ level, message, params }) => ({ level, text: t.message(message, params) }));
}

/** What is told of a cart, on a page that only shows it. */
export const CartNotices = ({ notices }: { notices: readonly NoticeData[] }) => (
  <div className="notices">
    {noticesInWords(notices).map(({ level, text }) => (
      <Notice key={text} level={level}>
        {text}
      </Notice>
    ))}
  </div>
);
