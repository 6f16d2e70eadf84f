/** Lists of products that stay on the shopper's device, one of each in every store view. */
export type DeviceListName = 'compare' | 'favorites' | 'recently-viewed';

/** Most products of each list. */
export const MOST_KEPT: Record<DeviceListName, number> = { compare: 4, favorites: 60, 'recently-viewed': 20 };

/** A product by its own sku, and when it was put there (epoch ms): what an account needs to take the list over. */
export interface KeptItem {
  sku: string;
  at: number;
}

/** A list as a page holds it: items keyed by sku, and whether the device was read. */
export interface DeviceList {
  items: Record<string, KeptItem>;
  loaded: boolean;
}

export const NO_LIST: DeviceList = { items: {}, loaded: false };

const SKU_MAX = 128;

const isItem = (value: unknown): value is KeptItem => {
  const { sku, at } = (value ?? {}) as Partial<KeptItem>;
  return (
    typeof sku === 'string' && sku !== '' && sku.length <= SKU_MAX && typeof at === 'number' && Number.isFinite(at)
  );
};

/** Skus of a list, the newest first. */
export const keptSkus = ({ items }: DeviceList): string[] =>
  Object.values(items)
    .sort((one, other) => other.at - one.at)
    .map(({ sku }) => sku);

const listOf = (items: KeptItem[]): DeviceList => ({
  items: Object.fromEntries(items.map((item) => [item.sku, item])),
  loaded: true,
});

/** A list as the device keeps it, at most as long as it may be; empty for whatever is none. */
export function readDeviceList(kept: string | null, name: DeviceListName): DeviceList {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    const items = (Array.isArray(found) ? found : []).filter(isItem);
    return listOf(items.slice(0, MOST_KEPT[name]).map(({ sku, at }) => ({ sku, at })));
  } catch {
    return listOf([]);
  }
}

export const writeDeviceList = ({ items }: DeviceList): string => JSON.stringify(Object.values(items));

export type KeptOutcome = 'added' | 'known' | 'full';

/**
 * The list with a product. One that has it stays as it is ('known'), and so does a full one, save what was viewed,
 * where the oldest gives way to the newest.
 */
export function keep(
  list: DeviceList,
  name: DeviceListName,
  item: KeptItem,
): { list: DeviceList; outcome: KeptOutcome } {
  if (name === 'recently-viewed') {
    const others = Object.values(list.items).filter(({ sku }) => sku !== item.sku);
    const newest = others.sort((one, other) => other.at - one.at).slice(0, MOST_KEPT[name] - 1);
    return { list: listOf([item, ...newest]), outcome: 'added' };
  }
  if (Object.hasOwn(list.items, item.sku)) return { list, outcome: 'known' };
  if (Object.keys(list.items).length >= MOST_KEPT[name]) return { list, outcome: 'full' };
  return { list: listOf([...Object.values(list.items), item]), outcome: 'added' };
}

export const letGo = (list: DeviceList, sku: string): DeviceList =>
  listOf(Object.values(list.items).filter((item) => item.sku !== sku));
