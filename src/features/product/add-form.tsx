import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type Centavos, formatMoney, toCentavos } from '../../domain/money';
import { Button } from '../../ui/button';
import { useAttribute } from '../../ui/hooks/use-attribute';
import { Icon } from '../../ui/icon';
import { groupPrice, useGroupPricesKnown } from '../shop/group-prices/group-price-store';
import { Choices, type ChoicesProps, type ChoiceView, chosenAmount } from './choices';
import { type ServiceView, WARRANTY, type WarrantyView } from './extras';
import { type PriceView, useOwnPrice } from './own-price';
import { tellTotal } from './purchase-store';
import { QuantityPicker } from './quantity-picker';
import { type AddProps, useAddToCart } from './use-add-to-cart';
import type { Fields } from './use-fields';

export const ADD_FORM_ID = 'agregar';
export const QUANTITY = 'qty';

export interface AddFormView extends AddProps {
  action: string;
  /** Where it is sent to be bought at once. */
  buyAction: string;
  sku: string;
  parentSku: string;
  /** Path to go back to where it is refused without script. */
  back: string;
  stock: string;
  /** Most that can be added at once. */
  most: number;
  price: PriceView;
  /** What of the price is of parts that are proposed. */
  proposed: Centavos;
  sign: string;
  choices: ChoiceView[];
  /** What they are shown with; null where there is none. */
  ofChoices: Pick<ChoicesProps, 'template' | 'longest' | 'texts'> | null;
  services: ServiceView[];
  warranties: WarrantyView[];
  words: {
    /** "With what you chose:" */
    total: string;
    quantity: string;
    less: string;
    more: string;
    add: string;
    buy: string;
    /** What the buttons say from the tap to its answer. */
    adding: string;
    opening: string;
  };
}

/** What one unit costs with what was chosen; null before anything was. */
function useChosenTotal({ price, proposed, choices, services, warranties }: AddFormView, fields: Fields) {
  const { gross } = useOwnPrice(price, '');
  useGroupPricesKnown();
  const isTouched = fields.touched.some((name) => name !== QUANTITY);
  const { read } = fields;
  const amounts = [
    ...choices.map((choice) => chosenAmount(choice, read)),
    ...services.flatMap(({ name, sku, gross: own }) => (read(name) === sku ? (groupPrice(sku)?.gross ?? own) : [])),
    ...warranties.flatMap(({ sku, amount }) => (read(WARRANTY) === sku ? amount : [])),
  ];
  const total = isTouched ? toCentavos(amounts.reduce((sum, amount) => sum + amount, gross - proposed)) : null;
  useEffect(() => {
    tellTotal(total);
    return () => tellTotal(null);
  }, [total]);
  return total;
}

interface AddFormProps {
  form: RefObject<HTMLFormElement | null>;
  view: AddFormView;
  fields: Fields;
}

/**
 * How many, the one button that buys, and the way straight to the checkout, which is a page. The form stays on the page: the count answers the tap at once, the button
 * waits, a notification says what was added, an error stands next to the button.
 */
export function AddForm({ form, view, fields }: AddFormProps) {
  const { choices, services, warranties, words, sign } = view;
  const alert = useRef<HTMLParagraphElement>(null);
  const { problem, pending, send, refuse } = useAddToCart(form, view);
  const total = useChosenTotal(view, fields);
  // The bar at the foot of a phone waits too.
  useAttribute('html', 'data-sending', pending);
  useLayoutEffect(() => {
    // On a phone the bar at its foot sends the form, which may be out of sight.
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <form
      ref={form}
      id={ADD_FORM_ID}
      action={view.action}
      method="post"
      data-adds=""
      data-pending={pending ?? undefined}
      aria-busy={pending !== null || undefined}
      onSubmit={send}
      onInvalidCapture={refuse}
    >
      <input type="hidden" name="sku" value={view.sku} autoComplete="off" />
      <input type="hidden" name="parentSku" value={view.parentSku} />
      <input type="hidden" name="back" value={view.back} autoComplete="off" />
      <p className="stock">
        <Icon name="check" size={18} />
        <span>{view.stock}</span>
      </p>
      {view.ofChoices && <Choices choices={choices} fields={fields} sign={sign} {...view.ofChoices} />}
      {choices.length + services.length + warranties.length > 0 && (
        <output className="choices-total">
          {total !== null && (
            <>
              {words.total} <strong>{formatMoney(total, sign)}</strong>
            </>
          )}
        </output>
      )}
      <div className="buy-row">
        <QuantityPicker
          name={QUANTITY}
          max={view.most}
          fields={fields}
          texts={{ label: words.quantity, less: words.less, more: words.more }}
        />
        <Button kind="buy" wide data-busy={words.adding} aria-disabled={pending !== null || undefined}>
          {words.add}
        </Button>
      </div>
      <Button
        kind="plain"
        wide
        formAction={view.buyAction}
        data-busy={words.opening}
        aria-disabled={pending !== null || undefined}
      >
        {words.buy}
      </Button>
      <p className="sr" role="status">
        {pending === 'add' && words.adding}
        {pending === 'buy' && words.opening}
      </p>
      <p ref={alert} className="field-error" role="alert">
        {problem}
      </p>
    </form>
  );
}
