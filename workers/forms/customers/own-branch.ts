import { OWN_BRANCH_MESSAGES } from '../../../src/contract/own-branch';
import { OWN_BRANCH, type OWN_BRANCH_FORMS, STORES_PAGE } from '../../../src/contract/own-branch/forms';
import { refuse } from '../../../src/domain/result';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';

/** Makes a branch the customer's own; one that there is none of is refused, and what was chosen before stays. */
async function choose({ request, mine, sent }: SentForm<'customer'>): Promise<Outcome> {
  const fields = checkForm(OWN_BRANCH, sent);
  if (!fields.ok) return refusedAt(STORES_PAGE, invalid(fields.errors));
  const code = fields.values.code || null;
  const branches = code === null ? null : await request.commerce.branches.all();
  if (branches && !branches.ok) return refusedAt(STORES_PAGE, branches.problem);
  if (branches && !branches.value.some((branch) => branch.code === code))
    return refusedAt(STORES_PAGE, refuse(404, OWN_BRANCH_MESSAGES.gone).problem);
  const chosen = await mine().own('ownBranches').choose(code);
  if (!chosen.ok) return refusedAt(STORES_PAGE, chosen.problem);
  const message = code === null ? OWN_BRANCH_MESSAGES.left : OWN_BRANCH_MESSAGES.chosen;
  return { location: STORES_PAGE, notices: [{ id: 'other', level: 'success', message }] };
}

/** Forms of a customer's own branch. */
export const ownBranchForms: FormHandlers<typeof OWN_BRANCH_FORMS> = { 'mi-sucursal': choose };
