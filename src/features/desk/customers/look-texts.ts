import type { LookReason } from '../../../domain/customer/look';
import type { RequestCheck } from '../../../domain/privacy/request';
import type { Key } from '../../../i18n';

/** Why a customer's data is opened, where it is asked and on record. */
export const LOOK_TEXTS: Record<LookReason, Key> = {
  call: 'Look call',
  order: 'Look order',
  complaint: 'Look complaint',
  arco: 'Look arco',
};

/** What whoever calls said by themselves, or a document that was seen. */
export const CHECK_TEXTS: Record<RequestCheck, Key> = {
  name: 'Check name',
  email: 'Check email',
  postcode: 'Check postcode',
  order: 'Check order',
  document: 'Check document',
};
