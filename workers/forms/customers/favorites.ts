import type { OwnFavorites } from '../../../src/commerce/own/favorites';
import { wayBack, withParameter } from '../../../src/config/way-back';
import { BACK, SIGN_IN_PAGE } from '../../../src/contract/customers/pages';
import {
  BROUGHT,
  CHANGED_LIST,
  type FAVORITE_FORMS,
  LISTED_ITEM,
  MOVED_ITEM,
  NEW_LIST,
  REMOVED_LIST,
  SAVED_PRODUCT,
} from '../../../src/contract/favorites/forms';
import { FAVORITE_MESSAGES } from '../../../src/contract/favorites/messages';
import { listPath, MY_FAVORITES_PAGE, SAVING } from '../../../src/contract/favorites/pages';
import type { Notice } from '../../../src/domain/cart/cart';
import { MOST_KEPT } from '../../../src/domain/device-list';
import type { ListAccess } from '../../../src/domain/favorites/favorite-list';
import { MAX_LENGTH, plainText } from '../../../src/domain/validation/limits';
import { notingForeign } from '../../services/customers/not-theirs';
import { keepPendingFavorite } from '../../services/favorites/pending-favorite';
import { change, withCart } from '../cart/cart-outcome';
import { checkForm } from '../serving/check-form';
import { invalid, type Outcome, refusedAt } from '../serving/outcome';
import type { FormHandlers, SentForm } from '../serving/sent-form';

type Call = SentForm<'customer'>;

const said = (message: string, params?: Notice['params'], level: Notice['level'] = 'success'): Notice => ({
  id: 'other',
  level,
  message,
  ...(params ? { params } : {}),
});

const done = (location: string, notice: Notice): Outcome => ({ location, notices: [notice] });

/** The page of all lists, which goes on asking where to save this product; without one nothing is asked. */
const askingPage = (sku: string | undefined): string =>
  sku && plainText(sku, MAX_LENGTH.sku) ? withParameter(MY_FAVORITES_PAGE, SAVING, sku) : MY_FAVORITES_PAGE;

async function createList(call: Call): Promise<Outcome> {
  const fields = checkForm(NEW_LIST, call.sent);
  if (!fields.ok) return refusedAt(askingPage(call.sent.sku), invalid(fields.errors));
  const { name, sku } = fields.values;
  const favorites = call.mine().own('favorites');
  const made = await favorites.create(name);
  if (!made.ok) return refusedAt(askingPage(sku), made.problem);
  const page = listPath(made.value.listId);
  if (!sku) return done(page, said(FAVORITE_MESSAGES.made));
  const saved = await favorites.add(made.value.listId, sku);
  if (!saved.ok) return refusedAt(page, saved.problem);
  return done(page, said(FAVORITE_MESSAGES.added, { productName: saved.value.productName }));
}

async function changeList(call: Call): Promise<Outcome> {
  const { sent } = call;
  const fields = checkForm(CHANGED_LIST, sent);
  const page = /^[\w-]{1,64}$/.test(sent.listId ?? '') ? listPath(sent.listId ?? '') : MY_FAVORITES_PAGE;
  if (!fields.ok) return refusedAt(page, invalid(fields.errors));
  const { listId, name, access, isDefault } = fields.values;
  const changed = await call
    .mine()
    .own('favorites')
    .change(listId, {
      name,
      access: access as ListAccess,
      isDefault: isDefault === '1' ? true : undefined,
    });
  return changed.ok ? done(page, said(FAVORITE_MESSAGES.saved)) : refusedAt(page, changed.problem);
}

async function removeList(call: Call): Promise<Outcome> {
  const fields = checkForm(REMOVED_LIST, call.sent);
  if (!fields.ok) return refusedAt(MY_FAVORITES_PAGE, invalid(fields.errors));
  const gone = await call.mine().own('favorites').remove(fields.values.listId);
  return gone.ok
    ? done(MY_FAVORITES_PAGE, said(FAVORITE_MESSAGES.removed))
    : refusedAt(MY_FAVORITES_PAGE, gone.problem);
}

/** Whether it has to be asked which list is meant: of several lists none was named. */
async function isToChoose(favorites: OwnFavorites, listId: string | undefined): Promise<boolean> {
  if (listId) return false;
  const found = await favorites.lists();
  return found.ok && found.value.lists.length > 1;
}

/**
 * Puts a product into a list; whoever has several says on the page of them which. A guest signs in first, is led back
 * to where they were, and finds it in their list.
 */
