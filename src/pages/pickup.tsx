import { commerce, requestContext } from '../commerce/request-context';
import type { StockedBranch } from '../domain/branch';
import type { Whereabouts } from '../domain/branch-nearness';
import { branchSkus, lackingAt } from '../domain/branch-stock';
import type { Result } from '../domain/result';
import { isPostalCode, MAX_LENGTH } from '../domain/validation';
import { BranchList } from '../features/branches/branch-list';
import { NearForm } from '../features/branches/near-form';
import { PICKUP_PATH } from '../features/branches/pickup-path';
import { Head } from '../features/shop/head';
import { href } from '../features/shop/links';
import { texts } from '../features/shop/texts';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Notice } from '../ui/notice';

/** What is to be picked up: lines of one unit each of a product, or those of the cart. */
interface Wanted {
  sku: string | null;
  lines: Parameters<typeof lackingAt>[0];
  /** Where the cart goes, as far as somebody said. */
  place: Whereabouts | null;
}

async function wantedNow(): Promise<Wanted> {
  const { query, cartToken } = requestContext();
  const sku = query.get('sku')?.trim().slice(0, MAX_LENGTH.sku) ?? '';
  const reading = cartToken ? await commerce().cart(cartToken).read() : null;
  const cart = reading?.ok ? reading.value.cart : null;
  const place = cart?.destination ?? null;
  if (sku !== '') return { sku, lines: [{ sku, qty: 1, productType: 'simple' }], place };
  return { sku: null, lines: cart?.lines ?? [], place };
}

/** The place of the postal code that was asked with, else the cart's. */
async function placeOf(code: string, { place }: Wanted): Promise<Whereabouts | null> {
  if (!isPostalCode(code)) return place;
  const found = await commerce().places.postalCode(code);
  return found && { postcode: found.code, region: found.state, city: found.city ?? found.municipality };
}

const branchesWith = ({ lines }: Wanted): Promise<Result<StockedBranch[]>> => commerce().branches.withStock(branchSkus(lines));

/** SHIP-013: which branches have a product, or the whole cart, how near they are, and when it can be picked up. */
export async function PickupPage() {
  const t = texts();
  const code = requestContext().query.get('cp')?.trim() ?? '';
  const wanted = await wantedNow();
  const [branches, place] = await Promise.all([branchesWith(wanted), placeOf(code, wanted)]);
  const title = t('Pick it up at a branch');
  const isCart = wanted.sku === null && wanted.lines.length > 0;
  return (
    <div className="wrap pickup-page">
      <Head title={title} canonical={null} />
      <section className="pickup" aria-labelledby="recoger-titulo" data-window="" data-close={t('Close')}>
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
            <NearForm action={href(PICKUP_PATH)} sku={wanted.sku} code={isPostalCode(code) ? code : (place?.postcode ?? '')} isWrong={code !== '' && !place} />
            <BranchList
              branches={branches.value.map((branch) => ({ branch, lacks: lackingAt(wanted.lines, branch.stock) }))}
              place={place}
              asks={wanted.lines.length > 0}
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
