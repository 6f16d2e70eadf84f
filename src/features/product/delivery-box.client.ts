import { formatMoney, fromDecimal } from '../../domain/money';
import { startBranchNear } from '../branches/branch-near.client';
import { startBranchWindow } from '../branches/branch-window.client';
import { deliveryDays } from '../shop/delivery';
import { lookUpPlace } from '../shop/look-up-place';

/** The window of branches comes with this piece, and what sorts them by distance. */
export const branchWindow = { start: startBranchWindow };
export const branchNear = { start: startBranchNear };

const REMEMBERED = 'codigo-postal';
const CODE = /^\d{5}$/;

interface Props {
  storePrefix: string;
  locale: string;
  sign: string;
  /** Days of a special item, null for any other. */
  special: number | null;
  texts: {
    searching: string;
    /** With {from} and {to}, or of a special item {to} alone. */
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

declare module '../../ui/island' {
  interface Islands {
    'delivery-box': Props;
  }
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

/** Asks when it arrives at a postal code; answers a text where there is nothing to say. Throws when the shop gave no answer. */
async function arrival(code: string, { storePrefix, locale, sign, special, texts }: Props): Promise<Answer | string> {
  const hasCart = document.cookie.includes('cart-marker-');
  const [place, price] = await Promise.all([lookUpPlace(storePrefix, code), hasCart ? estimate(storePrefix, code) : null]);
  if (!place) return texts.notFound;
  if (!place.covered || !place.deliveryDays) return texts.noCoverage;
  const days = deliveryDays({ ...place.deliveryDays, ...(special === null ? {} : { special }) }, Date.now(), locale);
  return {
    arrives: texts.arrives.replace('{from}', days.from).replace('{to}', days.to),
    place: texts.to.replace('{place}', [place.code, place.city ?? place.municipality].join(', ')),
    cost: price === null ? null : texts.cost.replace('{amount}', formatMoney(fromDecimal(price), sign)),
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

  const tell = ({ arrives, place, cost }: Answer) => {
    const change = tag('button', 'text-button', texts.change) as HTMLButtonElement;
    change.type = 'button';
    change.addEventListener('click', () => {
      status.replaceChildren();
      question.hidden = false;
      field.focus();
    });
    status.replaceChildren(tag('strong', '', arrives), `${place} · `, change, ...(cost ? [tag('span', 'delivery-cost', cost)] : []));
    question.hidden = true;
  };
  const ask = async () => {
    if (isBusy || !CODE.test(field.value)) return;
    isBusy = true;
    send.textContent = texts.searching;
    problem.textContent = '';
    try {
      const answer = await arrival(field.value, props);
      if (typeof answer === 'string') problem.textContent = answer;
      else {
        remember(field.value);
        tell(answer);
      }
    } catch {
      problem.textContent = texts.failed;
    }
    isBusy = false;
    send.textContent = label;
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  if (field.value === '') field.value = remembered();
  void ask();
}
