'use client';
import { useEffect, useRef, useState } from 'react';
import { Field, SelectField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { Skeleton } from '../../ui/skeleton';
import { deliveryDays } from '../shop/delivery';
import { lookUpPlace, type Place } from '../shop/look-up-place';
import type { PlaceTexts } from './place-texts';

interface PlaceFieldsProps {
  storePrefix: string;
  /** Epoch ms of the page, so that the days are the same here and there. */
  now: number;
  locale: string;
  initial: { code: string; place: Place | null; neighbourhood: string };
  errors: { zipCode: string | null; neighbourhood: string | null };
  /** Where the postal code is asked again, for whoever has no script. */
  changeHref: string;
  texts: PlaceTexts;
}

type Search = 'idle' | 'searching' | 'unknown' | 'failed';

/** Value of the choice "my colonia is not listed": blank, so that nothing is chosen unless it is written beside it. */
const OTHER = ' ';

function Coverage({ place, now, locale, texts }: { place: Place } & Pick<PlaceFieldsProps, 'now' | 'locale' | 'texts'>) {
  if (!place.covered) {
    return (
      <p className="notice notice-error">
        <Icon name="alert" size={20} />
        <span className="notice-text">{texts.noCoverage}</span>
      </p>
    );
  }
  if (!place.deliveryDays) return null;
  const days = deliveryDays(place.deliveryDays, now, locale);
  return (
    <p className="notice notice-success">
      <Icon name="truck" size={20} />
      <span className="notice-text">{texts.arrives.replace('{from}', days.from).replace('{to}', days.to)}</span>
    </p>
  );
}

/** Postal code first: it fills state and municipio, brings the colonias, and answers at once whether and when we arrive. */
export function PlaceFields({ storePrefix, now, locale, initial, errors, changeHref, texts }: PlaceFieldsProps) {
  const [code, setCode] = useState(initial.code);
  const [place, setPlace] = useState<Place | null>(initial.place);
  const [search, setSearch] = useState<Search>('idle');
  const latest = useRef(initial.place?.code ?? '');
  const field = useRef<HTMLDivElement>(null);

  const ask = async (next: string) => {
    setCode(next);
    if (!/^\d{5}$/.test(next) || latest.current === next) return;
    latest.current = next;
    setSearch('searching');
    try {
      const found = await lookUpPlace(storePrefix, next);
      if (latest.current !== next) return;
      setPlace(found);
      setSearch(found ? 'idle' : 'unknown');
    } catch {
      if (latest.current === next) {
        latest.current = '';
        setSearch('failed');
      }
    }
  };

  // what was typed before this ran counts as well
  useEffect(() => {
    const typed = field.current?.querySelector('input')?.value ?? '';
    if (typed !== initial.code) void ask(typed);
  });

  const problem = { idle: errors.zipCode, searching: null, unknown: texts.notFound, failed: texts.failed }[search];
  const listed = place?.neighbourhoods ?? [];
  const isListed = listed.includes(initial.neighbourhood);
  const chosen = isListed || initial.neighbourhood === '' ? initial.neighbourhood : OTHER;
  return (
    <>
      <div ref={field} className="field-group">
        <Field
          label={texts.postalCode}
          name="zipCode"
          span="third"
          value={code}
          onChange={(event) => void ask(event.target.value.trim())}
          error={problem}
          hint={search === 'searching' ? texts.searching : undefined}
          inputMode="numeric"
          pattern="[0-9]{5}"
          maxLength={5}
          autoComplete="postal-code"
          required
        />
        <Field label={texts.state} name="state" span="third" value={place?.state ?? ''} placeholder="—" title={texts.fromPostalCode} readOnly tabIndex={-1} />
        <Field
          label={texts.municipality}
          name="city"
          span="third"
          value={place?.municipality ?? ''}
          placeholder="—"
          title={texts.fromPostalCode}
          readOnly
          tabIndex={-1}
        />
      </div>
      {place && <input type="hidden" name="region_id" value={place.regionId} />}
      <p className="without-script field">
        <a href={changeHref}>{texts.change}</a>
      </p>
      <div className="field" aria-live="polite">
        {search === 'searching' && <Skeleton height={50} />}
        {place && search !== 'searching' && <Coverage place={place} now={now} locale={locale} texts={texts} />}
      </div>
      {listed.length > 0 && (
        <SelectField key={place?.code} label={texts.neighbourhood} name="neighbourhood" error={errors.neighbourhood} defaultValue={chosen} required>
          {listed.length > 1 && <option value="">{texts.chooseNeighbourhood}</option>}
          {listed.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{texts.otherNeighbourhood}</option>
        </SelectField>
      )}
      <div className={listed.length > 0 ? 'field other-neighbourhood' : 'field'}>
        <Field
          label={listed.length > 0 ? texts.otherHint : texts.neighbourhood}
          name={listed.length > 0 ? 'neighbourhoodOther' : 'neighbourhood'}
          defaultValue={isListed ? '' : initial.neighbourhood}
          error={listed.length > 0 ? null : errors.neighbourhood}
          maxLength={120}
          autoComplete="address-level3"
        />
      </div>
    </>
  );
}