async function saveProduct({ request, principal, sent }: SentForm<'anyone'>): Promise<Outcome> {
  const fields = checkForm(SAVED_PRODUCT, sent);
  if (!fields.ok) return refusedAt(MY_FAVORITES_PAGE, invalid(fields.errors));
  const { sku, listId } = fields.values;
  const mine = request.mine();
  if (mine.kind !== 'customer') {
    keepPendingFavorite(request.cookies, sku);
    const back = wayBack(request.store, sent[BACK]) ?? MY_FAVORITES_PAGE;
    return done(withParameter(SIGN_IN_PAGE, BACK, back), said(FAVORITE_MESSAGES.signInFirst, undefined, 'info'));
  }
  const favorites = mine.own('favorites');
  if (await isToChoose(favorites, listId)) return { location: askingPage(sku), notices: [] };
  const saved = notingForeign(request, principal, 'lista-guardar', await favorites.add(listId || null, sku));
  if (!saved.ok) return refusedAt(MY_FAVORITES_PAGE, saved.problem);
  const { productName, isNew } = saved.value;
  const message = isNew ? FAVORITE_MESSAGES.added : FAVORITE_MESSAGES.known;
  return done(listPath(saved.value.listId), said(message, { productName }));
}

async function removeItem(call: Call): Promise<Outcome> {
  const fields = checkForm(LISTED_ITEM, call.sent);
  if (!fields.ok) return refusedAt(MY_FAVORITES_PAGE, invalid(fields.errors));
  const { listId, itemId } = fields.values;
  const page = listPath(listId);
  const gone = await call.mine().own('favorites').removeItem(itemId);
  return gone.ok ? done(page, said(FAVORITE_MESSAGES.itemRemoved)) : refusedAt(page, gone.problem);
}

/** Puts a product into the cart, then takes it off its list: what the cart refuses stays in the list. */
async function moveToCart(call: Call): Promise<Outcome> {
  const { request, principal, form, sent, key } = call;
  const fields = checkForm(MOVED_ITEM, sent);
  if (!fields.ok) return refusedAt(MY_FAVORITES_PAGE, invalid(fields.errors));
  const { listId, itemId, sku, name } = fields.values;
  const page = listPath(listId);
  const changed = await change(request, (cart) =>
    cart.apply({ kind: 'add', sku, qty: 1, productOption: null, warrantySku: null }, key),
  );
  if (!changed.ok) return refusedAt(page, changed.problem);
  const gone = notingForeign(request, principal, form.id, await call.mine().own('favorites').removeItem(itemId));
  const { token, answer, notices } = changed.value;
  const told = gone.ok
    ? said(FAVORITE_MESSAGES.moved, { productName: name })
    : said(gone.problem.message, undefined, 'warning');
  const others = notices.filter(({ level }) => level !== 'success');
  return withCart(request, { location: page, cart: answer.cart, token, notices: [told, ...others] });
}

/** Skus that a browser sent, each once: encoded one by one, so that a comma of their own stays theirs. */
function skusOf(sent: string): string[] {
  try {
    const skus = sent.split(',').map(decodeURIComponent);
    return [...new Set(skus)]
      .filter((sku) => sku !== '' && plainText(sku, MAX_LENGTH.sku))
      .slice(0, MOST_KEPT.favorites);
  } catch {
    return [];
  }
}

/** Takes over what this device kept; what cannot be bought now stays there. */
async function bringDevice({ sent, mine }: Call): Promise<Outcome> {
  const fields = checkForm(BROUGHT, sent);
  if (!fields.ok) return refusedAt(MY_FAVORITES_PAGE, invalid(fields.errors));
  const skus = skusOf(fields.values.skus);
  const brought = await mine().own('favorites').bring(skus);
  if (!brought.ok) return refusedAt(MY_FAVORITES_PAGE, brought.problem);
  const count = brought.value;
  const left = skus.length - count;
  if (count === 0) return done(MY_FAVORITES_PAGE, said(FAVORITE_MESSAGES.broughtNone, undefined, 'warning'));
  return done(
    MY_FAVORITES_PAGE,
    left > 0 ? said(FAVORITE_MESSAGES.broughtSome, { count, left }) : said(FAVORITE_MESSAGES.brought, { count }),
  );
}

/** Forms of lists of favourites. */
export const favoritesForms: FormHandlers<typeof FAVORITE_FORMS> = {
  'lista-nueva': createList,
  'lista-cambiar': changeList,
  'lista-borrar': removeList,
  'lista-guardar': saveProduct,
  'lista-quitar': removeItem,
  'lista-al-carrito': moveToCart,
  'lista-traer': bringDevice,
};
