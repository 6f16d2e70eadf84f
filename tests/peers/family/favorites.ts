import { type Document, productBySku } from './documents.ts';
import { Refusal } from './refusal.ts';
import type { Shop } from './shop.ts';

interface Item {
  id: number;
  sku: string;
}

interface List {
  id: number;
  customerId: number;
  name: string;
  access: string;
  code: string | null;
  items: Item[];
}

const FIRST_LIST = 900;
const FIRST_ITEM = 5000;
const TAKEN = 'Wishlist name already exists';
const NO_SUCH = 'No such entity with wishlist_id';

/** The lists of favourites of a retailer's customers, in memory. */
export class Favorites {
  private readonly lists: List[] = [];
  private nextList = FIRST_LIST;
  private nextItem = FIRST_ITEM;
  private readonly shop: Shop;

  constructor(shop: Shop) {
    this.shop = shop;
  }

  of(token: string): Document[] {
    const { id } = this.shop.customers.holderOf(token);
    return this.lists.filter(({ customerId }) => customerId === id).map((list) => this.told(list));
  }

  create(token: string, { wishlist_name: name }: Document): Document {
    const { id } = this.shop.customers.holderOf(token);
    this.checkName(id, String(name), null);
    const made = { id: this.nextList++, customerId: id, name: String(name), access: 'Privada', code: null, items: [] };
    this.lists.push(made);
    return this.told(made);
  }

  update(token: string, { wishlist_id, wishlist_name: name, access_type: access }: Document): Document {
    const list = this.own(token, wishlist_id);
    this.checkName(list.customerId, String(name), list);
    list.name = String(name);
    if (access) list.access = String(access);
    list.code = list.access === 'Privada' ? null : (list.code ?? `codigo-${list.id}`);
    return this.told(list);
  }

  remove(token: string, listId: string): boolean {
    this.lists.splice(this.lists.indexOf(this.own(token, listId)), 1);
    return true;
  }

  shared(code: string): Document {
    const found = this.lists.find((list) => list.code !== null && list.code === code);
    if (!found) throw new Refusal(404, 'No such shared list');
    return { ...this.told(found), owner: this.shop.customers.nameOf(found.customerId) };
  }

  add(token: string, { wishlist_id, sku }: Document): boolean {
    const list = this.own(token, wishlist_id);
    if (!this.shop.stock(String(sku)).is_in_stock)
      throw new Refusal(500, 'Cannot add product without stock to wishlist.');
    if (!list.items.some((item) => item.sku === sku)) list.items.unshift({ id: this.nextItem++, sku: String(sku) });
    return true;
  }

  removeItem(token: string, itemId: string): boolean {
    return this.drop(token, ({ id }) => String(id) === itemId);
  }

  removeProduct(token: string, productId: string): boolean {
    return this.drop(token, ({ sku }) => String(this.product(sku).id) === productId);
  }

  private drop(token: string, isIt: (item: Item) => boolean): boolean {
    const { id } = this.shop.customers.holderOf(token);
    const having = this.lists.filter((list) => list.customerId === id && list.items.some(isIt));
    if (having.length === 0) throw new Refusal(404, 'No such entity with product_id');
    for (const list of having) list.items = list.items.filter((item) => !isIt(item));
    return true;
  }

  private own(token: string, listId: unknown): List {
    const { id } = this.shop.customers.holderOf(token);
    const found = this.lists.find((list) => String(list.id) === String(listId) && list.customerId === id);
    if (!found) throw new Refusal(404, NO_SUCH);
    return found;
  }

  private checkName(customerId: number, name: string, except: List | null): void {
    const isTaken = this.lists.some(
      (list) => list !== except && list.customerId === customerId && list.name.toLowerCase() === name.toLowerCase(),
    );
    if (isTaken) throw new Refusal(500, { errorMessage: TAKEN, code: 500 });
  }

  private product(sku: string): Document {
    return productBySku(this.shop.index, sku) ?? {};
  }

  /** As the family's platform tells a list: all of it, its products keyed by sku, prices in pesos. */
  private told({ id, customerId, name, access, code, items }: List): Document {
    const first = this.lists.find((list) => list.customerId === customerId);
    const products = items.map(({ id: itemId, sku }, position) => {
      const { id: productId, name: called, price, special_price, url_path } = this.product(sku);
      return {
        sku,
        name: called,
        price,
        special_price,
        request_path: url_path,
        wishlist_item_id: itemId,
        id: productId,
        position,
      };
    });
    return {
      wishlist_id: id,
      name,
      sharing_code: code,
      customer_id: customerId,
      access_type: access,
      default: first?.id === id,
      products: products.length === 0 ? [] : Object.fromEntries(products.map((product) => [product.sku, product])),
    };
  }
}
