import type { AskedMoney } from '../../../commerce/desk/orders';
import { requestContext } from '../../../commerce/request-context';
import { formatMoney } from '../../../domain/money';
import type { ApprovalKind } from '../../../domain/two-names';
import type { Key } from '../../../i18n';
import { ago, shortDate } from '../../../i18n/dates';
import { Button } from '../../../ui/button';
import { FormKey } from '../../shop/form-key';
import { formAction } from '../../shop/links';
import { texts } from '../../shop/texts';
import { mayDo } from '../may-do';

const ASKS: Record<ApprovalKind, Key> = {
  'refund-card': '{who} asks to send {amount} back to {card}',
  refunded: '{who} asks to note that {amount} were sent back',
  adjusted: '{who} asks to take {amount} off',
};

const YES: Record<ApprovalKind, Key> = {
  'refund-card': 'I agree: send {amount} back',
  refunded: 'I agree: note {amount}',
  adjusted: 'I agree: take {amount} off',
};

interface Props {
  number: string;
  asked: AskedMoney;
  /** What the card is called that it goes back to. */
  card: string;
}

function Decide({ number, id, decision, says }: { number: string; id: number; decision: string; says: string }) {
  return (
    <form action={formAction('operacion/acuerdo')} method="post">
      <FormKey />
      <input type="hidden" name="number" value={number} autoComplete="off" />
      <input type="hidden" name="id" value={id} autoComplete="off" />
      <input type="hidden" name="decision" value={decision} autoComplete="off" />
      <Button wide kind={decision === 'aceptar' ? undefined : 'plain'}>
        {says}
      </Button>
    </form>
  );
}

/** Money of an order that waits for a second name: who asked for how much, and the two answers. */
export function AskedMoneyCard({
  number,
  asked: { id, kind, amount, note, sentOn, askedBy, isOwn, agreedBy, at },
  card,
}: Props) {
  const t = texts();
  const { now } = requestContext();
  const says = { who: askedBy, amount: formatMoney(amount), card };
  const mayAgree = mayDo('money') && (!isOwn || agreedBy !== null);
  return (
    <section className="desk-card desk-asked" aria-labelledby="segunda">
      <h2 id="segunda">{t('It waits for a second name')}</h2>
      <p>
        {t(ASKS[kind], says)} · {ago(at, now, t.locale)}
      </p>
      {sentOn !== null && <p>{t('Sent on {day}', { day: shortDate(sentOn, t.locale) })}</p>}
      {note !== null && <p>{note}</p>}
      {isOwn && agreedBy === null && <p>{t('Somebody else has to agree. You may take it back.')}</p>}
      {agreedBy !== null && (
        <p>{t('{who} agreed, and it broke off: it is done once, whoever goes on.', { who: agreedBy })}</p>
      )}
      {mayAgree && <Decide number={number} id={id} decision="aceptar" says={t(YES[kind], says)} />}
      {mayDo('money') && agreedBy === null && (
        <Decide number={number} id={id} decision="rechazar" says={t(isOwn ? 'Take it back' : 'No, it is not done')} />
      )}
    </section>
  );
}
