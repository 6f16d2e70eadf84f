'use client';

import { useRef } from 'react';
import { ADD_FORM_ID, AddForm, type AddFormView, QUANTITY } from './add-form';
import { proposedFields } from './choices';
import { Delivery, type DeliveryView } from './delivery';
import { Services, WARRANTY, Warranties } from './extras';
import { type InsteadView, NotToBuy } from './not-to-buy';
import { useFields } from './use-fields';
import { useVariant } from './variants/variant-store';

/** Of one variant. */
export interface PurchaseView {
  /** Whether it can be put into the cart as it is shown. */
  canBuy: boolean;
  /** null where this variant can be bought, and every other. */
  instead: InsteadView | null;
  form: AddFormView;
  delivery: DeliveryView;
  /** null where nothing can be had with it. */
  extras: {
    optional: string;
    services: { title: string; note: string } | null;
    warranties: { title: string; note: string; none: string } | null;
  } | null;
}

declare module '../../ui/island' {
  interface Islands {
    purchase: PurchaseView;
  }
}

/** What stands in the form before anybody touches it. */
const proposedIn = ({ choices, services, warranties }: AddFormView): Record<string, string> => ({
  [QUANTITY]: '1',
  ...Object.assign({}, ...choices.map(proposedFields)),
  ...Object.fromEntries(services.map(({ name }) => [name, ''])),
  ...(warranties.length > 0 && { [WARRANTY]: '' }),
});

/**
 * The form that buys, how it gets to the shopper and what can be had with it; what to do instead where it cannot be
 * bought as it is.
 */
export default function Purchase(own: PurchaseView) {
  const { canBuy, instead, form, delivery, extras } = useVariant('purchase', own);
  const element = useRef<HTMLFormElement>(null);
  const fields = useFields(element, proposedIn(form));
  const common = { form: ADD_FORM_ID, fields, sign: form.sign, optional: extras?.optional ?? '' };
  return (
    <>
      {instead && <NotToBuy {...instead} />}
      {canBuy && <AddForm form={element} view={form} fields={fields} />}
      <Delivery {...delivery} />
      {canBuy && extras && (
        <>
          {extras.services && <Services services={form.services} texts={extras.services} {...common} />}
          {extras.warranties && <Warranties warranties={form.warranties} texts={extras.warranties} {...common} />}
        </>
      )}
    </>
  );
}
