import { VIEWED_MESSAGES } from '../../../src/contract/viewed';
import { MY_VIEWED_PAGE, type VIEWED_FORMS } from '../../../src/contract/viewed/forms';
import { type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';

async function clear({ mine }: SentForm<'customer'>): Promise<Outcome> {
  const cleared = await mine().own('viewed').clear();
  if (!cleared.ok) return refusedAt(MY_VIEWED_PAGE, cleared.problem);
  return {
    location: MY_VIEWED_PAGE,
    notices: [{ id: 'other', level: 'success', message: VIEWED_MESSAGES.cleared }],
  };
}

/** Forms of what a customer looked at. */
export const viewedForms: FormHandlers<typeof VIEWED_FORMS> = { 'borrar-vistos': clear };
