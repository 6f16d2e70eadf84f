import { Notice } from '../../ui/notice';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

interface Props {
  state: FormState;
  /** false where the page begins elsewhere: at a question, or at a field to be mended. A refusal comes first all the same. */
  takesFocus?: boolean;
}

/** What the last form had to say; whoever sent it by keys begins there, at the refusal where there is one. */
export function AccountNotices({ state, takesFocus = true }: Props) {
  const t = texts();
  const refusal = state.notices.find(({ level }) => level === 'error');
  const first = refusal ?? (takesFocus ? state.notices[0] : undefined);
  return state.notices.map((notice) => (
    <Notice key={JSON.stringify([notice.message, notice.params])} level={notice.level} takesFocus={notice === first}>
      {t.message(notice.message, notice.params)}
    </Notice>
  ));
}
