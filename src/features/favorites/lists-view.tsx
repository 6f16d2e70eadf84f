import { NEW_LIST } from '../../contract/favorites/forms';
import { listPath } from '../../contract/favorites/pages';
import type { Card } from '../../domain/catalogue/product';
import type { FavoriteList } from '../../domain/favorites/favorite-list';
import { LIST_NAME_UNITS } from '../../domain/favorites/list-name';
import { Button } from '../../ui/button';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import { wordedFields } from '../forms/worded-fields';
import { FormKey } from '../shop/form-key';
import type { FormState } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { ProductPicture } from '../shop/product-picture';
import { texts } from '../shop/texts';
import { ACCESS_TEXTS } from './list-settings';

const PICTURES = 4;

/** Puts the product that is about to be saved into this list. */
function SaveHere({ list: { listId, name }, sku }: { list: FavoriteList; sku: string }) {
  const t = texts();
  return (
    <form className="list-foot" action={formAction('favoritos/guardar')} method="post">
      <FormKey />
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="sku" value={sku} />
      <Button wide>
        {t('Save here')}
        <span className="sr">: {name}</span>
      </Button>
    </form>
  );
}

interface OneListProps {
  list: FavoriteList;
  cards: Map<string, Card>;
  saving: Card | null;
}

function OneList({ list, cards, saving }: OneListProps) {
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
      {saving && <SaveHere list={list} sku={saving.parentSku} />}
    </li>
  );
}

/** A name makes a list. */
function NewList({ state, saving }: { state: FormState; saving: Card | null }) {
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
          ...(saving ? { sku: saving.parentSku } : {}),
          save: saving ? t('Create list and save') : t('Create list'),
        }}
      />
    </section>
  );
}

interface ListsViewProps {
  lists: readonly FavoriteList[];
  cards: Map<string, Card>;
  state: FormState;
  /** What is about to be saved in one of them. */
  saving: Card | null;
}

/** The lists of a customer, the one that hearts fill first, and a new one. */
export function ListsView({ lists, cards, state, saving }: ListsViewProps) {
  const t = texts();
  return (
    <>
      {saving && (
        <div className="own-sheet list-saving">
          <ProductPicture path={saving.image} alt="" size={150} loading="eager" />
          <p>{t('In which list do you save {name}?', { name: saving.name })}</p>
        </div>
      )}
      {lists.length === 0 && (
        <p className="own-sheet">{t('No list yet. The heart of a product begins the first one.')}</p>
      )}
      {lists.length > 0 && (
        <ul className="own-list own-cards">
          {lists.map((list) => (
            <OneList key={list.listId} list={list} cards={cards} saving={saving} />
          ))}
        </ul>
      )}
      <NewList state={state} saving={saving} />
    </>
  );
}
