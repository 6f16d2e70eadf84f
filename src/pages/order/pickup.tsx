import { commerce, mine, requestContext } from '../../commerce/request-context';
import type { StockedBranch } from '../../domain/branch/branch';
import type { Whereabouts } from '../../domain/branch/nearness';
import { branchSkus, lackingAt } from '../../domain/branch/stock';
import type { Result } from '../../domain/result';
import { isInStock } from '../../domain/stock';
import { isPostalCode, MAX_LENGTH } from '../../domain/validation';
import { stockedRows } from '../../features/branches/branch-rows';
import type { PickupProps } from '../../features/branches/branches-shown';
import { branchesWords } from '../../features/branches/branches-words';
import { PICKUP_PATH } from '../../features/branches/pickup-path';
import { located, whereaboutsAt } from '../../features/branches/whereabouts-at';
import { Head } from '../../features/shop/layout/head';
import { formAction, href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Island } from '../../ui/island';

/** Variants a retailer can be asked for at once. */
const MOST_VARIANTS = 100;

type Lines = Parameters<typeof lackingAt>[0];

/** What is to be picked up: a unit of a product, or the lines of the cart. */
interface Wanted {
  sku: string | null;
  /** The lines, or each variant of a product of which none is chosen: one of them is enough. */
  ways: readonly Lines[];
  /** Where the cart goes, as far as somebody said. */
  place: Whereabouts | null;
}

/** A product as one line, or one that is yet to be chosen as a line each of its variants. */
async function waysOf(sku: string): Promise<Lines[]> {
  const found = await commerce().catalogue.product(sku, null);
  const variants = found.state === 'found' ? found.page.variants.skus : [];
  return (variants.length > 0 ? variants.slice(0, MOST_VARIANTS) : [sku]).map((one) => [
    { sku: one, qty: 1, productType: 'simple' },
  ]);
}

/** What a branch lacks of the way it has the most of. */
const lacksOf = ({ ways }: Wanted, { stock }: StockedBranch) =>
  ways.map((lines) => lackingAt(lines, stock)).toSorted((a, b) => a.length - b.length)[0] ?? [];

async function wantedNow(): Promise<Wanted> {
  const { query } = requestContext();
  const port = mine().cart();
  const sku = query.get('sku')?.trim().slice(0, MAX_LENGTH.sku) ?? '';
  const reading = port ? await port.read() : null;
  const cart = reading?.ok ? reading.value.cart : null;
  const place = cart?.destination ?? null;
  if (sku !== '') return { sku, ways: await waysOf(sku), place };
  return { sku: null, ways: [cart?.lines ?? []], place };
}

/** The place of the postal code that was asked with, else the cart's. */
async function placeOf(code: string, { place }: Wanted): Promise<Whereabouts | null> {
  return isPostalCode(code) ? whereaboutsAt(code) : located(place);
}

const branchesWith = ({ ways }: Wanted): Promise<Result<StockedBranch[]>> =>
  commerce().branches.withStock(branchSkus(ways.flat()));

/** Whether one product is asked for that a branch has and that cannot be sent. */
async function isOnlyAtBranches(wanted: Wanted, branches: Result<StockedBranch[]>): Promise<boolean> {
  if (wanted.sku === null || wanted.ways.length !== 1 || !branches.ok) return false;
  if (!branches.value.some((branch) => lacksOf(wanted, branch).length === 0)) return false;
  const stock = await commerce().stock.check(wanted.sku);
  return stock.ok && !isInStock(stock.value);
}

/** What is said where the branches have been told. */
async function told(wanted: Wanted, branches: Result<StockedBranch[]>): Promise<Partial<PickupProps>> {
  const t = texts();
  if (!branches.ok) return { problem: t.message(branches.problem.message) };
  if (branches.value.length === 0) {
    const title = t('There is no branch to pick it up at yet.');
    return { none: { title, label: t('Go to the home page'), href: href('/') } };
  }
  const isCart = wanted.sku === null && wanted.ways.flat().length > 0;
  const sku = (await isOnlyAtBranches(wanted, branches)) ? wanted.sku : null;
  return {
    add:
      sku === null
        ? undefined
        : {
            action: formAction('cart/add'),
            sku,
            formKey: mine().formKey(),
            text: t('Sold out for delivery. You can pick it up at a branch that has it.'),
            label: t('Add to be picked up'),
          },
    checkout: isCart
      ? {
          label: t('Choose the branch in the checkout'),
          href: href('/checkout', { paso: 'datos', recibir: 'sucursal' }),
        }
      : undefined,
  };
}

/** SHIP-013: which branches have a product, or the whole cart, how near they are, and when it can be picked up. */
export async function PickupPage() {
  const t = texts();
  const code = requestContext().query.get('cp')?.trim() ?? '';
  const wanted = await wantedNow();
  const [branches, place] = await Promise.all([branchesWith(wanted), placeOf(code, wanted)]);
  const title = t('Pick it up at a branch');
  const asks = wanted.ways.flat().length > 0;
  const rows = stockedRows(branches.ok ? branches.value : [], place, (branch) => lacksOf(wanted, branch));
  return (
    <div className="wrap pickup-page">
      <Head title={title} canonical={null} />
      <section className="pickup" aria-labelledby="recoger-titulo">
        <h1 id="recoger-titulo">{title}</h1>
        <Island
          of="pickup"
          className="contents"
          props={{
            title,
            close: t('Close'),
            action: href(PICKUP_PATH),
            sku: wanted.sku ?? undefined,
            code: isPostalCode(code) ? code : (place?.postcode ?? ''),
            isAsked: code !== '',
            error: code !== '' && !place ? t('Postal code not found') : null,
            rows: asks ? rows : rows.map(({ has, ready, ...row }) => row),
            texts: branchesWords(),
            ...(await told(wanted, branches)),
          }}
        />
      </section>
    </div>
  );
}
