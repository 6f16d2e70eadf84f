import type { Arrived, DeskReturn, ReturnCost } from '../../../commerce/returns';
import { lineField } from '../../../contract/returns/forms';
import { deskReturnPath } from '../../../contract/returns/pages';
import { type Centavos, formatMoney, toCentavos } from '../../../domain/money';
import { FormKey } from '../../shop/form-key';
import { texts } from '../../shop/texts';
import { cardText } from '../order-questions';
import { Question } from '../question';

interface Props {
  told: DeskReturn;
  arrived: readonly Arrived[];
  cost: ReturnCost;
}

const Hidden = ({ name, value }: { name: string; value: string }) => (
  <input type="hidden" name={name} value={value} autoComplete="off" />
);

/** Where what the order costs less goes, a line each. */
function whereTo({ amount, toCards, byHand, toWallet, isAskedOfTwo, cardDigits }: ReturnCost): string[] {
  const t = texts();
  const card = cardText({ cardDigits });
  const unpaid = toCentavos(amount - toCards - byHand - toWallet);
  const says = (centavos: Centavos) => ({ amount: formatMoney(centavos) });
  return [
    ...(toCards > 0 && !isAskedOfTwo ? [t('{amount} go back to {card}, at once.', { ...says(toCards), card })] : []),
    ...(toCards > 0 && isAskedOfTwo
      ? [t('{amount} are to go back to {card}: that takes a second person.', { ...says(toCards), card })]
      : []),
    ...(toWallet > 0 ? [t('{amount} go into the wallet, at once.', says(toWallet))] : []),
    ...(byHand > 0 ? [t('{amount} are to be sent by you, where the customer says.', says(byHand))] : []),
    ...(unpaid > 0 ? [t('{amount} were not paid yet, and are not due any more.', says(unpaid))] : []),
  ];
}

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
          {whereTo(cost).map((line) => (
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
