import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOutdated, type KnownPlace } from '../../domain/known-place';
import type { DeliveryDays } from '../../domain/shipping/delivery-window';
import { isPostalCode } from '../../domain/validation/postal-code';
import { Icon } from '../../ui/icon';
import { useCartVersion } from '../cart/use-cart-version';
import { askPlace } from '../place/ask-place';
import { cartEstimate } from '../place/cart-estimate';
import { devicePlace, keepPlace } from '../place/device-place';
import { usePlace } from '../place/use-place';
import { Arrives } from '../shop/delivery/arrives';
import { laterWords } from '../shop/later-words/later-words';
import { type CartCost, costAt, type DeliveryBoxView, daysAt, nameAt, TOLD_DELIVERY } from './told-delivery';

interface Answer {
  /** null where nothing is promised. */
  days: DeliveryDays | null;
  place: string;
  cost: string | null;
}

/**
 * What is known of a postal code: what this browser keeps of it, else what the shop answers. Throws when it gave none.
 */
async function placeOf(code: string, storePrefix: string): Promise<KnownPlace | null> {
  const kept = devicePlace();
  return kept?.code === code && !isOutdated(kept, Date.now()) ? kept : askPlace(storePrefix, code);
}

/** What delivering the cart in hand with this product costs; null without a cart, or one that is delivered. */
async function cartCost({ storePrefix, sku }: DeliveryBoxView, code: string): Promise<CartCost | null> {
  if (!document.cookie.includes('cart-marker-')) return null;
  const withIt = sku === null ? null : await cartEstimate(storePrefix, code, sku);
  const found = withIt ?? (await cartEstimate(storePrefix, code));
  return found && { gross: found.gross, isWith: withIt !== null };
}

/**
 * Asks when it arrives at a postal code, and keeps the code for all pages; answers a text where there is nothing to
 * say. Throws when the shop gave no answer.
 */
async function arrival(code: string, view: DeliveryBoxView): Promise<Answer | string> {
  const { storePrefix, texts } = view;
  const [place, cart] = await Promise.all([placeOf(code, storePrefix), cartCost(view, code)]);
  if (!place) return (await laterWords()).place.notFound;
  const kept = devicePlace();
  if (kept?.askedAt !== place.askedAt) keepPlace(kept?.code === place.code ? { ...kept, ...place } : place);
  if (!place.isCovered) return texts.noCoverage;
  return {
    days: daysAt(view, place),
    place: nameAt(view, place),
    cost: costAt(view, place, cart),
  };
}

const FIELD_ID = 'codigo-de-entrega';

/**
 * When it arrives: asks for the postal code once, remembers it, answers with the date first. Nothing is asked before it
 * is near the screen; until there is an answer stands what the page told of a known place (src/browser/tell-delivery.ts).
 */
export function DeliveryBox({ isSeen, ...props }: DeliveryBoxView & { isSeen: boolean }) {
  const { texts } = props;
  const kept = usePlace()?.code ?? '';
  const cart = useCartVersion();
  const field = useRef<HTMLInputElement>(null);
  /** The code that was asked with last, and beside which cart. */
  const asked = useRef('');
  const askedBeside = useRef(cart);
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<'by the page' | 'nothing' | null>('by the page');

  const ask = async (wanted: string) => {
    if (!isPostalCode(wanted)) return;
    asked.current = wanted;
    askedBeside.current = cart;
    setBusy(true);
    setProblem('');
    const told = await arrival(wanted, props).catch(() => texts.failed);
    if (asked.current !== wanted) return;
    setBusy(false);
    setAnswer(typeof told === 'string' ? null : told);
    setProblem(typeof told === 'string' ? told : '');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kept code or cart alone is asked about by itself
  useLayoutEffect(() => {
    if (kept === asked.current && kept !== '' && cart === askedBeside.current) return;
    // What was typed before this ran is asked about too.
    const wanted = kept || (field.current?.value.trim() ?? '');
    setCode(wanted);
    if (kept === '') setAnswer(null);
    if (isSeen) void ask(wanted);
  }, [kept, isSeen, cart]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place that is forgotten is told no more
  useLayoutEffect(() => {
    setTold((now) => (answer || problem ? null : devicePlace() ? now : 'nothing'));
  }, [answer, problem, kept]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void ask(code.trim());
  };
  const change = () => {
    flushSync(() => setAnswer(null));
    field.current?.focus();
  };
  return (
    <>
      <Icon name="truck" />
      <div role="status">
        {answer && (
          <>
            {answer.days ? (
              <Arrives days={answer.days} promise={texts.promise} locale={props.locale} className="delivery-cost" />
            ) : (
              <strong>{texts.title}</strong>
            )}
            <span>{`${answer.place} · `}</span>
            <button type="button" className="text-button" onClick={change}>
              {texts.change}
            </button>
            {answer.cost && <span className="delivery-cost">{answer.cost}</span>}
          </>
        )}
      </div>
      {/* What stands in it was written outside of React, which leaves it as it finds it. */}
      {told && (
        <p key={told} className={TOLD_DELIVERY} suppressHydrationWarning>
          {''}
        </p>
      )}
      <div hidden={answer !== null}>
        {/* Nothing is promised to where nobody delivers. */}
        {problem !== texts.noCoverage && (
          <>
            <strong>{texts.title}</strong>
            {texts.note}
          </>
        )}
        <form className="delivery-form needs-script" onSubmit={send}>
          <label className="sr" htmlFor={FIELD_ID}>
            {texts.code}
          </label>
          <input
            ref={field}
            id={FIELD_ID}
            className="input"
            inputMode="numeric"
            autoComplete="postal-code"
            pattern="[0-9]{5}"
            maxLength={5}
            placeholder={texts.code}
            aria-describedby={`${FIELD_ID}-error`}
            required
            value={code}
            onChange={({ target }) => setCode(target.value)}
          />
          <button type="submit" className="btn btn-plain" data-live>
            {isBusy ? texts.searching : texts.see}
          </button>
        </form>
        <p className="field-error" id={`${FIELD_ID}-error`} role="alert">
          {problem}
        </p>
      </div>
    </>
  );
}
