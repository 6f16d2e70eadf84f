import { type Centavos, formatShort, toCentavos } from '../../domain/money';
import { MediaPicture } from '../shop/media-picture';
import { galleryPort } from './purchase-store';
import type { Fields } from './use-fields';

interface ChoiceValueView {
  id: string;
  /** Of its field. */
  name: string;
  label: string;
  amount: Centavos;
  isSelected: boolean;
  isAvailable: boolean;
  /** A picture of its own, '' for none. */
  image: string;
  colour: string | null;
  /** Number of that picture in the gallery, null where it is not there. */
  picture: number | null;
}

/** Something to choose or to write before a product is added: a part of a bundle or a custom option. */
export interface ChoiceView {
  /** Of its field; of several that can be chosen beside one another each has a name of its own. */
  name: string;
  label: string;
  /** A text, one of its values, any of them. */
  kind: 'text' | 'one' | 'many';
  /** A text that is an e-mail. */
  isEmail?: true;
  isRequired: boolean;
  /** Its values cost what they cost; of any other kind they add to the price or take off. */
  isPart: boolean;
  amount: Centavos;
  values: ChoiceValueView[];
}

interface ChoiceTexts {
  optional: string;
  soldOut: string;
  none: string;
}

export interface ChoicesProps {
  choices: ChoiceView[];
  fields: Fields;
  sign: string;
  /** Of addresses of pictures, null for our own files. */
  template: string | null;
  /** Longest text that can be written. */
  longest: number;
  texts: ChoiceTexts;
}

const PICTURE = 150;

/** What a choice costs: the parts of a bundle as they are, an option by what it adds or takes off. */
function amountText({ isPart }: ChoiceView, amount: Centavos, sign: string): string | null {
  if (amount === 0) return null;
  if (isPart) return formatShort(amount, sign);
  return `${amount < 0 ? '−' : '+'} ${formatShort(toCentavos(Math.abs(amount)), sign)}`;
}

/** What stands in each field of a choice before anybody touches it. */
export const proposedFields = ({ name, kind, values }: ChoiceView): Record<string, string> => {
  const isProposed = ({ isSelected, isAvailable }: ChoiceValueView) => isSelected && isAvailable;
  if (kind === 'many') return Object.fromEntries(values.map((value) => [value.name, isProposed(value) ? '1' : '']));
  return { [name]: values.find(isProposed)?.id ?? '' };
};

/** What the choices made in a form add to one unit. */
export const chosenAmount = ({ name, kind, amount, values }: ChoiceView, read: (name: string) => string): number => {
  if (kind === 'text') return read(name).trim() === '' ? 0 : amount;
  return values
    .filter((value) => value.isAvailable && (kind === 'many' ? read(value.name) === '1' : read(name) === value.id))
    .reduce((sum, value) => sum + value.amount, 0);
};

type ValueProps = Omit<ChoicesProps, 'choices' | 'longest'> & { group: ChoiceView; value: ChoiceValueView };

function Value({ group, value, fields, sign, template, texts }: ValueProps) {
  const isMany = group.kind === 'many';
  const own = isMany ? '1' : value.id;
  return (
    <label className="warranty">
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={value.name}
        value={own}
        checked={value.isAvailable && fields.read(value.name) === own}
        onChange={({ target }) => {
          fields.set(value.name, target.checked ? own : '');
          if (target.checked && value.picture !== null) galleryPort()?.show(value.picture);
        }}
        disabled={!value.isAvailable}
        required={group.kind === 'one' && group.isRequired}
        data-choice={group.label}
      />
      {value.image && (
        <MediaPicture
          path={value.image}
          size={PICTURE}
          template={template}
          colour={value.colour}
          alt=""
          loading="eager"
        />
      )}
      <span>{value.label}</span>
      <strong>{value.isAvailable ? amountText(group, value.amount, sign) : texts.soldOut}</strong>
    </label>
  );
}

type GroupProps = Omit<ChoicesProps, 'choices'> & { group: ChoiceView };

const Optional = ({ group, texts }: Pick<GroupProps, 'group' | 'texts'>) =>
  group.isRequired ? null : <span className="optional">{texts.optional}</span>;

function Values({ group, ...rest }: GroupProps) {
  const { fields, texts } = rest;
  return (
    <fieldset className="part-choice">
      <legend>
        {group.label} <Optional group={group} texts={texts} />
      </legend>
      {group.values.map((value) => (
        <Value key={value.id} group={group} value={value} {...rest} />
      ))}
      {group.kind === 'one' && !group.isRequired && (
        <label className="warranty">
          <input
            type="radio"
            name={group.name}
            value=""
            checked={fields.read(group.name) === ''}
            onChange={() => fields.set(group.name, '')}
          />
          <span>{texts.none}</span>
        </label>
      )}
      {group.kind === 'many' && <input type="hidden" name={group.name} value="" />}
    </fieldset>
  );
}

function Written({ group, fields, sign, longest, texts }: GroupProps) {
  const id = `f-${group.name}`;
  return (
    <div className="field part-choice">
      <label htmlFor={id}>
        {group.label} <Optional group={group} texts={texts} /> {amountText(group, group.amount, sign)}
      </label>
      <input
        id={id}
        name={group.name}
        type={group.isEmail ? 'email' : undefined}
        className="input"
        maxLength={longest}
        required={group.isRequired}
        value={fields.read(group.name)}
        onChange={({ target }) => fields.set(group.name, target.value)}
        data-choice={group.label}
      />
    </div>
  );
}

/** What is chosen or written before a product is added: the parts of a bundle and its custom options. */
export function Choices({ choices, ...rest }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <div className="choices">
      {choices.map((group) =>
        group.kind === 'text' ? (
          <Written key={group.name} group={group} {...rest} />
        ) : (
          <Values key={group.name} group={group} {...rest} />
        ),
      )}
    </div>
  );
}
