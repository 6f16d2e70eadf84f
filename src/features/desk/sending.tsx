import type { ReactNode } from 'react';
import type { DeskOrder } from '../../commerce/desk-orders';
import type { Carrier } from '../../domain/order/dispatch';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { FormState } from '../shop/form-state';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { CarrierField } from './carrier-field';

const FORM = 'operacion-pedido';

interface Props extends Pick<DeskOrder, 'order'> {
  type: 'send' | 'correct-guide';
  carriers: readonly Carrier[];
  /** What the button says. */
  says: string;
  state: FormState;
  /** The fields that say of which order this is told. */
  children: ReactNode;
}

/** With whom an order goes and under which number: when it is sent, or in the place of what was said then. */
export function Sending({ order: { dispatch }, type, carriers, says, state, children }: Props) {
  const t = texts();
  const isTyped = state.value(FORM, 'type') === type;
  const typed = (name: 'carrier' | 'guide') => (isTyped ? state.value(FORM, name) : undefined);
  const error = (name: 'carrier' | 'guide') => (isTyped ? state.error(FORM, name) : null);
  return (
    <form className="desk-amount-form" action={formAction('operacion/pedido')} method="post">
      {children}
      <CarrierField
        carriers={carriers}
        scope={type}
        chosen={typed('carrier') ?? dispatch?.carrier}
        error={error('carrier')}
      />
      <Field
        scope={type}
        name="guide"
        autoComplete="off"
        spellCheck={false}
        label={t('Guide number')}
        defaultValue={typed('guide') ?? dispatch?.guide ?? undefined}
        error={error('guide')}
      />
      <Button wide kind={type === 'send' ? undefined : 'plain'}>
        {says}
      </Button>
    </form>
  );
}
