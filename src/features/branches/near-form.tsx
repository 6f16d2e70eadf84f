import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { BranchesShown, NearTexts } from './branches-shown';
import type { NearState } from './use-branches';

interface NearFormProps {
  shown: Pick<BranchesShown, 'action' | 'sku' | 'error'>;
  near: NearState;
  texts: NearTexts;
}

/** Asks near which postal code; where the browser knows where it is, it can say so instead, to nobody but this page. */
export const NearForm = ({ shown: { action, sku, error }, near, texts }: NearFormProps) => (
  <form className="near-form" action={action} method="get" onSubmit={near.send}>
    {sku !== undefined && <input type="hidden" name="sku" value={sku} />}
    <Field
      ref={near.field}
      label={texts.code}
      name="cp"
      scope="recoger"
      value={near.typed}
      onChange={({ target }) => near.type(target.value)}
      error={error}
      inputMode="numeric"
      pattern="[0-9]{5}"
      maxLength={5}
      autoComplete="postal-code"
    />
    <Button kind="plain">{texts.see}</Button>
    <button type="button" className="line-link needs-script" data-live="" onClick={near.locate}>
      {texts.locate}
    </button>
    <p className="small muted" role="status">
      {near.isLost && texts.lost}
    </p>
  </form>
);
