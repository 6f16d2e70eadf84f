import { mineAs, requestContext } from '../../commerce/request-context';
import { ownOrderPath } from '../../contract/history/pages';
import { RETURNS_MESSAGES } from '../../contract/returns/messages';
import { PRINTED_RETURN } from '../../contract/returns/pages';
import { AccountFrame } from '../../features/profile/account-frame';
import { NewReturnForm } from '../../features/returns/return-form';
import { ReturnSheet } from '../../features/returns/return-sheet';
import { ReturnView } from '../../features/returns/return-view';
import { takeFormState } from '../../features/shop/form-state';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { Notice } from '../../ui/notice';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;

function BackToOrder({ order }: { order: string }) {
  const t = texts();
  return (
    <p>
      <a className="line-link" href={href(ownOrderPath(encodeURIComponent(order)))}>
        {t('Order {number}', { number: order })}
      </a>
    </p>
  );
}

/** ROUTE-027: asks for a return of an order of the customer's own. */
export async function NewReturnPage({ orderId }: PageProps<'/my-account/orders/[orderId]/return'>) {
  const t = texts();
  const order = segment(orderId);
  const [state, form] = await Promise.all([takeFormState(), mineAs('customer').own('returns').form(order)]);
  if (!form.ok && form.problem.status === NOT_FOUND) requestContext().noteStatus(NOT_FOUND);
  return (
    <AccountFrame title={t('Return something')} state={state}>
      {form.ok && <BackToOrder order={form.value.order} />}
      {!form.ok && <Notice level="error">{t.message(form.problem.message)}</Notice>}
      {form.ok && form.value.problem !== null && (
        <div className="own-sheet">
          <p>{t.data(form.value.problem)}</p>
        </div>
      )}
      {form.ok && form.value.problem === null && <NewReturnForm form={form.value} state={state} />}
    </AccountFrame>
  );
}

/** ROUTE-028: one return; of any other it is told that there is none. */
export async function ReturnPage({
  orderId,
  incrementId,
}: PageProps<'/my-account/orders/[orderId]/return/[incrementId]'>) {
  const t = texts();
  const { query, noteStatus } = requestContext();
  const own = mineAs('customer').own('returns');
  const [state, found] = await Promise.all([takeFormState(), own.find(segment(orderId), segment(incrementId))]);
  if (!found.ok) {
    const isUnknown = found.problem.status === NOT_FOUND;
    if (isUnknown) noteStatus(NOT_FOUND);
    return (
      <AccountFrame title={t('Returns')} state={state}>
        <div className="own-sheet">
          <p>{t.message(isUnknown ? RETURNS_MESSAGES.unknown : found.problem.message)}</p>
        </div>
      </AccountFrame>
    );
  }
  const told = found.value;
  return (
    <AccountFrame title={t('Return {number}', { number: told.number })} state={state}>
      {query.has(PRINTED_RETURN) ? (
        <ReturnSheet told={told} />
      ) : (
        <>
          <BackToOrder order={told.order} />
          <ReturnView told={told} state={state} hasCare={own.care !== null} />
        </>
      )}
    </AccountFrame>
  );
}
