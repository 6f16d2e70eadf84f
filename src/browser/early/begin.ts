import { keepCount } from './count';
import type { buttonThatBuys, sendEarlyAdds } from './early-add';
import { renewFormKeys } from './form-keys';
import { keepClicks } from './kept-clicks';
import { forgetOtherShopper } from './other-shopper';
import { wakeScripts } from './wake';

interface Buying {
  buttonThatBuys: typeof buttonThatBuys;
  sendEarlyAdds: typeof sendEarlyAdds;
}

/** Begins what cannot wait in a document; `buying` where one can buy in it. */
export function begin(buying?: Buying): void {
  keepClicks(buying?.buttonThatBuys ?? (() => null));
  buying?.sendEarlyAdds();
  renewFormKeys();
  forgetOtherShopper();
  wakeScripts();
  keepCount();
}
