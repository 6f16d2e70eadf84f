import type { OrderRefund } from '../../commerce/refunds';
import { commerce } from '../../commerce/request-context';
import { REFUND_ACCOUNT, REFUND_ANCHOR } from '../../contract/refunds/forms';
import { BANKS } from '../../domain/payment/banks';
import { bankOfClabe } from '../../domain/payment/clabe';
import { shortDate } from '../../i18n/dates';
import { Island } from '../../ui/island';
import { formStart } from '../forms/form-start';
import type { FormState } from '../shop/form-state';
import { money } from '../shop/price-of';
import { texts } from '../shop/texts';
import { accountText } from './account-text';

const MOVE_TEXTS = {
  refunded: 'We sent you {amount} on {day}.',
  bounced: 'The bank gave {amount} back to us on {day}.',
  wallet: '{amount} went into your wallet on {day}.',
} as const satisfies Record<OrderRefund['moves'][number]['type'], string>;

/** What was sent, and what of it came back, each with its day and its reference. */
function Moves({ moves }: Pick<OrderRefund, 'moves'>) {
  const t = texts();
  if (moves.length === 0) return null;
  return (
    <ul className="refund-moves">
      {moves.map(({ type, amount, note, at }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: it only grows at its end
        <li key={place}>
          {t(MOVE_TEXTS[type], {
            amount: money(amount),
            day: shortDate(at, t.locale),
          })}
          {note !== null && type === 'refunded' && ` ${t('Reference: {reference}', { reference: note })}`}
        </li>
      ))}
    </ul>
  );
}

interface FormProps {
  number: string;
  refund: OrderRefund;
  state: FormState;
  hasBranches: boolean;
}

/** Asks where the money is sent; what was said stands above, and can be said anew until it is sent. */
function Account({ number, refund: { account, byHand, canBeInWallet }, state, hasBranches }: FormProps) {
  const t = texts();
  const form = (
    <Island
      of="refund-account-form"
      props={{
        start: formStart({ path: 'order/reembolso', form: 'cuenta-reembolso', state, fields: REFUND_ACCOUNT }),
        order: number,
        wallet: canBeInWallet ? t('Into my wallet, now') : null,
        branch: hasBranches && account?.way !== 'branch' ? t('I fetch it at a branch') : null,
        texts: {
          clabe: t('CLABE of the account'),
          clabeHint: t('18 digits; your bank shows them with your account.'),
          holder: t('Name the account is in'),
          holderHint: t('It has to be in the name of who bought.'),
          send: t('Send it to this account'),
        },
      }}
    />
  );
  if (account === null)
    return (
      <>
        <p>{t('{amount} are waiting for you. Tell us where we send them.', { amount: money(byHand) })}</p>
        {form}
      </>
    );
  const wasRefused = ['clabe', 'holder'].some((field) => state.error('cuenta-reembolso', field));
  return (
    <>
      <p>
        {account.way === 'branch'
          ? t('{amount} wait for you at any of our branches. Bring your order number and an identification.', {
              amount: money(byHand),
            })
          : t('We send {amount} to {account}, in two working days at most.', {
              amount: money(byHand),
              account: accountText(t, account),
            })}
      </p>
      {account.way === 'clabe' && BANKS[bankOfClabe(account.clabe)] === undefined && (
        <p>{t('We do not know the bank of this CLABE: look at its digits once more.')}</p>
      )}
      <details open={wasRefused}>
        <summary>{t('Send it elsewhere')}</summary>
        {form}
      </details>
    </>
  );
}

/** Money of an order that goes back: what to the card, what to an account, what was sent; nothing where none does. */
export async function OrderRefundPart({ number, refund, state }: Omit<FormProps, 'hasBranches'>) {
  const t = texts();
  if (refund.byHand === 0 && refund.toCards === 0 && refund.moves.length === 0) return null;
  const hasBranches = refund.byHand > 0 && (await commerce().branches.any());
  return (
    <section className="step" id={REFUND_ANCHOR} aria-labelledby="reembolso-titulo">
      <h2 id="reembolso-titulo">{t('Your money back')}</h2>
      <div className="step-body">
        {refund.toCards > 0 && (
          <p>
            {t(
              refund.isAskedOfTwo
                ? '{amount} go back to your card as soon as a second person of the shop has agreed to it.'
                : '{amount} go back to your card by themselves.',
              { amount: money(refund.toCards) },
            )}
          </p>
        )}
        {refund.byHand > 0 && <Account number={number} refund={refund} state={state} hasBranches={hasBranches} />}
        <Moves moves={refund.moves} />
      </div>
    </section>
  );
}
