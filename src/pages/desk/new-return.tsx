import { requestContext } from '../../commerce/request-context';
import { deskOrderPage } from '../../contract/desk-pages/forms';
import { AccountNotices } from '../../features/customers/account-notices';
import { mayDo } from '../../features/desk/may-do';
import { NotAllowed } from '../../features/desk/not-allowed';
import { requireDesk } from '../../features/desk/require-desk';
import { BeginReturnForm } from '../../features/desk/returns/begin-return';
import { takeFormState } from '../../features/shop/form-state';
import { Head } from '../../features/shop/layout/head';
import { href } from '../../features/shop/links';
import { texts } from '../../features/shop/texts';
import { type PageProps, segment } from '../page-props';

const NOT_FOUND = 404;

/** Begins a return of an order for its customer. */
export async function DeskNewReturnPage({ number }: PageProps<'/pedido/[number]/devolucion'>) {
  const t = texts();
  if (!mayDo('orders')) return <NotAllowed title={t('Returns')} />;
  const order = segment(number);
  const [state, found] = await Promise.all([takeFormState(), requireDesk().returns.form(order)]);
  if (!found.ok) requestContext().noteStatus(NOT_FOUND);
  const title = found.ok ? t('Return of order {number}', { number: found.value.order }) : t('No orders like this');
  return (
    <>
      <Head title={title} canonical={null} />
      <h1>{title}</h1>
      <AccountNotices state={state} takesFocus />
      {found.ok && found.value.problem !== null && <p>{t.data(found.value.problem)}</p>}
      {found.ok && found.value.problem === null && <BeginReturnForm form={found.value} state={state} />}
      <p>
        <a className="line-link" href={href(deskOrderPage(order))}>
          {t('No, go back')}
        </a>
      </p>
    </>
  );
}
