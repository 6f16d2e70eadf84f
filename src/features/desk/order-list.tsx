import type { DeskRow } from '../../commerce/desk/orders';
import type { RefundAccounts } from '../../commerce/refunds';
import { BACK } from '../../contract/customers/pages';
import { DESK_CHOSEN_PAGE, DESK_PRINT_PAGE, DO, PRINT_KINDS, PRINTED } from '../../contract/desk-pages/forms';
import { MANY_ACTIONS, type ManyAction, manyEventsOf } from '../../domain/order/desk-action';
import { Button } from '../../ui/button';
import { Island } from '../../ui/island';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { HeadRow } from './frame/head-row';
import { MANY_TEXTS } from './many-texts';
import { mayDo, mayDoToMany } from './may-do';
import { OrderRow } from './order-row';

const PRINT_TEXTS = { surtido: 'Picking list', notas: 'Delivery notes' } as const satisfies Record<
  (typeof PRINT_KINDS)[number],
  string
>;

/** A step that many orders go through; dark where each of those that are shown can. */
const Do = ({ action, isOfAll }: { action: ManyAction; isOfAll: boolean }) => (
  <Button kind={isOfAll ? 'ink' : 'plain'} name={DO} value={action}>
    {texts()(MANY_TEXTS[action])}
  </Button>
);

/** A list of orders as a form: those that are ticked are led to one question, printed, or saved for their carrier. */
export function OrderList({
  rows,
  back,
  accounts,
}: {
  rows: readonly DeskRow[];
  back: string;
  /** Where the money of these orders goes to, in the list of those that have some to be sent back. */
  accounts: RefundAccounts;
}) {
  const t = texts();
  const can = (action: ManyAction) => (row: DeskRow) => manyEventsOf(row.order, row.state, action) !== null;
  const actions = MANY_ACTIONS.filter((action) => mayDoToMany(action) && rows.some(can(action)));
  const [main] = actions.filter((action) => action !== 'cancel');
  // What a list is there for is what each of its orders can go through; money is noted beside it.
  const isOfAll = (action: ManyAction) =>
    action !== 'cancel' && (action !== 'received' || action === main) && rows.every(can(action));
  const heads = [t('Order'), t('State'), t('Customer'), t('Handed over'), t('Payment'), t('Promised day'), t('Total')];
  return (
    <form className="desk-many" action={href(DESK_CHOSEN_PAGE)} method="get">
      <input type="hidden" name={BACK} value={back} autoComplete="off" />
      <div className="desk-bar">
        {main && <Do action={main} isOfAll={isOfAll(main)} />}
        <div>
          <Island
            of="desk-keys"
            props={{ texts: { chosen: t('{count} chosen'), all: t('Choose all'), none: t('Choose none') } }}
          />
          {actions
            .filter((action) => action !== main)
            .map((action) => (
              <Do key={action} action={action} isOfAll={isOfAll(action)} />
            ))}
          {PRINT_KINDS.filter((kind) => kind === 'surtido' || mayDo('orders')).map((kind) => (
            <Button key={kind} kind="plain" formAction={href(DESK_PRINT_PAGE)} name={PRINTED} value={kind}>
              {t(PRINT_TEXTS[kind])}
            </Button>
          ))}
          {mayDo('orders') && (
            <Button kind="plain" formAction={formAction('operacion/paqueteria')} formMethod="post">
              {t('File for the carrier')}
            </Button>
          )}
        </div>
      </div>
      <table className="desk-table">
        <HeadRow heads={['', ...heads]} />
        <tbody>
          {rows.map((row) => (
            <OrderRow key={row.order.number} row={row} account={accounts.get(row.order.number) ?? null} />
          ))}
        </tbody>
      </table>
    </form>
  );
}
