import type { Arrived, DeskReturn, ReturnCost } from '../../../commerce/returns';
import { lineField } from '../../../contract/returns/forms';
import { deskReturnPath } from '../../../contract/returns/pages';
import { formatMoney } from '../../../domain/money';
import { FormKey } from '../../shop/form-key';
import { texts } from '../../shop/texts';
import { whereAllGoes } from '../order/where-to';
import { Question } from '../question';

interface Props {
  told: DeskReturn;
  arrived: readonly Arrived[];
  cost: ReturnCost;
}

const Hidden = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} autoComplete="off" />
);

/** What becomes of what arrived of a line: of the units that are taken back, and of those that are not. */
function becomesOf({ arrived, accepted, isShelved, refusal }: Arrived, name: string): string {
  const t = texts();
  const refused = arrived - accepted;
  const becomes = isShelved ? t('sold again') : t('written off');
  return [
    ...(accepted > 0 ? [`${accepted} × ${name} · ${becomes}`] : []),
    ...(refused > 0 ? [`${refused} × ${name} · ${t('Not taken back: {reason}', { reason: refusal })}`] : []),
  ].join('; ');
}

/** Asks once, with every amount, before the order of a return costs less; what was noted of its lines goes along. */
export function ReceiveQuestion({ told: { number, version, order, lines }, arrived, cost }: Props) {
  const t = texts();
  const amount = formatMoney(cost.amount);
  return (
    <Question
      back={deskReturnPath(number)}
      title={t('Take {amount} off order {order} for what came back?', { amount, order })}
      text={
        <ul className="desk-return-lines">
          {arrived.map((one) => (
            <li key={one.lineNo}>{becomesOf(one, lines.find(({ lineNo }) => lineNo === one.lineNo)?.name ?? '')}</li>
          ))}
          {whereAllGoes(cost, null).map((line) => (
            <li key={line}>
              <strong>{line}</strong>
            </li>
          ))}
        </ul>
      }
      yes={t('Yes, take {amount} off', { amount })}
      action="operacion/devolucion-recibir"
    >
      <FormKey />
      <Hidden name="number" value={number} />
      <Hidden name="seen" value={String(version)} />
      <Hidden name="agreed" value={cost.mark} />
      {arrived.map(({ lineNo, arrived: came, accepted, isShelved, refusal }) => (
        <span key={lineNo} hidden>
          <Hidden name={lineField('arrived', lineNo)} value={String(came)} />
          <Hidden name={lineField('accepted', lineNo)} value={String(accepted)} />
          {isShelved && <Hidden name={lineField('shelf', lineNo)} value="1" />}
          <Hidden name={lineField('refusal', lineNo)} value={refusal} />
        </span>
      ))}
    </Question>
  );
}
