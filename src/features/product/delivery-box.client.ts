import { isOutdated, type KnownPlace } from '../../domain/known-place';
import { formatMoney } from '../../domain/money';
import type { DeliveryDays } from '../../domain/shipping/delivery-window';
import { isPostalCode } from '../../domain/validation';
import { startBranchNear } from '../branches/branch-near.client';
import { startBranchWindow } from '../branches/branch-window.client';
import { askPlace } from '../place/ask-place';
import { cartEstimate } from '../place/cart-estimate';
import { devicePlace, keepPlace, onPlaceChange } from '../place/device-place';
import { deliveryDays } from '../shop/delivery';
import { startPickupNear } from './pickup-near.client';

/** The window of branches comes with this piece, what sorts them by distance, and what says which is near. */
export const branchWindow = { start: startBranchWindow };
export const branchNear = { start: startBranchNear };
export const pickupNear = { start: startPickupNear };

interface Props {
  storePrefix: string;
  locale: string;
  sign: string;
  /** Days of a special item, null for any other. */
  special: number | null;
  /** Days of the policy, where a place has none of its own. */
  policy: Pick<DeliveryDays, 'from' | 'to'>;
  texts: {
    searching: string;
    /** With {from} and {to}, or of a special item {to} alone. */
    arrives: string;
    /** With {place}. */
    to: string;
    change: string;
    /** Of what is in the cart, with {amount}. */
    cost: string;
    /** What delivery costs where there is no cart; null where only the retailer knows. */
    usualCost: string | null;
    noCoverage: string;
    notFound: string;
    failed: string;
  };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'delivery-box': Props;
  }
}

interface Answer {
  arrives: string;
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

/**
 * Asks when it arrives at a postal code, and keeps the code for all pages; answers a text where there is nothing to
 * say. Throws when the shop gave no answer.
 */
async function arrival(
  code: string,
  { storePrefix, locale, sign, special, policy, texts }: Props,
): Promise<Answer | string> {
  const hasCart = document.cookie.includes('cart-marker-');
  const [place, cart] = await Promise.all([
    placeOf(code, storePrefix),
    hasCart ? cartEstimate(storePrefix, code) : null,
  ]);
  if (!place) return texts.notFound;
  if (devicePlace()?.askedAt !== place.askedAt) keepPlace(place);
  if (!place.isCovered) return texts.noCoverage;
  const days = deliveryDays(
    { ...(place.days ?? policy), ...(special === null ? {} : { special }) },
    Date.now(),
    locale,
  );
  return {
    arrives: texts.arrives.replace('{from}', days.from).replace('{to}', days.to),
    place: texts.to.replace('{place}', [place.code, place.name].join(', ')),
    cost: cart?.gross == null ? texts.usualCost : texts.cost.replace('{amount}', formatMoney(cart.gross, sign)),
  };
}

function tag(name: 'strong' | 'span' | 'button', className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** When it arrives: asks for the postal code once, remembers it, answers with the date first. */
export function start(box: HTMLElement, props: Props): void {
  const { texts } = props;
  const form = box.querySelector('form');
  const field = box.querySelector('input');
  const send = box.querySelector<HTMLButtonElement>('button');
  const problem = box.querySelector('[role="alert"]');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  const question = form?.parentElement;
  if (!form || !field || !send || !problem || !status || !question) return;
  const label = send.textContent;
  let isBusy = false;
  /** The code that was asked with last. */
  let asked = '';
  /** The code that this browser kept when it was looked at last. */
  let seen = '';

  const tell = ({ arrives, place, cost }: Answer) => {
    const change = tag('button', 'text-button', texts.change) as HTMLButtonElement;
    change.type = 'button';
    change.addEventListener('click', () => {
      openQuestion();
      field.focus();
    });
    status.replaceChildren(
      tag('strong', '', arrives),
      `${place} · `,
      change,
      ...(cost ? [tag('span', 'delivery-cost', cost)] : []),
    );
    question.hidden = true;
  };
  const openQuestion = () => {
    status.replaceChildren();
    question.hidden = false;
  };
  const ask = async () => {
    const code = field.value.trim();
    if (isBusy || !isPostalCode(code)) return;
    isBusy = true;
    asked = code;
    send.textContent = texts.searching;
    problem.textContent = '';
    try {
      const answer = await arrival(code, props);
      if (typeof answer === 'string') {
        openQuestion();
        problem.textContent = answer;
      } else tell(answer);
    } catch {
      problem.textContent = texts.failed;
    }
    isBusy = false;
    send.textContent = label;
    follow();
  };
  /** Takes up the code this browser keeps, where it is another one than before. */
  const follow = () => {
    const code = devicePlace()?.code ?? '';
    if (code === seen) return;
    seen = code;
    if (code === asked) return;
    field.value = code;
    if (code === '') openQuestion();
    else void ask();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  onPlaceChange(() => isBusy || follow());
  follow();
  if (seen === '') void ask();
}
