import { describeFront } from './describe-front';

describeFront('retailer', 'carts that mirror a retailer’s');
