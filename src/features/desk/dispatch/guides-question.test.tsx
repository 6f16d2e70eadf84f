import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ChosenOrder } from '../../../commerce/desk/orders';
import { runInContext } from '../../../commerce/request-context';
import { toCentavos } from '../../../domain/money';
import { placedState } from '../../../domain/order/step';
import { testContext } from '../../shop/request-context.fixture';
import { GuidesQuestion } from '../guides-question';

const TOTAL = toCentavos(1_000_00);
const CARRIERS = [{ code: 'dhl', name: 'DHL', link: null, guide: '[0-9]{10}' }];

const orderOf = (number: string, status: 'processing' | 'sent' | 'canceled', guide: string | null = null) =>
  ({
    order: {
      number,
      paymentMethod: { code: 'cashondelivery', title: 'Efectivo' },
      personalDetails: { firstName: 'Ana', lastName: 'Pech' },
      shippingAddress: { city: 'Mérida' },
      branch: null,
      dispatch: guide === null ? null : { carrier: 'dhl', name: 'DHL', guide, url: null },
    },
    state: { ...placedState(TOTAL), isAccepted: true, status },
    version: 3,
  }) as unknown as ChosenOrder;

function asked(pasted: string, found: readonly ChosenOrder[]): string[] {
  const lines = pasted.split('\n').map((text, at) => {
    const [number = '', guide = ''] = text.split(' ');
    return { line: at + 1, number, guide };
  });
  const page = <GuidesQuestion carrier="dhl" carriers={CARRIERS} pasted={pasted} lines={lines} found={found} />;
  const html = runInContext(testContext({}), () => renderToStaticMarkup(page));
  return html
    .replace(/<form.*$/s, '')
    .replace(/<(?:li|p|h2|button)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .split('\n')
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

test('what is left out of pasted guide numbers stands first with its reason, then what is sent, and which guide changes', () => {
  const shown = asked(
    '000000001 1234567890\n000000002 2222222222\n000000003 3333333333\n000000004 4444444444\n000000009 9999999999\n000000005 mal',
    [
      orderOf('000000001', 'processing'),
      orderOf('000000002', 'sent', '1111111111'),
      orderOf('000000003', 'sent', '3333333333'),
      orderOf('000000004', 'canceled'),
      orderOf('000000005', 'processing'),
    ],
  );
  expect(shown).toEqual([
    '1 pedido se envía · 1 cambia su guía · 1 ya la tiene · 3 líneas quedan fuera',
    'Quedan fuera',
    '000000004 Ana Pech, Mérida 4444444444 Ahora no está por enviarse',
    '000000009 9999999999 No hay un pedido con este número',
    '000000005 Ana Pech, Mérida mal Ese número no es una guía de esta paquetería. Una guía de DHL tiene 10 dígitos, como 1234567890.',
    '000000001 Ana Pech, Mérida 1234567890 Queda enviado y se le avisa al cliente',
    '000000002 Ana Pech, Mérida 2222222222 Cambia su guía: antes DHL 1111111111',
    '000000003 Ana Pech, Mérida 3333333333 Ya tiene esta guía',
  ]);
});

test('an order that was pasted with two guides is sent with neither; twice with one guide it is sent once', () => {
  const shown = asked('000000001 1234567890\n000000001 2222222222\n000000002 3333333333\n000000002 3333333333', [
    orderOf('000000001', 'processing'),
    orderOf('000000002', 'processing'),
  ]);
  expect(shown.slice(0, 4)).toEqual([
    '1 pedido se envía · 2 líneas quedan fuera',
    'Quedan fuera',
    '000000001 Ana Pech, Mérida 1234567890 Viene con dos guías: deja la verdadera',
    '000000001 Ana Pech, Mérida 2222222222 Viene con dos guías: deja la verdadera',
  ]);
});
