import { formatMoney } from '../../domain/money';
import { cartEstimate } from '../place/cart-estimate';
import { devicePlace, onPlaceChange } from '../place/device-place';
import { deliveryDays } from '../shop/delivery';
import { onCartChange } from './cart-changed';

interface Props {
  storePrefix: string;
  locale: string;
  sign: string;
  /** Postal code the cart has been given, null while there is none. */
  code: string | null;
  texts: {
    /** With {from} and {to}. */
    between: string;
    /** With {to}. */
    by: string;
    /** With {code}. */
    to: string;
    free: string;
    change: string;
    noCoverage: string;
  };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'cart-place': Props;
  }
}

/**
 * Says when the cart arrives and what its delivery costs, for the postal code it was given or that this browser keeps;
 * anew whenever one of the two changes.
 */
export function start(element: HTMLElement, { storePrefix, locale, sign, code, texts }: Props): void {
  const status = element.querySelector('[role="status"]');
  const link = element.querySelector('a');
  if (!status || !link) return;
  const ask = link.textContent;
  /** The question asked last: an answer to another one comes too late. */
  let latest = 0;

  const tell = (lines: readonly string[]) => {
    status.replaceChildren(
      ...lines.map((text, index) =>
        Object.assign(document.createElement(index === 0 ? 'strong' : 'span'), { textContent: text }),
      ),
    );
    link.textContent = lines.length > 0 ? texts.change : ask;
  };
  const linesFor = async (asked: string): Promise<string[]> => {
    const kept = devicePlace();
    const found = await cartEstimate(storePrefix, asked);
    if (!found) return [];
    if (found.gross === null) return [texts.noCoverage];
    const to = texts.to.replace('{code}', kept?.code === asked ? `${asked} ${kept.name}`.trim() : asked);
    const cost = `${to}: ${found.gross === 0 ? texts.free : formatMoney(found.gross, sign)}`;
    if (!found.days) return [cost];
    const { from, to: last } = deliveryDays(found.days, Date.now(), locale);
    return [(found.days.isAllSpecial ? texts.by : texts.between).replace('{from}', from).replace('{to}', last), cost];
  };
  const show = async () => {
    if (!element.isConnected) return;
    const asked = code ?? devicePlace()?.code;
    latest += 1;
    const mine = latest;
    // Without an answer the checkout says it.
    const lines = asked ? await linesFor(asked).catch(() => []) : [];
    if (mine === latest) tell(lines);
  };
  onPlaceChange(() => void show());
  onCartChange(() => void show());
  void show();
}
