'use client';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { formatMoney, fromDecimal } from '../../domain/money';
import { Icon } from '../../ui/icon';
import { deliveryDays } from '../shop/delivery';
import { lookUpPlace } from '../shop/look-up-place';

const REMEMBERED = 'codigo-postal';
const CODE = /^\d{5}$/;

interface DeliveryBoxProps {
  storePrefix: string;
  locale: string;
  sign: string;
  texts: {
    /** What is always true, with and without a postal code. */
    title: string;
    about: string;
    postalCode: string;
    ask: string;
    searching: string;
    /** With {from} and {to}. */
    arrives: string;
    /** With {place}. */
    to: string;
    change: string;
    /** With {amount}. */
    cost: string;
    noCoverage: string;
    notFound: string;
    failed: string;
  };
}

interface Answer {
  arrives: string;
  place: string;
  cost: string | null;
}

/** What delivering the cart in hand to a postal code costs, with IVA; null without a cart or a way to tell. */
async function estimate(storePrefix: string, postCode: string): Promise<number | null> {
  const answer = await fetch(`${storePrefix}/api/shipping/estimate?postCode=${postCode}`);
  if (!answer.ok) return null;
  const { result } = (await answer.json()) as { result: { price_incl_tax: number | null }[] };
  const prices = result.flatMap(({ price_incl_tax: price }) => (price === null ? [] : [price]));
  return prices.length > 0 ? Math.min(...prices) : null;
}

const remembered = () => {
  try {
    return localStorage.getItem(REMEMBERED) ?? '';
  } catch {
    return '';
  }
};

const remember = (code: string) => {
  try {
    localStorage.setItem(REMEMBERED, code);
  } catch {
    // a browser that keeps nothing asks again next time
  }
};

/** When it arrives: asks for the postal code once, remembers it, answers with the date first. Without script it says what is always true. */
export function DeliveryBox({ storePrefix, locale, sign, texts }: DeliveryBoxProps) {
  const id = useId();
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = async (asked: string, hasCart: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      const [place, price] = await Promise.all([lookUpPlace(storePrefix, asked), hasCart ? estimate(storePrefix, asked) : null]);
      if (!place) return setProblem(texts.notFound);
      if (!place.covered || !place.deliveryDays) return setProblem(texts.noCoverage);
      const days = deliveryDays(place.deliveryDays, Date.now(), locale);
      remember(asked);
      setAnswer({
        arrives: texts.arrives.replace('{from}', days.from).replace('{to}', days.to),
        place: texts.to.replace('{place}', [place.code, place.city ?? place.municipality].join(', ')),
        cost: price === null ? null : texts.cost.replace('{amount}', formatMoney(fromDecimal(price), sign)),
      });
    } catch {
      setProblem(texts.failed);
    } finally {
      setBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const known = remembered();
    if (!CODE.test(known)) return;
    setCode(known);
    void ask(known, document.cookie.includes('cart-marker-'));
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (CODE.test(code) && !busy) void ask(code, document.cookie.includes('cart-marker-'));
  };
  return (
    <>
      <Icon name="truck" />
      {answer ? (
        <div role="status">
          <strong>{answer.arrives}</strong>
          {answer.place} ·{' '}
          <button type="button" className="text-button" onClick={() => setAnswer(null)}>
            {texts.change}
          </button>
          {answer.cost && <span className="delivery-cost">{answer.cost}</span>}
        </div>
      ) : (
        <div>
          <strong>{texts.title}</strong>
          {texts.about}
          <form className="delivery-form needs-script" onSubmit={submit}>
            <label className="sr" htmlFor={id}>
              {texts.postalCode}
            </label>
            <input
              id={id}
              className="input"
              inputMode="numeric"
              autoComplete="postal-code"
              pattern="[0-9]{5}"
              maxLength={5}
              placeholder={texts.postalCode}
              value={code}
              onChange={(event) => setCode(event.target.value)}
              aria-describedby={`${id}-error`}
              required
            />
            <button type="submit" className="btn btn-plain" data-live>
              {busy ? texts.searching : texts.ask}
            </button>
          </form>
          <p className="field-error" id={`${id}-error`} role="alert">
            {problem}
          </p>
        </div>
      )}
    </>
  );
}
