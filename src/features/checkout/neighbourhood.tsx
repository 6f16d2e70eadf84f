import { useRef } from 'react';
import { Field, SelectField } from '../../ui/field';
import { usePassFocus } from '../../ui/hooks/use-pass-focus';
import type { CheckedForm } from '../forms/use-checked-form';
import { type Colonia, OTHER, shownColonia } from './colonia';
import type { PlaceTexts } from './place-texts';

interface NeighbourhoodProps {
  form: CheckedForm;
  /** Those of the postal code; none while it is not known. */
  listed: readonly string[];
  colonia: Colonia;
  onChange: (colonia: Colonia) => void;
  texts: PlaceTexts;
}

/** The colonia: chosen among those of the postal code, or written. */
export function Neighbourhood({ form, listed, colonia, onChange, texts }: NeighbourhoodProps) {
  const list = useRef<HTMLSelectElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const shown = shownColonia(colonia, listed);
  const isListed = listed.length > 0;
  const isWritten = !isListed || shown === OTHER;
  usePassFocus(text, list, !isWritten);
  const { error } = form.field('neighbourhood');
  // As soon as it is chosen: the form says less wrong at its input, and draws the list as it was before its change.
  const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
    onChange({ ...colonia, chosen: currentTarget.value });
  return (
    <>
      {isListed && (
        <SelectField
          ref={list}
          label={texts.neighbourhood}
          name="neighbourhood"
          error={isWritten ? null : error}
          autoComplete="shipping address-level3"
          required
          value={shown}
          onChange={choose}
          onInput={choose}
        >
          {listed.length > 1 && <option value="">{texts.chooseNeighbourhood}</option>}
          {listed.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{texts.otherNeighbourhood}</option>
        </SelectField>
      )}
      <div className={isListed ? 'field other-neighbourhood' : 'field'}>
        <Field
          ref={text}
          label={isListed ? texts.otherHint : texts.neighbourhood}
          name={isListed ? 'neighbourhoodOther' : 'neighbourhood'}
          error={isListed ? (form.field('neighbourhoodOther').error ?? (isWritten ? error : null)) : error}
          maxLength={120}
          autoComplete="shipping address-level3"
          value={colonia.written}
          onChange={({ target }) => onChange({ ...colonia, written: target.value })}
        />
      </div>
    </>
  );
}
