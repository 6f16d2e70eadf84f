import { keepCount } from './count';
import { sendEarlyAdds } from './early-add';
import { renewFormKeys } from './form-keys';
import { keepClicks } from './kept-clicks';
import { forgetOtherShopper } from './other-shopper';
import { wakeScripts } from './wake';

keepClicks();
sendEarlyAdds();
renewFormKeys();
forgetOtherShopper();
wakeScripts();
keepCount();
