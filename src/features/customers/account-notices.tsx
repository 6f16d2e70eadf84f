import { Notice } from '../../ui/notice';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

/** What the last form had to say. */
export function AccountNotices({ state }: { state: FormState }) {
  const t = texts();
  return state.notices.map(({ level, message, params }) => (
    <Notice key={message} level={level}>
      {t.message(message, params)}
    </Notice>
  ));
}
