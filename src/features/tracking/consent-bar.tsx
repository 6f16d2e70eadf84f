import { requestContext } from '../../commerce/request-context';
import { Button } from '../../ui/button';
import { Static } from '../../ui/static';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { CONSENT_ID } from './consent-id';

/**
 * The question whether the shop may measure: hidden until a script has something to ask for, and in nobody's way then.
 */
export function ConsentBar() {
  const t = texts();
  return (
    <Static
      as="section"
      id={CONSENT_ID}
      className="consent"
      aria-label={t('Measuring')}
      data-tag={requestContext().store.tag?.script}
      hidden
    >
      <p>
        {t(
          'May we keep in your browser which link brought you here, and measure what is seen and bought? The shop works the same without it.',
        )}{' '}
        <a href={href('/aviso-de-privacidad')}>{t('Privacy notice')}</a>
      </p>
      <div className="consent-answers">
        <Button kind="plain" type="button" value="no">
          {t('No, thanks')}
        </Button>
        <Button kind="plain" type="button" value="yes">
          {t('Yes, that is fine')}
        </Button>
      </div>
    </Static>
  );
}
