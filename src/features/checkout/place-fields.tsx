import { requestContext } from '../../commerce/request-context';
import { enhanced } from '../../ui/enhanced';
import { Field } from '../../ui/field';
import { Static } from '../../ui/static';
import type { Place } from '../shop/look-up-place';
import { texts } from '../shop/texts';
import { Coverage, Neighbourhood } from './place-parts';
import { placeTexts } from './place-texts';

interface PlaceFieldsProps {
  initial: { code: string; place: Place | null; municipality: string; neighbourhood: string };
  errors: { zipCode: string | null; city: string | null; neighbourhood: string | null };
  /** Where the postal code is asked again, for whoever has no script. */
  changeHref: string;
}

/**
 * Postal code first: it fills state and municipio, brings the colonias, and answers at once whether and when we arrive.
 * Of one that is not in the directory, municipio and colonia are written.
 */
export function PlaceFields({ initial, errors, changeHref }: PlaceFieldsProps) {
  const { store, now } = requestContext();
  const { locale } = texts();
  const words = placeTexts();
  const { code, place, municipality, neighbourhood } = initial;
  const isByHand = place?.municipality === '';
  const filled = { placeholder: '—', title: words.fromPostalCode, readOnly: true, tabIndex: -1 };
  return (
    <Static
      as="div"
      className="contents"
      {...enhanced('place-fields', {
        storePrefix: store.prefix,
        now,
        locale,
        known: place?.code ?? '',
        neighbourhood,
        error: errors.neighbourhood,
        texts: words,
      })}
    >
      <div className="field-group">
        <Field
          label={words.postalCode}
          name="zipCode"
          span="third"
          defaultValue={code}
          error={errors.zipCode}
          inputMode="numeric"
          pattern="[0-9]{5}"
          maxLength={5}
          autoComplete="shipping postal-code"
          required
        />
        <Field
          label={words.state}
          name="state"
          span="third"
          defaultValue={place?.state ?? ''}
          autoComplete="shipping address-level1"
          {...filled}
        />
        <Field
          label={words.municipality}
          name="city"
          span="third"
          defaultValue={isByHand ? municipality : (place?.municipality ?? '')}
          error={errors.city}
          maxLength={120}
          autoComplete="shipping address-level2"
          {...(isByHand ? { required: true } : filled)}
        />
      </div>
      <input type="hidden" name="region_id" value={place?.regionId ?? ''} disabled={!place} />
      <p className="without-script field">
        <a href={changeHref}>{words.change}</a>
      </p>
      <div className="field" aria-live="polite">
        {place && <Coverage place={place} now={now} locale={locale} texts={words} />}
      </div>
      <div className="contents" data-neighbourhood>
        <Neighbourhood
          listed={place?.neighbourhoods ?? []}
          known={neighbourhood}
          error={errors.neighbourhood}
          texts={words}
        />
      </div>
    </Static>
  );
}
