import { Notice } from '../../ui/notice';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

interface Props {
  state: FormState;
  /** Whether whoever sent the form by keys goes on from what it said; a refusal has the focus all the same. */
  takesFocus?: boolean;
}

/** What the last form had to say; a refusal has the focus, as no field of the form is the one that is wrong. */
export function AccountNotices({ state, takesFocus = false }: Props) {
  const t = texts();
  const refusal = state.notices.find(({ level }) => level === 'error');
  const first = refusal ?? (takesFocus ? state.notices[0] : undefined);
  return state.notices.map((notice) => (
    <Notice key={JSON.stringify([notice.message, notice.params])} level={notice.level} takesFocus={notice === first}>
      {t.message(notice.message, notice.params)}
    </Notice>
  ));
}
