import type { Card } from '../../domain/catalogue/product';
import type { FavoriteEntry } from '../../domain/favorites/favorite-list';
import { productPath } from '../../domain/url';
import { Button, ButtonLink } from '../../ui/button';
import { ProductCard } from '../catalogue/product-card';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

/** A list whose owner looks at it; null for whoever was given its link. */
type Owned = { listId: string } | null;

function RemoveForm({ entry, listId }: { entry: FavoriteEntry; listId: string }) {
  const t = texts();
  return (
    <form action={formAction('favoritos/quitar')} method="post">
      <FormKey />
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="itemId" value={entry.itemId} />
      <button type="submit" className="line-link">
        {t('Take off')}
        <span className="sr">: {entry.name}</span>
      </button>
    </form>
  );
}

/** Into the cart at once; what has to be chosen first is chosen on its page. */
function ToCart({ card, entry, listId }: { card: Card; entry: FavoriteEntry; listId: string }) {
  const t = texts();
  if (card.availability !== 'in_stock') return null;
  if (card.type !== 'simple')
    return (
      <ButtonLink kind="plain" wide href={href(productPath(card.parentSku, card.slug))}>
        {t('Choose it on its page')}
        <span className="sr">: {card.name}</span>
      </ButtonLink>
    );
  return (
    <form action={formAction('favoritos/al-carrito')} method="post">
      <FormKey />
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="itemId" value={entry.itemId} />
      <input type="hidden" name="sku" value={card.sku} />
      <input type="hidden" name="name" value={card.name.slice(0, 200)} />
      <Button kind="plain" wide>
        {t('Move to cart')}
        <span className="sr">: {card.name}</span>
      </Button>
    </form>
  );
}

interface EntryCardProps {
  entry: FavoriteEntry;
  card: Card | undefined;
  of: Owned;
  isFirst: boolean;
}

/** A product of a list: its card, and for whose it is what may be done with it. What is not sold any more is said. */
export function EntryCard({ entry, card, of, isFirst }: EntryCardProps) {
  const t = texts();
  if (!card)
    return (
      <li className="list-gone">
        <p>{entry.name}</p>
        <p className="small muted">{t('Not for sale any more')}</p>
        {of && <RemoveForm entry={entry} listId={of.listId} />}
      </li>
    );
  return (
    <ProductCard card={card} loading={isFirst ? 'first' : 'lazy'} heading={2}>
      {of && (
        <div className="list-foot">
          <ToCart card={card} entry={entry} listId={of.listId} />
          <RemoveForm entry={entry} listId={of.listId} />
        </div>
      )}
    </ProductCard>
  );
}
