import { CONTACT } from '../../contract/contact/forms';
import { CONTACT_SUBJECTS } from '../../domain/contact';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { noticeWords } from '../privacy/notice-words';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';
import { SUBJECT_TEXTS } from './subject-texts';

interface ContactFormProps {
  state: FormState;
  /** What is known of a customer who is signed in, and of which order it is about. */
  known: { name: string; email: string; order: string };
}

/** A message to the shop, in words of the page. */
export function ContactForm({ state, known }: ContactFormProps) {
  const t = texts();
  return (
    <Island
      of="contact-form"
      props={{
        start: formStart({ path: 'contacto', form: 'contacto', state, fields: CONTACT, known }),
        subjects: CONTACT_SUBJECTS.map((subject) => [subject, t(SUBJECT_TEXTS[subject])]),
        privacy: noticeWords('We use what you write to answer you, and for nothing else.'),
        texts: {
          subject: t('What is it about?'),
          choose: t('Choose'),
          name: t('Name'),
          email: t('E-mail'),
          phone: t('Phone'),
          phoneHint: t('With the code of the country, if it is not Mexico'),
          optional: t('optional'),
          order: t('Order number'),
          message: t('Your message'),
          send: t('Send the message'),
        },
      }}
    />
  );
}
