import { moneyParts, toCentavos } from '../../domain/money';
import { drawIn } from '../../ui/draw-in';
import { Price } from '../../ui/price';
import { onPriceChange } from './chosen-price';

interface Props {
  sign: string;
}

declare module '../../ui/island' {
  interface Islands {
    'bar-price': Props;
  }
}

/** The price beside the button of a phone: from the first choice on what one unit costs with it. */
export function start(element: HTMLElement, { sign }: Props): void {
  const draw = drawIn(element);
  onPriceChange((gross) => draw(<Price sign={sign} {...moneyParts(toCentavos(gross))} size="bar" />));
}
