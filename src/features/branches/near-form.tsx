import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { texts } from '../shop/texts';

interface NearFormProps {
  action: string;
  sku: string | null;
  code: string;
  /** true for a postal code that there is not. */
  isWrong: boolean;
}

/** Asks near which postal code; where the browser knows where it is, it can say so instead, to nobody but this page. */
export function NearForm({ action, sku, code, isWrong }: NearFormProps) {
  const t = texts();
  return (
    <form className="near-form" action={action} method="get">
      {sku !== null && <input type="hidden" name="sku" value={sku} />}
      <Field
        label={t('Your postal code')}
        name="cp"
        scope="recoger"
        defaultValue={code}
        error={isWrong ? t('Postal code not found') : null}
        inputMode="numeric"
        pattern="[0-9]{5}"
        maxLength={5}
        autoComplete="postal-code"
      />
      <Button kind="plain">{t('See the nearest')}</Button>
      <button
        type="button"
        className="line-link needs-script"
        data-locate=""
        data-failed={t('Your browser did not say where you are.')}
        data-away={t('{km} km away', { km: '{km}' })}
      >
        {t('Use my location')}
      </button>
      <p className="small muted" role="status" />
    </form>
  );
}
