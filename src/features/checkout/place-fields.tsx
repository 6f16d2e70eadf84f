import { useRef, useState } from 'react';
import { Field } from '../../ui/field';
import { isFocused } from '../../ui/hooks/is-focused';
import { useTakenUp } from '../../ui/hooks/use-taken-up';
import { Skeleton } from '../../ui/skeleton';
import type { CheckedForm } from '../forms/use-checked-form';
import { devicePlace } from '../place/device-place';
import type { Place } from '../shop/delivery/look-up-place';
import { coloniaAmong, knownColonia } from './colonia';
import { type CartDelivery, Coverage } from './coverage';
import { Neighbourhood } from './neighbourhood';
import type { PlaceTexts } from './place-texts';
import { usePlaceOfCode } from './use-place-of-code';

export interface PlaceFieldsProps {
  storePrefix: string;
  delivery: CartDelivery;
  /** Epoch ms of the page, so that the days are the same here and there. */
  now: number;
  locale: string;
  initial: { code: string; place: Place | null; municipality: string; neighbourhood: string };
  /** Where the postal code is asked again, for whoever has no script. */
  changeHref: string;
  texts: PlaceTexts;
}

/**
 * Postal code first: it fills state and municipio, brings the colonias, and answers at once whether and when we arrive.
 * Of one that is not in the directory, municipio and colonia are written.
 */
export function PlaceFields({
  form,
  storePrefix,
  delivery,
  now,
  locale,
  initial,
  changeHref,
  texts,
}: PlaceFieldsProps & { form: CheckedForm }) {
  const [code, setCode] = useState(initial.code);
  const [municipality, setMunicipality] = useState(initial.municipality);
  const [colonia, setColonia] = useState(() =>
    knownColonia(initial.neighbourhood, initial.place?.neighbourhoods ?? []),
  );
  const { place, problem, isBusy, ask } = usePlaceOfCode(storePrefix, initial.place, (found) =>
    setColonia((before) => coloniaAmong(before, found?.neighbourhoods ?? [])),
  );
  const field = useRef<HTMLInputElement>(null);
  const type = (typed: string) => {
    setCode(typed);
    ask(typed);
  };
  const drawn = useTakenUp<HTMLDivElement>((typed) => {
    const isListed = initial.place !== null && initial.place.neighbourhoods.length > 0;
    const neighbourhood = typed.get('neighbourhood') ?? '';
    setColonia(
      isListed
        ? { chosen: neighbourhood, written: typed.get('neighbourhoodOther') ?? '' }
        : { chosen: '', written: neighbourhood },
    );
    if (initial.place?.municipality === '') setMunicipality(typed.get('city') ?? '');
    // Nobody types twice what this browser knows; whoever is in the field already is about to type.
    type(typed.get('zipCode') || (isFocused(field.current) ? '' : (devicePlace()?.code ?? '')));
  });
  const isByHand = place?.municipality === '';
  const filled = { placeholder: '—', title: texts.fromPostalCode, readOnly: true, tabIndex: -1 };
  const error = problem && (problem === 'failed' ? texts.failed : texts.notFound);
  return (
    <>
      <div ref={drawn} className="field-group">
        <Field
          ref={field}
          label={texts.postalCode}
          name="zipCode"
          span="third"
          value={code}
          onChange={({ target }) => type(target.value)}
          error={error ?? form.field('zipCode').error}
          inputMode="numeric"
          pattern="[0-9]{5}"
          maxLength={5}
          autoComplete="shipping postal-code"
          required
        />
        <Field
          label={texts.state}
          name="state"
          span="third"
          value={place?.state ?? ''}
          autoComplete="shipping address-level1"
          {...filled}
        />
        <Field
          label={texts.municipality}
          name="city"
          span="third"
          value={isByHand ? municipality : (place?.municipality ?? '')}
          error={form.field('city').error}
          maxLength={120}
          autoComplete="shipping address-level2"
          {...(isByHand ? { required: true, onChange: ({ target }) => setMunicipality(target.value) } : filled)}
        />
      </div>
      <input type="hidden" name="region_id" value={place?.regionId ?? ''} disabled={!place} />
      <p className="without-script field">
        <a href={changeHref}>{texts.change}</a>
      </p>
      <div className="field" aria-live="polite">
        {isBusy ? (
          <Skeleton height={50} />
        ) : (
          place && !problem && <Coverage place={place} delivery={delivery} now={now} locale={locale} texts={texts} />
        )}
      </div>
      <Neighbourhood
        form={form}
        listed={place?.neighbourhoods ?? []}
        colonia={colonia}
        onChange={setColonia}
        texts={texts}
      />
    </>
  );
}
