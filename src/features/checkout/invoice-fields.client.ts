import { invoiceChoices } from '../../domain/invoice/catalogue';

declare module '../../ui/enhanced' {
  interface Enhanced {
    'invoice-fields': Record<string, never>;
  }
}

/** Takes away the choices that are not among `codes`; one that was made and is none of them any more is open again. */
function leave(select: HTMLSelectElement, codes: readonly string[]) {
  for (const option of select.options) {
    const isOut = option.value !== '' && !codes.includes(option.value);
    option.hidden = isOut;
    option.disabled = isOut;
  }
  if (select.value !== '' && !codes.includes(select.value)) select.value = '';
}

/** Offers the tax regimes of the RFC that is typed, and the uses that the chosen one allows. */
export function start(place: HTMLElement): void {
  const rfc = place.querySelector<HTMLInputElement>('[name="taxId"]');
  const [regime, use] = ['taxRegime', 'cfdiUse'].map((name) => place.querySelector(`[name="${name}"]`));
  if (!rfc || !(regime instanceof HTMLSelectElement) || !(use instanceof HTMLSelectElement)) return;
  const offer = () => {
    leave(regime, invoiceChoices(rfc.value, '').regimes);
    leave(use, invoiceChoices(rfc.value, regime.value).uses);
  };
  place.addEventListener('input', offer);
  offer();
}
