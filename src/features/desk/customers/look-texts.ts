import type { IdentityCheck, LookReason } from '../../../domain/customer/look';
import type { Key } from '../../../i18n';

/** Why a customer's data is opened, where it is asked and on record. */
export const LOOK_TEXTS: Record<LookReason, Key> = {
  call: 'Look call',
  order: 'Look order',
  complaint: 'Look complaint',
  arco: 'Look arco',
};

/** What whoever calls said by themselves. */
export const CHECK_TEXTS: Record<IdentityCheck, Key> = {
  name: 'Check name',
  email: 'Check email',
  postcode: 'Check postcode',
  order: 'Check order',
};
