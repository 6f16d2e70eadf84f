import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { linkLine, list, paragraphs, section } from '../kit/html.ts';
import { page, type Shop } from './page.ts';

/** Pages of viu alone, each under an address of its own that older links lead to. */
export const viuPages = (shop: Shop): CmsDocument[] => [
  {
    ...page(
      shop,
      41,
      'Promociones',
      'Cómo funcionan las promociones y hasta cuándo duran.',
      paragraphs(
        'Una promoción se ve en el producto: el precio de hoy, el de antes tachado y cuánto ahorras. Si tiene fecha, deja de verse el día que termina.',
      ),
      section(
        'Lo que puedes esperar',
        list([
          'El precio tachado es el que el producto tenía antes, no uno inventado.',
          'El precio de tu carrito se revisa antes de pagar; si cambió, te decimos en qué.',
          'Un cupón se escribe en el carrito y se suma a la promoción.',
        ]),
      ),
      linkLine(`${shop.prefix}/c/salas-10`, 'Ver salas'),
    ),
    identifier: 'modulo-promociones',
  },
  {
    ...page(
      shop,
      42,
      'Más descuentos',
      'Cupones y otras formas de pagar menos.',
      paragraphs('Además de las ofertas de la portada, hay tres formas de pagar menos.'),
      list([
        'Cupones: escríbelos en el carrito, en mayúsculas o minúsculas.',
        'Juegos: una sala o un comedor completo se pide de una vez y llega en el mismo viaje.',
        'Piezas de exhibición: un solo ejemplar, revisado, con su detalle a la vista.',
      ]),
    ),
    identifier: 'mas-descuentos',
  },
  {
    ...page(
      shop,
      43,
      'Monedero',
      'Qué es el monedero y qué no.',
      paragraphs(
        'El monedero guarda el saldo que te devolvemos cuando tú eliges que sea ahí, y se usa para pagar tu siguiente compra.',
        'Un reembolso vuelve siempre por donde pagaste, salvo que en ese momento pidas que se quede en tu monedero.',
      ),
      section('Lo que no es', paragraphs('No es un crédito, no cobra intereses y su saldo no vence.')),
    ),
    identifier: 'monedero-viu',
  },
  {
    ...page(
      shop,
      44,
      'Únete a nuestro equipo',
      'Vacantes y cómo escribirnos.',
      paragraphs('Buscamos gente que trate a cada cliente como a un vecino: en piso de venta, en reparto y en la tienda en línea.'),
      linkLine(`mailto:${shop.email}`, `Mándanos tu currículum a ${shop.email}`),
    ),
    identifier: 'unete-a-nuestro-equipo-viu',
  },
  {
    ...page(
      shop,
      45,
      'Sofás que caben',
      'Sofás y sillones para salas chicas, con el precio y la fecha de entrega a la vista.',
      paragraphs('Mide tu puerta, tu pasillo y el lugar donde va. Las medidas de cada uno están en su página.'),
      linkLine(`${shop.prefix}/c/salas-10`, 'Ver todas las salas'),
    ),
    identifier: 'category/salas-chicas',
    skus: ['SOFA-CHESTER'],
  },
  {
    ...page(
      shop,
      46,
      'Buen Fin',
      'Las ofertas del Buen Fin, con su plazo y sus reglas a la vista.',
      paragraphs(
        'El precio de hoy y el de antes están en cada producto. Vale hasta la fecha de abajo o hasta agotar existencias, y se suma un cupón por pedido.',
      ),
    ),
    identifier: 'promotions/buen-fin',
    skus: ['SOFA-CHESTER'],
    active_from: '2026-11-13',
    active_to: '2026-11-30',
  },
];
