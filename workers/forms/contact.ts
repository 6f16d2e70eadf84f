import { CONTACT, type CONTACT_FORMS, CONTACT_MESSAGES, CONTACT_PAGE } from '../../src/contract/contact/forms';
import type { ContactSubject } from '../../src/domain/contact';
import { sendMessages } from '../services/contact';
import { checkForm } from './serving/check-form';
import { invalid, type Outcome, refusedAt } from './serving/outcome';
import type { FormHandlers, SentForm } from './serving/sent-form';

async function send({ request, sent, key }: Pick<SentForm, 'request' | 'sent' | 'key'>): Promise<Outcome> {
  const fields = checkForm(CONTACT, sent);
  if (!fields.ok) return refusedAt(CONTACT_PAGE, invalid(fields.errors));
  const written = await sendMessages(
    request,
    [{ ...fields.values, subject: fields.values.subject as ContactSubject }],
    key,
  );
  if (!written.ok) return refusedAt(CONTACT_PAGE, written.problem);
  return { location: CONTACT_PAGE, notices: [{ id: 'other', level: 'success', message: CONTACT_MESSAGES.thanks }] };
}

/** The form in which the shop is written to. */
export const contactForms: FormHandlers<typeof CONTACT_FORMS> = { contacto: send };
