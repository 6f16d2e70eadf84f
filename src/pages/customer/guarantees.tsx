import { type Guarantee, NO_GUARANTEE } from '../../commerce/own/guarantees';
import type { OwnOrder } from '../../commerce/own/history';
import { mineAs, requestContext } from '../../commerce/request-context';
import { ORDERS_PAGE, ownOrderPath } from '../../contract/history/pages';
import { ok, type Result } from '../../domain/result';
import { spacedPhone } from '../../features/checkout/phone';
import { AccountFrame } from '../../features/profile/account-frame';
import { NotTold } from '../../features/profile/not-told';
import { takeFormState } from '../../features/shop/form-state';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;
/** Lines of an order whose guarantees are asked for; a retailer is asked once for each. */
const MOST_LINES = 20;

interface Line {
  sku: string;
  name: string;
  /** Months of the warranty that was bought with it; null without one. */
  months: number | null;
}

function linesOf(bought: OwnOrder): Line[] {
  if (bought.kind === 'told') return bought.order.lines.map(({ sku, name }) => ({ sku, name, months: null }));
  return bought.order.lines.map(({ parentSku, name, warranty }) => ({
    sku: parentSku,
    name,
    months: warranty?.months ?? null,
  }));
}

function OneLine({ line, guarantee }: { line: Line; guarantee: Result<Guarantee | null> }) {
  const t = texts();
  const told = guarantee.ok ? guarantee.value : null;
  return (
    <li className="own-sheet">
      <h2>{line.name}</h2>
      {line.months !== null && <p>{t('Extended warranty of {count} months', { count: line.months })}</p>}
      {told === null ? (
        <NotTold problem={guarantee.ok ? null : guarantee.problem} />
      ) : (
        <p>{t('Guarantee: {kind}', { kind: told.kind === NO_GUARANTEE ? t('None of its own') : told.kind })}</p>
      )}
      {told && told.providers.length > 0 && (
        <dl className="own-data">
          {told.providers.map(({ name, phone, url }) => [
            <dt key={`t-${name}`}>{name}</dt>,
            <dd key={`d-${name}`} className="own-actions">
              {phone && (
                <a
                  className="line-link"
                  href={`tel:+52${phone}`}
                  aria-label={`${t('Call')} ${name}: ${spacedPhone(phone)}`}
                >
                  {spacedPhone(phone)}
                </a>
              )}
              {url && (
                <a
                  className="line-link"
                  href={url}
                  rel="noopener noreferrer"
                  aria-label={t('Page of {name}', { name })}
                >
                  {new URL(url).hostname}
                </a>
              )}
            </dd>,
          ])}
        </dl>
      )}
    </li>
  );
}

/** ROUTE-029: who answers for what was bought with an order of the customer's own. */
export async function MyGuaranteesPage({ orderId }: PageProps<'/my-account/orders/[orderId]/guarantee-provider'>) {
  const t = texts();
  const mine = mineAs('customer');
  const number = segment(orderId);
  const [state, found] = await Promise.all([takeFormState(), mine.own('history').order(number)]);
  if (!found.ok && found.problem.status === NOT_FOUND) requestContext().noteStatus(NOT_FOUND);
  const lines = found.ok ? linesOf(found.value).slice(0, MOST_LINES) : [];
  const guarantees = mine.own('guarantees');
  // Lines of one product, in other colours say, have one guarantee.
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const told = new Map(await Promise.all(skus.map(async (sku) => [sku, await guarantees.of({ sku })] as const)));
  return (
    <AccountFrame title={t('Guarantees of your order')} state={state}>
      <a className="line-link" href={href(found.ok ? ownOrderPath(number) : ORDERS_PAGE)}>
        {found.ok ? t('Order {number}', { number }) : t('See my orders')}
      </a>
      {!found.ok && <NotTold problem={found.problem} />}
      {found.ok && lines.length === 0 && <p className="own-sheet">{t('Nothing of this order is left')}</p>}
      <ul className="own-list">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order never move
          <OneLine key={at} line={line} guarantee={told.get(line.sku) ?? ok(null)} />
        ))}
      </ul>
    </AccountFrame>
  );
}
