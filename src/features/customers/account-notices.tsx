import { Notice } from '../../ui/notice';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

/** What the last form had to say; a refusal has the focus, as no field of the form is the one that is wrong. */
export function AccountNotices({ state }: { state: FormState }) {
  const t = texts();
  const refusal = state.notices.find(({ level }) => level === 'error');
  return state.notices.map((notice) => (
    <Notice key={JSON.stringify([notice.message, notice.params])} level={notice.level} takesFocus={notice === refusal}>
      {t.message(notice.message, notice.params)}
    </Notice>
  ));
}
