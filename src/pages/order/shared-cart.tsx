import { commerce, requestContext } from '../../commerce/request-context';
import type { ShownSharedLine } from '../../commerce/shared-carts';
import { sharedCartPage } from '../../contract/shared-carts/forms';
import { SHARED_CART_MESSAGES } from '../../contract/shared-carts/messages';
import { toCentavos } from '../../domain/money';
import { CartNotices } from '../../features/cart/cart-notices';
import { SharedLine } from '../../features/shared-cart/shared-line';
import { OFFERS_PATH } from '../../features/shop/departments/departments-path';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { money } from '../../features/shop/price-of';
import { texts } from '../../features/shop/texts';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Field } from '../../ui/field';
import { type PageProps, segment } from '../page-props';

function Lines({ lines, token }: { lines: ShownSharedLine[]; token: string }) {
  const t = texts();
  const { origin } = requestContext();
  const sold = lines.filter((line) => line.problem === null);
  const total = toCentavos(sold.reduce((sum, line) => sum + (line.unitGross ?? 0) * line.qty, 0));
  return (
    <div className="cart">
      <ul className="cart-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a snapshot have no other name and never move
          <SharedLine key={index} line={line} />
        ))}
      </ul>
      <aside className="plane cart-side" aria-label={t('Shared cart')}>
        <p className="cart-bar-total">
          <span className="small muted">{t('Total of these products today')}</span>
          <strong>{money(total)}</strong>
        </p>
        {sold.length > 0 && (
          <form action={formAction('cart/agregar-compartido')} method="post">
            <input type="hidden" name="sharedCartToken" value={token} />
            <Button kind="buy" wide>
              {t('Add all to my cart')}
            </Button>
          </form>
        )}
        <Field
          label={t('Link to this cart')}
          name="enlace"
          scope="compartido"
          defaultValue={`${origin}${href(sharedCartPage(token))}`}
          readOnly
        />
        <p className="small muted">
          {t('Whoever has the link sees these products at the prices of the day. It is good for 30 days.')}
        </p>
      </aside>
    </div>
  );
}

/** ROUTE-006: what somebody shared of their cart, as it is sold today. Looking changes nothing. */
export async function SharedCartPage({ sharedCartToken }: PageProps<'/shared-cart/[sharedCartToken]'>) {
  const t = texts();
  const token = segment(sharedCartToken);
  const { sharedCarts } = commerce();
  const [state, lines] = await Promise.all([takeFormState(), sharedCarts.find(token)]);
  if (!lines) requestContext().noteStatus(404);
  return (
    <div className="wrap">
      <Head title={t('Shared cart')} canonical={null} />
      <div className="list-head page-head">
        <h1>{t('Shared cart')}</h1>
      </div>
      <CartNotices notices={state.notices} />
      {lines ? (
        <Lines lines={await sharedCarts.show(lines)} token={token} />
      ) : (
        <EmptyState
          heading={2}
          title={t.message(SHARED_CART_MESSAGES.gone)}
          action={<ButtonLink href={href(OFFERS_PATH)}>{t('See the offers')}</ButtonLink>}
        >
          <p>{t('Ask whoever sent it for a new link.')}</p>
        </EmptyState>
      )}
    </div>
  );
}
