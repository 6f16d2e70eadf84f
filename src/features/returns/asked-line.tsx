import { lineField } from '../../contract/returns/forms';
import type { Named } from '../../domain/returns/return';
import type { ReturnableLine, ReturnForm } from '../../domain/returns/returnable';
import { SelectField } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

/** The form by which a return is asked for, by its id: the customer's or the desk's. */
interface OfForm {
  of: string;
  state: FormState;
}

/** As many units are offered one by one. */
const MOST_OFFERED = 100;

/** The name of the first field that was refused, where whoever is led back begins. */
interface Focused {
  focus?: string | undefined;
}

const focused = (name: string, focus: string | undefined) => name === focus && { autoFocus: true };

interface ChoiceProps extends OfForm, Focused {
  name: string;
  label: string;
  first: string;
  options: readonly Named[];
}

function Choice({ of, name, label, first, options, state, focus }: ChoiceProps) {
  const t = texts();
  return (
    <SelectField label={label} name={name} span="half" error={state.error(of, name)} {...focused(name, focus)}>
      <option value="">{first}</option>
      {options.map((one) => (
        <option key={one.value} value={one.value} selected={one.value === state.value(of, name)}>
          {t.data(one.label)}
        </option>
      ))}
    </SelectField>
  );
}

interface LineProps extends OfForm, Focused {
  line: ReturnableLine;
  form: Pick<ReturnForm, 'reasons' | 'conditions'>;
  className: string;
}

/** One line of the order: how many of it go back, why, and what they are like. */
export function AskedLine({ of, state, line, form, className, focus }: LineProps) {
  const t = texts();
  const { lineNo, name, image, left, problem } = line;
  const qty = lineField('qty', lineNo);
  return (
    <fieldset className={className}>
      <legend>{name}</legend>
      {image && <ProductPicture path={image} alt="" size={150} loading="lazy" />}
      {problem ? (
        <p>{t.data(problem)}</p>
      ) : (
        <div className="fields">
          <SelectField label={t('How many')} name={qty} error={state.error(of, qty)} {...focused(qty, focus)}>
            {Array.from({ length: Math.min(left, MOST_OFFERED) + 1 }, (_, units) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: numbers are their own names
              <option key={units} value={units} selected={String(units) === state.value(of, qty)}>
                {units === 0 ? t('None of it') : units}
              </option>
            ))}
          </SelectField>
          <Choice
            of={of}
            name={lineField('reason', lineNo)}
            label={t('Return reason')}
            first={t('Choose a reason')}
            options={form.reasons}
            state={state}
            focus={focus}
          />
          <Choice
            of={of}
            name={lineField('condition', lineNo)}
            label={t('Return condition')}
            first={t('Choose what it is like')}
            options={form.conditions}
            state={state}
            focus={focus}
          />
        </div>
      )}
    </fieldset>
  );
}
