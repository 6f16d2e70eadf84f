import { withParameter } from '../../src/config/way-back';
import { LOOK_MESSAGES } from '../../src/contract/desk-customers';
import {
  CUSTOMER_GROUP,
  CUSTOMER_LOOK,
  type DESK_CUSTOMERS_FORMS,
  deskCustomerPage,
} from '../../src/contract/desk-customers/forms';
import { DESK_PRIVACY } from '../../src/contract/privacy/pages';
import { IDENTITY_CHECKS, LOOK_REASONS } from '../../src/domain/customer/look';
import { said } from './desk-many';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

type DeskCall = SentForm<'service'>;

/** Opens the data of a customer to whoever asks, and writes why. */
async function open({ sent, key, mine }: DeskCall): Promise<Outcome> {
  const page = deskCustomerPage(sent.id);
  const fields = checkForm(CUSTOMER_LOOK, sent);
  const reason = LOOK_REASONS.find((one) => one === sent.reason);
  if (!fields.ok || !reason) return refusedAt(page, invalid(fields.ok ? [] : fields.errors));
  const checks = IDENTITY_CHECKS.filter((one) => fields.values[one] === 'si');
  const opened = await mine()
    .desk()
    .customers.open(fields.values.id, { reason, checks }, key ?? crypto.randomUUID());
  if (!opened.ok) return refusedAt(page, opened.problem);
  // What they called for is noted next.
  const next = reason === 'arco' ? withParameter(page, DESK_PRIVACY.note, 'si') : page;
  return said(next, LOOK_MESSAGES.customerOpened);
}

async function setGroup({ sent, key, mine }: DeskCall): Promise<Outcome> {
  const page = deskCustomerPage(sent.id);
  const fields = checkForm(CUSTOMER_GROUP, sent);
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { id, group, seen } = fields.values;
  const set = await mine()
    .desk()
    .customers.setGroup(id, Number(group), Number(seen), key ?? crypto.randomUUID());
  return set.ok ? said(page, LOOK_MESSAGES.groupSet) : refusedAt(page, set.problem);
}

/** Forms of customers at the desk. */
export const deskCustomersForms: FormHandlers<typeof DESK_CUSTOMERS_FORMS> = {
  'operacion-cliente': open,
  'operacion-cliente-grupo': setGroup,
};
