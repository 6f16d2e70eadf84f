import { formatMoney, toCentavos } from '../../domain/money';
import { announcePrice } from './chosen-price';
import { onVariantChange } from './variant-changed';

interface Props {
  /** Centavos with tax of one unit before any choice, as are the `data-amount` of the fields. */
  base: number;
  sign: string;
  /** "With what you chose:" */
  text: string;
}

declare module '../../ui/island' {
  interface Islands {
    'choices-total': Props;
  }
}

const isTaken = (field: HTMLInputElement): boolean => (/radio|checkbox/.test(field.type) ? field.checked : field.value.trim() !== '');

const isChanged = (field: HTMLInputElement): boolean => field.checked !== field.defaultChecked || field.value !== field.defaultValue;

/** Says what one unit costs with what was chosen, from the first choice on. */
export function start(choices: HTMLElement, { sign, text }: Props): void {
  const output = choices.querySelector('output');
  const show = () => {
    // Another variant has a base of its own.
    const { base } = JSON.parse(choices.dataset.props ?? '{}') as Props;
    const fields = [...choices.querySelectorAll<HTMLInputElement>('[data-amount]')].filter(isTaken);
    const gross = fields.reduce((sum, field) => sum + Number(field.dataset.amount), base);
    const amount = document.createElement('strong');
    amount.textContent = formatMoney(toCentavos(gross), sign);
    output?.replaceChildren(`${text} `, amount);
    announcePrice(gross);
  };
  choices.addEventListener('input', show);
  // what was chosen before this ran counts as well
  if ([...choices.querySelectorAll<HTMLInputElement>('[data-amount]')].some(isChanged)) show();
  onVariantChange(() => {
    if (output?.hasChildNodes()) show();
  });
}
