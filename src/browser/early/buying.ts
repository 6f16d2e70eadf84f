import { begin } from './begin';
import { buttonThatBuys, sendEarlyAdds } from './early-add';

// Of documents with a form that buys.
begin({ buttonThatBuys, sendEarlyAdds });
