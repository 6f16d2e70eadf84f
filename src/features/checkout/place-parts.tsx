import { Field, SelectField } from '../../ui/field';
import { Icon } from '../../ui/icon';
import { deliveryDays } from '../shop/delivery';
import type { Place } from '../shop/look-up-place';
import type { PlaceTexts } from './place-texts';

/** Value of the choice "my colonia is not listed": blank, so that nothing is chosen unless it is written beside it. */
const OTHER = ' ';

interface CoverageProps {
  place: Place;
  /** Epoch ms of the page, so that the days are the same here and there. */
  now: number;
  locale: string;
  texts: PlaceTexts;
}

/** Whether and when a place is reached, or that it has to be written by hand. */
export function Coverage({ place, now, locale, texts }: CoverageProps) {
  if (!place.covered) {
    return (
      <p className="notice notice-error">
        <Icon name="alert" size={20} />
        <span className="notice-text">{texts.noCoverage}</span>
      </p>
    );
  }
  if (place.municipality === '') {
    return (
      <p className="notice notice-info">
        <Icon name="info" size={20} />
        <span className="notice-text">{texts.byHand}</span>
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

interface NeighbourhoodProps {
  /** Those of the postal code; none while it is not known. */
  listed: string[];
  /** What was chosen or written before. */
  known: string;
  error: string | null;
  texts: PlaceTexts;
}

/** The colonia: chosen among those of the postal code, or written. */
export function Neighbourhood({ listed, known, error, texts }: NeighbourhoodProps) {
  const isListed = listed.includes(known);
  const chosen = isListed || known === '' ? known : OTHER;
  const choices = [
    ...(listed.length > 1 ? [{ value: '', label: texts.chooseNeighbourhood }] : []),
    ...listed.map((name) => ({ value: name, label: name })),
    { value: OTHER, label: texts.otherNeighbourhood },
  ];
  return (
    <>
      {listed.length > 0 && (
        <SelectField
          label={texts.neighbourhood}
          name="neighbourhood"
          error={error}
          autoComplete="shipping address-level3"
          required
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value} selected={value === chosen}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <div className={listed.length > 0 ? 'field other-neighbourhood' : 'field'}>
        <Field
          label={listed.length > 0 ? texts.otherHint : texts.neighbourhood}
          name={listed.length > 0 ? 'neighbourhoodOther' : 'neighbourhood'}
          defaultValue={isListed ? '' : known}
          error={listed.length > 0 ? null : error}
          maxLength={120}
          autoComplete="shipping address-level3"
        />
      </div>
    </>
  );
}
