import { requestContext } from '../../commerce/request-context';
import { DESK_MESSAGES_PAGE, deskOrderPage } from '../../contract/desk-pages/forms';
import { SUBJECT_TEXTS } from '../../features/contact/subject-texts';
import { requireDesk } from '../../features/desk/require-desk';
import { deskTime } from '../../features/desk/words';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';

const BEFORE = 'antes';

/** What people wrote to the shop, the newest first. */
export async function DeskMessagesPage() {
  const t = texts();
  const { query } = requestContext();
  const before = /^\d{1,15}$/.test(query.get(BEFORE) ?? '') ? Number(query.get(BEFORE)) : null;
  const { messages, next } = await requireDesk().contact.messages(before);
  return (
    <>
      <Head title={t('Messages')} canonical={null} />
      <h1>{t('Messages')}</h1>
      {messages.length === 0 && <p>{t('No messages')}</p>}
      <ul className="desk-list">
        {messages.map(({ id, at, name, email, phone, subject, order, message }) => (
          <li key={id}>
            <span>{deskTime(at)}</span>
            <strong>{t(SUBJECT_TEXTS[subject])}</strong>
            <span>{name}</span>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
            {phone && <a href={`tel:${phone.length === 10 ? `+52${phone}` : `+${phone}`}`}>{phone}</a>}
            {order && <a href={href(deskOrderPage(order))}>{order}</a>}
            <span className="desk-review">{message}</span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <ButtonLink kind="plain" href={href(DESK_MESSAGES_PAGE, { [BEFORE]: String(next) })}>
          {t('Older messages')}
        </ButtonLink>
      )}
    </>
  );
}
