import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { fakePlaces } from '../../../tests/fakes/places';
import { runInContext } from '../../commerce/request-context';
import { emptyCart } from '../../domain/cart/empty-cart';
import { ANA, testAddress } from '../../domain/order/address.fixture';
import type { Checkout } from '../../domain/order/order';
import { ok } from '../../domain/result';
import { testContext } from '../shop/request-context.fixture';
import { AddressStep } from './address-step';
import { DetailsStep } from './details-step';
import type { StepProps } from './step-props';

const CART = emptyCart('viu');
const GUEST: Checkout = {
  personalDetails: ANA,
  shippingDetails: null,
  paymentDetails: null,
  modifiedAt: 0,
};

/** The steps of a new guest whose postal code is `code`, '' for none. */
async function rendered(code: string, more: Partial<StepProps> = {}): Promise<string> {
  const done = { datos: false, direccion: false, envio: false, pago: false, revision: false };
  const props: StepProps = {
    cart: CART,
    checkout: GUEST,
    done,
    step: 'direccion',
    customer: null,
    branches: ok([]),
    isSent: true,
    state: { notices: [], value: (form, name) => (form === 'codigo-postal' && name === 'zipCode' ? code : undefined), error: () => null },
    ...more,
  };
  const context = testContext({}, { formKey: () => null, query: new URLSearchParams(), now: 0 });
  Object.assign(context.commerce, { places: fakePlaces });
  return runInContext(context, async () => renderToStaticMarkup(await AddressStep(props)));
}

const controls = (markup: string): string[] => (markup.match(/<(?:input|select)\b[^>]*>/g) ?? []).filter((tag) => !tag.includes('type="hidden"'));
const control = (markup: string, name: string): string => controls(markup).find((tag) => tag.includes(`name="${name}"`)) ?? '';
/** What a shopper sees of the form before anything is opened. */
const shown = (markup: string): string =>
  markup.replace(/<form class="without-script[\s\S]*?<\/form>/, '').replace(/<details(?! open)[^>]*>[\s\S]*?<\/details>/, '');

describe('the address step of a new guest', () => {
  test('has, with the details before it, at most 14 fields, and a token of autofill on each', async () => {
    const address = controls(shown(await rendered('97000')));
    const context = testContext({}, { formKey: () => null });
    const props = { cart: CART, checkout: { ...GUEST, personalDetails: null }, step: 'datos', customer: null } as unknown as StepProps;
    const details = runInContext(context, () =>
      renderToStaticMarkup(
        <DetailsStep
          {...props}
          done={{ datos: false, direccion: false, envio: false, pago: false, revision: false }}
          state={{ notices: [], value: () => undefined, error: () => null }}
        />,
      ),
    );
    expect(controls(details)).toHaveLength(3);
    // one of them is only shown for a colonia that is not listed
    expect(address.filter((tag) => !tag.includes('name="neighbourhoodOther"'))).toHaveLength(10);
    expect(address.filter((tag) => !/autocomplete="[a-z]/i.test(tag))).toEqual([]);
    expect(control(await rendered('97000'), 'zipCode')).toContain('inputMode="numeric"');
    expect(control(await rendered('97000'), 'phoneNumber')).toContain('inputMode="tel"');
  });

  test('is filled in by a postal code: state and municipio stand, colonias are offered', async () => {
    const markup = await rendered('97000');
    expect(control(markup, 'state')).toMatch(/value="Yucatán"/);
    expect(control(markup, 'city')).toMatch(/value="Mérida"/);
    expect(control(markup, 'city')).toContain('readOnly');
    expect(markup).toContain('<option value="Centro">Centro</option>');
    expect(markup).toContain('Mi colonia no aparece');
  });

  test('of a code the directory does not have asks for municipio and colonia, the state filled in', async () => {
    const markup = await rendered('97998');
    expect(control(markup, 'state')).toMatch(/value="Yucatán"/);
    expect(control(markup, 'city')).not.toContain('readOnly');
    expect(control(markup, 'city')).toContain('required');
    expect(control(markup, 'neighbourhood')).toMatch(/^<input/);
    expect(markup).toContain('No tenemos ese código postal en la lista');
  });

  test('without script begins with the postal code alone, and a button that looks it up', async () => {
    const form = /<form class="without-script[\s\S]*?<\/form>/.exec(await rendered(''))?.[0] ?? '';
    expect(controls(form)).toHaveLength(1);
    expect(form).toContain('action="/f/checkout/codigo-postal"');
    expect(form).toContain('Buscar mi código postal');
  });

  test('keeps who receives it folded away, unless that is somebody else', async () => {
    expect(await rendered('97000')).toMatch(/<details class="recipient">/);
    const other = { ...GUEST, shippingDetails: testAddress({ firstName: 'Luis', lastName: 'Canul' }) };
    expect(await rendered('97000', { checkout: other })).toMatch(/<details class="recipient" open/);
  });
});
