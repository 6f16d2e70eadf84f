import { moneyParts, toCentavos } from '../../domain/money';
import { drawIn } from '../../ui/draw-in';
import { Price } from '../../ui/price';
import { onPriceChange } from './chosen-price';

interface Props {
  sign: string;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'bar-price': Props;
  }
}

/**
 * The price beside the button of a phone: from the first choice on what one unit costs with it. Drawn anew each time,
 * for another variant puts what the server wrote in its place.
 */
export function start(element: HTMLElement, { sign }: Props): void {
  onPriceChange((gross) => {
    const drawn = document.createElement('div');
    drawIn(drawn)(<Price sign={sign} {...moneyParts(toCentavos(gross))} size="bar" />);
    element.replaceChildren(...drawn.childNodes);
  });
}
