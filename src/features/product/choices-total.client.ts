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

declare module '../../ui/enhanced' {
  interface Enhanced {
    'choices-total': Props;
  }
}

const isTaken = (field: HTMLInputElement): boolean =>
  /radio|checkbox/.test(field.type) ? field.checked : field.value.trim() !== '';

const isChanged = (field: HTMLInputElement): boolean =>
  field.checked !== field.defaultChecked || field.value !== field.defaultValue;

/** Shows the picture of what was just chosen, where the gallery has it. */
function showPicture({ checked, dataset }: HTMLInputElement): void {
  const choice = checked && document.querySelector<HTMLInputElement>(`#foto-${dataset.picture}`);
  if (!choice) return;
  choice.checked = true;
  const slide = choice.closest('li');
  slide?.parentElement?.scrollTo({
    left: slide.offsetLeft - (slide.parentElement.firstElementChild as HTMLElement).offsetLeft,
    behavior: 'instant',
  });
}

/**
 * Says what one unit costs with what was chosen in its form, from the first choice on; some of the fields stand outside
 * of the form's element.
 */
export function start(element: HTMLElement, { sign, text }: Props): void {
  const output = element as HTMLOutputElement;
  const amounts = () =>
    [...(output.form?.elements ?? [])].filter(
      (one): one is HTMLInputElement => one instanceof HTMLInputElement && 'amount' in one.dataset,
    );
  const show = () => {
    // Another variant has a base of its own.
    const { base } = JSON.parse(output.dataset.props ?? '{}') as Props;
    const gross = amounts()
      .filter(isTaken)
      .reduce((sum, field) => sum + Number(field.dataset.amount), base);
    const amount = document.createElement('strong');
    amount.textContent = formatMoney(toCentavos(gross), sign);
    output.replaceChildren(`${text} `, amount);
    announcePrice(gross);
  };
  output.addEventListener('input', show);
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form !== output.form || target.name === 'qty') return;
    showPicture(target);
    show();
  });
  // what was chosen before this ran counts as well
  if (amounts().some(isChanged)) show();
  onVariantChange(() => {
    if (output.hasChildNodes()) show();
  });
}
