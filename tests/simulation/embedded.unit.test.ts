import { describeFront } from './describe-front';

describeFront('embedded', 'the carts of our own engine');
