import { href } from '../shop/links';
import { texts } from '../shop/texts';

/** The short privacy notice that stands at every form; the whole one is a link away. */
export function PrivacyLine() {
  const t = texts();
  return (
    <p className="small muted">
      {t('We use your data to deliver your order and to answer you.')}{' '}
      <a href={href('/aviso-de-privacidad')}>{t('Privacy notice')}</a>
    </p>
  );
}
