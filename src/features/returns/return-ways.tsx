import { requestContext } from '../../commerce/request-context';
import { isoDay } from '../../domain/mexico-city';
import { openDays } from '../../domain/returns/clock';
import type { DeskWay } from '../../domain/returns/return';
import type { Key } from '../../i18n';
import { shortDay } from '../../i18n/dates';
import { SelectField } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { texts } from '../shop/texts';

interface Props {
  /** The form by which the return is asked for, by its id: the customer's or the desk's. */
  of: string;
  state: FormState;
  legend: string;
  /** The first is chosen where nothing was. */
  ways: readonly DeskWay[];
  words: Readonly<Record<DeskWay, Key>>;
  className: string;
  choiceClass: string;
}

/** The day on which it is fetched, if it is. */
function CollectDay({ of, state }: Pick<Props, 'of' | 'state'>) {
  const t = texts();
  const { now } = requestContext();
  return (
    <SelectField
      label={t('Day to fetch it')}
      name="collectOn"
      optional={t('only if we fetch it')}
      error={state.error(of, 'collectOn')}
    >
      <option value="">{t('Choose a day')}</option>
      {openDays(now).map((day) => (
        <option key={day} value={isoDay(day)} selected={isoDay(day) === state.value(of, 'collectOn')}>
          {shortDay(day, t.locale)}
        </option>
      ))}
    </SelectField>
  );
}

/** How it goes back: by one of these ways, or fetched on a day. */
export function ReturnWays({ of, state, legend, ways, words, className, choiceClass }: Props) {
  const t = texts();
  const chosen = state.value(of, 'way') ?? ways[0];
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {ways.map((way) => (
        <label key={way} className={choiceClass}>
          <input type="radio" name="way" value={way} defaultChecked={way === chosen} />
          <span>{t(words[way])}</span>
        </label>
      ))}
      <CollectDay of={of} state={state} />
    </fieldset>
  );
}
