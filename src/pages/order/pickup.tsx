import { commerce, mine, requestContext } from '../../commerce/request-context';
import type { StockedBranch } from '../../domain/branch/branch';
import type { Whereabouts } from '../../domain/branch/nearness';
import { branchSkus, lackingAt } from '../../domain/branch/stock';
import type { Result } from '../../domain/result';
import { isInStock } from '../../domain/stock';
import { isPostalCode, MAX_LENGTH } from '../../domain/validation';
import { AddForPickup } from '../../features/branches/add-for-pickup';
import { BranchList } from '../../features/branches/branch-list';
import { NearForm } from '../../features/branches/near-form';
import { PICKUP_PATH } from '../../features/branches/pickup-path';
import { located, whereaboutsAt } from '../../features/branches/whereabouts-at';
import { Head } from '../../features/shop/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { enhanced } from '../../ui/enhanced';
import { Notice } from '../../ui/notice';

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

/** SHIP-013: which branches have a product, or the whole cart, how near they are, and when it can be picked up. */
export async function PickupPage() {
  const t = texts();
  const code = requestContext().query.get('cp')?.trim() ?? '';
  const wanted = await wantedNow();
  const [branches, place] = await Promise.all([branchesWith(wanted), placeOf(code, wanted)]);
  const isOnlyHere = await isOnlyAtBranches(wanted, branches);
  const title = t('Pick it up at a branch');
  const isCart = wanted.sku === null && wanted.ways.flat().length > 0;
  return (
    <div className="wrap pickup-page">
      <Head title={title} canonical={null} />
      <section
        className="pickup"
        aria-labelledby="recoger-titulo"
        data-window=""
        data-close={t('Close')}
        {...enhanced('branch-near', {})}
      >
        <h1 id="recoger-titulo">{title}</h1>
        {!branches.ok && <Notice level="error">{t.message(branches.problem.message)}</Notice>}
        {branches.ok && branches.value.length === 0 && (
          <EmptyState
            heading={2}
            title={t('There is no branch to pick it up at yet.')}
            action={<ButtonLink href={href('/')}>{t('Go to the home page')}</ButtonLink>}
          />
        )}
        {branches.ok && branches.value.length > 0 && (
          <>
            {isOnlyHere && wanted.sku !== null && <AddForPickup sku={wanted.sku} />}
            <NearForm
              action={href(PICKUP_PATH)}
              sku={wanted.sku}
              code={isPostalCode(code) ? code : (place?.postcode ?? '')}
              isWrong={code !== '' && !place}
            />
            <BranchList
              branches={branches.value.map((branch) => ({ branch, lacks: lacksOf(wanted, branch) }))}
              place={place}
              asks={wanted.ways.flat().length > 0}
            />
            {isCart && (
              <ButtonLink kind="buy" href={href('/checkout', { paso: 'direccion', recibir: 'sucursal' })}>
                {t('Choose the branch in the checkout')}
              </ButtonLink>
            )}
          </>
        )}
      </section>
    </div>
  );
}
