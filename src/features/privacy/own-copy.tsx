import type { PrivacyCopy } from '../../commerce/privacy';
import { requestContext } from '../../commerce/request-context';
import { startOfDay } from '../../domain/mexico-city';
import { longMoment } from '../../i18n/dates';
import { Button } from '../../ui/button';
import { PasswordAgain } from '../customers/password-again';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';

const FORM = 'guardar-copia';

/** A copy of what is kept of the customer: asked for once a day, and saved once it is there. `elsewhere`: who else keeps something. */
export function OwnCopy({
  state,
  copy,
  elsewhere,
}: {
  state: FormState;
  copy: PrivacyCopy | null;
  elsewhere: string | null;
}) {
  const t = texts();
  const { now } = requestContext();
  const isOfToday = copy !== null && copy.askedAt >= startOfDay(now);
  return (
    <section className="own-sheet" aria-labelledby="copia">
      <h2 id="copia">{t('A copy of your data')}</h2>
      <p>
        {t('Everything we keep of you, to read and for other programs. We make one a day, and keep it for a week.')}
      </p>
      {elsewhere !== null && (
        <p>{t('What {shop} keeps of you itself is not in here: ask it there.', { shop: elsewhere })}</p>
      )}
      {copy?.madeAt != null && (
        <form className="checked-form" action={formAction('account/guardar-copia')} method="post">
          <p>{t('Made on {moment}', { moment: longMoment(copy.madeAt, t.locale) })}</p>
          <PasswordAgain state={state} form={FORM} />
          <div className="own-actions">
            <Button kind="ink" name="format" value="html">
              {t('Save it to read')}
            </Button>
            <Button kind="plain" name="format" value="json">
              {t('Save it as JSON')}
            </Button>
          </div>
        </form>
      )}
      {copy !== null && copy.madeAt === null && <p>{t('We prepare your copy and write to you when it is ready')}</p>}
      {!isOfToday && (
        <form action={formAction('account/pedir-copia')} method="post">
          <Button kind="plain">{copy ? t('Ask for a new copy') : t('Ask for a copy')}</Button>
        </form>
      )}
    </section>
  );
}
