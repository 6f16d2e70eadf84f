import { requestContext } from '../../commerce/request-context';
import { CHOICE_TEXT_MAX, choiceField } from '../../contract/cart/choice-fields';
import type { ChoiceGroup, ChoiceValue, Product } from '../../domain/catalogue/product';
import { toCentavos } from '../../domain/money';
import { enhanced } from '../../ui/enhanced';
import { shortMoney } from '../shop/price-of';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';

/** What a choice costs: the parts of a bundle as they are, an option by what it adds or takes off. */
function amountText({ source }: ChoiceGroup, amount: ChoiceValue['amount']): string | null {
  if (amount === 0) return null;
  if (source === 'bundle') return shortMoney(amount);
  return `${amount < 0 ? '−' : '+'} ${shortMoney(toCentavos(Math.abs(amount)))}`;
}

interface ValueProps {
  /** Number of its picture in the gallery; left out where it is not there. */
  picture?: number;
  group: ChoiceGroup;
  value: ChoiceValue;
  /** The browser asks for one of them. */
  isAsked: boolean;
}

function Value({ picture, group, value, isAsked }: ValueProps) {
  const t = texts();
  const isMany = group.kind === 'many';
  return (
    <label className="warranty">
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={isMany ? choiceField(group, value.id) : choiceField(group)}
        value={isMany ? '1' : value.id}
        defaultChecked={value.isSelected && value.isAvailable}
        disabled={!value.isAvailable}
        required={isAsked}
        data-choice={group.label}
        data-amount={value.amount}
        data-picture={picture}
      />
      {value.image && <ProductPicture path={value.image} alt="" size={150} loading="eager" />}
      <span>{value.label}</span>
      <strong>{value.isAvailable ? amountText(group, value.amount) : t('Out of stock')}</strong>
    </label>
  );
}

function Values({ product, group }: { product: Product; group: ChoiceGroup }) {
  const t = texts();
  const pictureOf = ({ image }: ChoiceValue): number | undefined =>
    image === null ? undefined : product.images.findIndex(({ path }) => path === image) + 1 || undefined;
  const isOne = group.kind === 'one';
  return (
    <fieldset className="part-choice">
      <legend>
        {group.label} {!group.isRequired && <span className="optional">{t('optional')}</span>}
      </legend>
      {group.values.map((value) => (
        <Value
          key={value.id}
          picture={pictureOf(value)}
          group={group}
          value={value}
          isAsked={isOne && group.isRequired}
        />
      ))}
      {isOne && !group.isRequired && (
        <label className="warranty">
          <input
            type="radio"
            name={choiceField(group)}
            value=""
            defaultChecked={!group.values.some((value) => value.isSelected && value.isAvailable)}
          />
          <span>{t('None of these')}</span>
        </label>
      )}
      {group.kind === 'many' && <input type="hidden" name={choiceField(group)} value="" />}
    </fieldset>
  );
}

function Written({ group }: { group: ChoiceGroup }) {
  const t = texts();
  const name = choiceField(group);
  const id = `f-${name}`;
  return (
    <div className="field part-choice">
      <label htmlFor={id}>
        {group.label} {!group.isRequired && <span className="optional">{t('optional')}</span>}{' '}
        {amountText(group, group.amount)}
      </label>
      <input
        id={id}
        name={name}
        className="input"
        maxLength={CHOICE_TEXT_MAX}
        required={group.isRequired}
        data-choice={group.label}
        data-amount={group.amount}
      />
    </div>
  );
}

/** What is chosen or written before a product is added: the parts of a bundle and its custom options. */
export function Choices({ product }: { product: Product }) {
  if (product.choices.length === 0) return null;
  return (
    <div className="choices">
      {product.choices.map((group) =>
        group.kind === 'text' ? (
          <Written key={choiceField(group)} group={group} />
        ) : (
          <Values key={choiceField(group)} product={product} group={group} />
        ),
      )}
    </div>
  );
}

/** Whether anything can be had with a product that changes what is paid for it. */
export const hasExtras = ({
  choices,
  services,
  warranties,
}: Pick<Product, 'choices' | 'services' | 'warranties'>): boolean =>
  choices.length + services.length + warranties.length > 0;

/** What one unit costs with all that was chosen in the form it stands in, once something was. */
export function ChosenTotal({ product }: { product: Product }) {
  const t = texts();
  if (!hasExtras(product)) return null;
  const proposed = product.choices
    .filter(({ source }) => source === 'bundle')
    .flatMap(({ values }) => values.filter(({ isSelected }) => isSelected));
  const base = product.price.gross - proposed.reduce((total, { amount }) => total + amount, 0);
  const { currencySign: sign } = requestContext().store.i18n;
  return (
    <output className="choices-total" {...enhanced('choices-total', { base, sign, text: t('With what you chose:') })} />
  );
}
