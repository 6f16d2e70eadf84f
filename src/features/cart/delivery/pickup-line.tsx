import type { CartView } from '../../../contract/cart/view';
import { fill } from '../../../i18n/fill';
import { Icon } from '../../../ui/icon';
import type { CartPageProps } from '../cart-page-props';
import { pickable } from './branch-lacks';

const named = ({ name, qty }: { name: string; qty: number }): string => (qty === 1 ? name : `${name} (${qty})`);

/** The way to the branches that have all of the cart; where none has, what is missing at the one that has most. */
export function PickupLine({ cart, page }: { cart: CartView; page: CartPageProps }) {
  const { hrefs, branches, locale, texts } = page;
  const said = hrefs.pickup && !cart.isVirtual ? pickable(cart.lines, branches) : null;
  if (!hrefs.pickup || said === null || said === 'none') return null;
  const lacking =
    said === 'all'
      ? null
      : fill(texts.pickupLacks, {
          branch: said.branch,
          names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(said.lacks.map(named)),
        });
  return (
    <div className="pickup-link">
      <Icon name="store" size={20} />
      <p>
        {lacking && <span className="small">{lacking} </span>}
        <a className="line-link" href={hrefs.pickup} data-branches="" data-live="windows">
          {lacking ? texts.pickupEach : texts.pickup}
        </a>
      </p>
    </div>
  );
}
