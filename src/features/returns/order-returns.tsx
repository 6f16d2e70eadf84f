import { mineAs } from '../../commerce/request-context';
import { newReturnPath, returnPath } from '../../contract/returns/pages';
import type { Result } from '../../domain/result';
import type { Return } from '../../domain/returns/return';
import type { ReturnForm } from '../../domain/returns/returnable';
import { shortDate } from '../../i18n/dates';
import { ButtonLink } from '../../ui/button';
import { href } from '../shop/links';
import { texts } from '../shop/texts';
import { RETURN_STATUS_TEXTS } from './return-texts';

/** Returns of an order, and what may be sent back of it. */
export interface ReturnsOfOrder {
  list: Result<Return[]>;
  form: Result<ReturnForm>;
}

/** Both, asked for at once. */
export async function readReturnsOf(order: string): Promise<ReturnsOfOrder> {
  const own = mineAs('customer').own('returns');
  const [list, form] = await Promise.all([own.list(order), own.form(order)]);
  return { list, form };
}

interface OrderReturnsProps {
  order: string;
  returns: ReturnsOfOrder;
  /** Whether it has arrived: what is on its way may be returned as well, but few come to its page for that. */
  isDelivered: boolean;
}

/** The returns of an order of the customer's own, and the way to ask for one; nothing of an order nothing goes back of. */
export function OrderReturns({ order, returns: { list, form }, isDelivered }: OrderReturnsProps) {
  const t = texts();
  const returns = list.ok ? list.value : [];
  const isPossible = form.ok && form.value.problem === null;
  if (returns.length === 0 && !isPossible) return null;
  return (
    <section className="step" aria-labelledby="devoluciones">
      <h2 id="devoluciones">{t('Returns')}</h2>
      {returns.length > 0 && (
        <ul className="order-returns">
          {returns.map(({ number, status, at }) => (
            <li key={number}>
              <a className="line-link" href={href(returnPath(order, number))}>
                {t('Return {number}', { number })}
              </a>{' '}
              <strong>{t(RETURN_STATUS_TEXTS[status])}</strong>{' '}
              <span className="small muted">{shortDate(at, t.locale)}</span>
            </li>
          ))}
        </ul>
      )}
      {isPossible && !isDelivered && (
        <p className="small">
          <a className="line-link" href={href(newReturnPath(order))}>
            {t('Return something')}
          </a>
        </p>
      )}
      {isPossible && isDelivered && (
        <ButtonLink kind="plain" href={href(newReturnPath(order))}>
          {t('Return something')}
        </ButtonLink>
      )}
    </section>
  );
}
