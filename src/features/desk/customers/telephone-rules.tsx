import { DESK_PRIVACY, DESK_PRIVACY_PAGE } from '../../../contract/privacy/pages';
import { href } from '../../shop/links';
import { texts } from '../../shop/texts';

/** What may be told to whom on the telephone. */
export function TelephoneRules() {
  const t = texts();
  return (
    <section aria-labelledby="telefono">
      <h2 id="telefono">{t('On the telephone')}</h2>
      <ul className="desk-rules">
        <li>
          {t('Ask before you tell: let them say two things by themselves, and never read one out to be confirmed.')}
        </li>
        <li>
          {t('To the customer: where the order is, its promised day, its guide number, what is still to be paid.')}
        </li>
        <li>{t('To whoever receives it, with the order number: only whether it arrives, and when.')}</li>
        <li>{t('To nobody: card numbers, passwords, a whole address, what somebody else ordered.')}</li>
        <li>
          {t('Who asks for their data, or to correct, erase or oppose it, is answered within 20 business days.')}{' '}
          <a href={href(DESK_PRIVACY_PAGE, { [DESK_PRIVACY.note]: 'si' })}>{t('Note it among the requests')}</a>
        </li>
      </ul>
    </section>
  );
}
