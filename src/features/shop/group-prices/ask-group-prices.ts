import { fromDecimal } from '../../../domain/money';
import { type GroupPrice, keepGroupPrices } from './group-price-store';

interface Item {
  sku: string;
  price_info: { final_price: number; regular_price: number; formatted_prices: { final_price: string } };
}

/** Skus of one call. */
const MOST_AT_ONCE = 100;

/** Skus that were asked for: one that the answer leaves out stays as the page says it. */
const asked = new Set<string>();

const priceOf = ({ price_info: info }: Item): GroupPrice => ({
  gross: fromDecimal(info.final_price),
  regularGross: fromDecimal(info.regular_price),
  sign: />([^<\d]*)/.exec(info.formatted_prices.final_price)?.[1] ?? '',
});

/** Throws where there was no answer. */
async function ask(skus: readonly string[]): Promise<void> {
  for (const sku of skus) asked.add(sku);
  try {
    const response = await fetch(
      `${document.body.dataset.prefix ?? ''}/api/product/render-list?${new URLSearchParams({ skus: skus.join(',') })}`,
    );
    const { result } = (await response.json()) as { result: { items: Item[] } };
    keepGroupPrices(result.items.map((item) => [item.sku, priceOf(item)] as const));
  } catch (error) {
    for (const sku of skus) asked.delete(sku);
    throw error;
  }
}

/** Asks what these skus cost whoever is signed in, those alone that were not asked for. */
export async function askGroupPrices(skus: readonly string[]): Promise<void> {
  const missing = [...new Set(skus)].filter((sku) => sku !== '' && !asked.has(sku));
  for (let from = 0; from < missing.length; from += MOST_AT_ONCE) await ask(missing.slice(from, from + MOST_AT_ONCE));
}
