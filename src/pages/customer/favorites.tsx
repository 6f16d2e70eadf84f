import { commerce, mine, mineAs, requestContext } from '../../commerce/request-context';
import { FAVORITE_MESSAGES } from '../../contract/favorites/messages';
import { listPath, MY_FAVORITES_PAGE, SAVING, sharedListPath } from '../../contract/favorites/pages';
import type { Card } from '../../domain/catalogue/product';
import { plainText } from '../../domain/validation';
import { MAX_LENGTH } from '../../domain/validation/limits';
import { FAVORITES_PAGE } from '../../features/device-lists/kept-pages';
import { askedView, Entries } from '../../features/favorites/entries';
import { cardsOf } from '../../features/favorites/list-cards';
import { ListSettings, ShareOwn } from '../../features/favorites/list-settings';
import { ListsView } from '../../features/favorites/lists-view';
import { AccountFrame } from '../../features/profile/account-frame';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Island } from '../../ui/island';
import { Notice } from '../../ui/notice';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;

/** What this device kept, offered to the account. */
function FromDevice() {
  const t = texts();
  return (
    <Island
      of="favorites-here"
      props={{
        store: requestContext().store.storeCode,
        action: formAction('favoritos/traer'),
        formKey: mine().formKey(),
        page: href(FAVORITES_PAGE),
        texts: {
          title: t('Favourites of this device'),
          bring: t('Save them in my account'),
          see: t('See what they are'),
        },
      }}
    />
  );
}

/** What is about to be saved in one of the lists; null where nothing is, or it is not sold. */
async function askedCard(): Promise<Card | null> {
  const sku = requestContext().query.get(SAVING);
  if (!sku || !plainText(sku, MAX_LENGTH.sku)) return null;
  return (await commerce().catalogue.cards([sku]))[0] ?? null;
}

/** ROUTE-040: the lists of a customer, what this device kept for them, and which of them a product goes into. */
export async function FavoriteListsPage() {
  const t = texts();
  const [state, found, saving] = await Promise.all([
    takeFormState(),
    mineAs('customer').own('favorites').lists(),
    askedCard(),
  ]);
  const cards = found.ok ? await cardsOf(found.value.lists) : new Map();
  return (
    <AccountFrame title={t('Your lists')} state={state}>
      <FromDevice />
      {!found.ok && <Notice level="error">{t.message(found.problem.message)}</Notice>}
      {found.ok && found.value.isDegraded && (
        <Notice level="warning">{t.message(FAVORITE_MESSAGES.unavailable)}</Notice>
      )}
      {found.ok && <ListsView lists={found.value.lists} cards={cards} state={state} saving={saving} />}
    </AccountFrame>
  );
}

/** ROUTE-041: one list of a customer; of any other it is told that there is none. */
export async function FavoriteListPage({ listId }: PageProps<'/my-account/favorites/[listId]'>) {
  const t = texts();
  const id = segment(listId);
  const [state, found] = await Promise.all([
    takeFormState(),
    mineAs('customer').own('favorites').list(id, askedView()),
  ]);
  if (!found.ok && found.problem.status === NOT_FOUND) requestContext().noteStatus(NOT_FOUND);
  const back = (
    <a className="list-back" href={href(MY_FAVORITES_PAGE)}>
      {t('Back to my lists')}
    </a>
  );
  if (!found.ok)
    return (
      <AccountFrame title={t('Your lists')} state={state}>
        <div className="own-sheet">
          <p>{t.message(found.problem.message)}</p>
          {back}
        </div>
      </AccountFrame>
    );
  const list = found.value;
  return (
    <AccountFrame title={list.name} state={state} action={<ShareOwn list={list} />}>
      {back}
      <FromDevice />
      {list.total === 0 ? (
        <p className="own-sheet">{t('Nothing in it yet. Save products with their heart.')}</p>
      ) : (
        <div className="own-sheet">
          <Entries list={list} cards={await cardsOf([list])} path={listPath(id)} isOwned />
        </div>
      )}
      <ListSettings list={list} state={state} />
    </AccountFrame>
  );
}

/** Where the heart of the header leads a customer: the products of the list it fills, else of one that has some; else all lists. */
export async function OwnFavoritesPage() {
  const found = await mineAs('customer').own('favorites').lists();
  const filled = found.ok ? found.value.lists.filter(({ total }) => total > 0) : [];
  const first = filled.find(({ isDefault }) => isDefault) ?? filled[0];
  return first ? <FavoriteListPage listId={first.listId} /> : <FavoriteListsPage />;
}

/** ROUTE-042: a list as its owner shares it. Looking changes nothing, and asks for no session. */
export async function SharedListPage({ sharingCode }: PageProps<'/my-account/favorites/[sharingCode]/shared'>) {
  const t = texts();
  const code = segment(sharingCode);
  const found = await commerce().favorites.shared(code, askedView());
  if (!found.ok) {
    requestContext().noteStatus(found.problem.status);
    const title = t.message(found.problem.message);
    return (
      <div className="wrap">
        <Head title={title} canonical={null} />
        <EmptyState title={title} action={<ButtonLink href={href('/')}>{t('See the offers')}</ButtonLink>}>
          <p>{t('Ask whoever sent it for a new link.')}</p>
        </EmptyState>
      </div>
    );
  }
  const { list, owner } = found.value;
  return (
    <div className="wrap list-shared">
      <Head title={list.name} canonical={null} />
      <div className="list-head page-head">
        <h1>{list.name}</h1>
        {owner && <p className="muted">{t('A list of {name}', { name: owner })}</p>}
      </div>
      {list.total === 0 ? (
        <p>{t('This list has no products yet.')}</p>
      ) : (
        <Entries list={list} cards={await cardsOf([list])} path={sharedListPath(code)} isOwned={false} />
      )}
    </div>
  );
}
