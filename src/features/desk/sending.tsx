import type { ReactNode } from 'react';
import type { DeskOrder } from '../../commerce/desk/orders';
import { requestContext } from '../../commerce/request-context';
import { CONFIRM, deskOrderPage, SCANNED_CODE, SCANNED_FOR } from '../../contract/desk-pages/forms';
import { type Carrier, sendingOf } from '../../domain/order/dispatch';
import { readCode } from '../../domain/order/scanned-code';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { type FormState, firstRefused } from '../shop/form-state';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';
import { CarrierField } from './carrier-field';
import { guideShapeText } from './dispatch/guide-shape-text';

const FORM = 'operacion-pedido';

interface Props extends Pick<DeskOrder, 'order'> {
  type: 'send' | 'correct-guide';
  carriers: readonly Carrier[];
  /** What the button says. */
  says: string;
  state: FormState;
  /** Where its guide number is scanned, and comes back from. */
  scanHref: string;
  /** true where the page that asks comes first, since a card is charged. */
  asks?: boolean;
  /** The fields that say of which order this is told. */
  children: ReactNode;
}

/** The guide number that was scanned for this order. */
const scannedGuide = (query: URLSearchParams): string | undefined =>
  query.has(SCANNED_FOR) ? (readCode(query.get(SCANNED_CODE) ?? '') ?? undefined) : undefined;

const TYPED = ['carrier', 'guide'] as const;
type Typed = (typeof TYPED)[number];

/** What was typed before the page that asks, which is not asked for with it; null where nothing was. */
export const askedSending = (query: URLSearchParams): Record<Typed, string> | null =>
  query.get(CONFIRM) === 'send' ? { carrier: query.get('carrier') ?? '', guide: query.get('guide') ?? '' } : null;

/** What is wrong with it, field by field. */
function problemOf(carriers: readonly Carrier[], asked: Record<Typed, string>, name: Typed): string | null {
  const sending = sendingOf(carriers, 'send', asked);
  const problem = sending.ok ? undefined : sending.problem.fields?.find(({ field }) => field === name);
  return problem ? texts().message(problem.message) : null;
}

/** With whom an order goes and under which number: when it is sent, or in the place of what was said then. */
export function Sending({ order: { number, dispatch }, type, carriers, says, state, scanHref, asks, children }: Props) {
  const t = texts();
  const { query } = requestContext();
  const isTyped = state.value(FORM, 'type') === type;
  const asked = asks ? askedSending(query) : null;
  const typed = (name: Typed) => asked?.[name] ?? (isTyped ? state.value(FORM, name) : undefined);
  const error = (name: Typed) => (asked ? problemOf(carriers, asked, name) : isTyped ? state.error(FORM, name) : null);
  const first = firstRefused(TYPED, error);
  const chosen = typed('carrier') ?? dispatch?.carrier;
  const guideError = error('guide');
  const shape =
    guideError &&
    guideShapeText(
      t,
      carriers.find(({ code }) => code === chosen),
    );
  return (
    <form
      className="desk-amount-form"
      action={asks ? href(deskOrderPage(number)) : formAction('operacion/pedido')}
      method={asks ? 'get' : 'post'}
    >
      {children}
      <CarrierField
        carriers={carriers}
        scope={type}
        chosen={chosen}
        error={error('carrier')}
        takesFocus={first === 'carrier'}
      />
      <Field
        scope={type}
        name="guide"
        autoComplete="off"
        spellCheck={false}
        label={t('Guide number')}
        data-guide=""
        defaultValue={typed('guide') ?? scannedGuide(query) ?? dispatch?.guide ?? undefined}
        error={shape ? `${guideError}. ${shape}` : guideError}
        {...(first === 'guide' && { autoFocus: true })}
        hint={<a href={scanHref}>{t('Scan the guide')}</a>}
      />
      <Button wide kind={type === 'send' ? undefined : 'plain'}>
        {says}
      </Button>
    </form>
  );
}
