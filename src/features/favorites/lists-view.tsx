import { NEW_LIST } from '../../contract/favorites/forms';
import { listPath } from '../../contract/favorites/pages';
import type { Card } from '../../domain/catalogue/product';
import type { FavoriteList } from '../../domain/favorites/favorite-list';
import { LIST_NAME_UNITS } from '../../domain/favorites/list-name';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import type { FormState } from '../shop/form-state';
import { href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { ACCESS_TEXTS } from './list-settings';

const PICTURES = 4;

function OneList({ list, cards }: { list: FavoriteList; cards: Map<string, Card> }) {
  const t = texts();
  const { listId, name, access, isDefault, total, entries } = list;
  return (
    <li className="own-sheet list-sheet">
      <a className="list-link" href={href(listPath(listId))}>
        <strong>{name}</strong>
        <span className="small muted">
          {[t('{count} products', { count: total }), t(ACCESS_TEXTS[access].title)].join(' · ')}
        </span>
      </a>
      {isDefault && (
        <p className="own-tags">
          <span>{t('Your hearts come here')}</span>
        </p>
      )}
      <div className="list-pictures">
        {entries.slice(0, PICTURES).map(({ itemId, sku }) => (
          <ProductPicture key={itemId} path={cards.get(sku)?.image ?? null} alt="" size={150} loading="lazy" />
        ))}
      </div>
    </li>
  );
}

/** A name makes a list. */
function NewList({ state }: { state: FormState }) {
  const t = texts();
  return (
    <section className="own-sheet" aria-labelledby="lista-nueva">
      <h2 id="lista-nueva">{t('New list')}</h2>
      <Island
        of="list-form"
        props={{
          start: formStart({ path: 'favoritos/nueva', form: 'lista-nueva', state, fields: NEW_LIST, names: ['name'] }),
          fields: wordedFields([
            {
              name: 'name',
              label: 'Name of the list',
              hint: 'Birthday, home, what you save up for.',
              autoComplete: 'off',
              maxLength: LIST_NAME_UNITS,
            },
          ]),
          save: t('Create list'),
        }}
      />
    </section>
  );
}

interface ListsViewProps {
  lists: readonly FavoriteList[];
  cards: Map<string, Card>;
  state: FormState;
}

/** The lists of a customer, the one that hearts fill first, and a new one. */
export function ListsView({ lists, cards, state }: ListsViewProps) {
  const t = texts();
  return (
    <>
      {lists.length === 0 && (
        <p className="own-sheet">{t('No list yet. The heart of a product begins the first one.')}</p>
      )}
      {lists.length > 0 && (
        <ul className="own-list own-cards">
          {lists.map((list) => (
            <OneList key={list.listId} list={list} cards={cards} />
          ))}
        </ul>
      )}
      <NewList state={state} />
    </>
  );
}
