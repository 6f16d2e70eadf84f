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
      'Cómo funcionan las promociones, hasta cuándo valen y cómo se suman con cupones y meses sin intereses.',
      section(
        'Cómo reconocer una promoción',
        paragraphs(
          'Se ve en el producto: el precio de hoy, el de antes tachado y cuánto ahorras. Todas las de hoy están juntas en Ofertas.',
          'El precio tachado es el que el producto tenía de verdad. Si subió en los últimos 30 días, mostramos el de antes de la subida.',
        ),
      ),
      section(
        'Hasta cuándo vale',
        paragraphs(
          'La que tiene página propia dice ahí su plazo y sus reglas, y vale hasta esa fecha o hasta agotar existencias. Las demás valen mientras se ven en el producto.',
          'Agregar al carrito no aparta el precio: lo revisamos cuando ordenas y, si cambió, te decimos en qué antes de que confirmes.',
        ),
      ),
      section(
        'Qué se puede juntar',
        list([
          'El precio rebajado y un cupón por pedido; el cupón se aplica sobre el precio rebajado.',
          'El envío gratis, si tu compra llega al mínimo después de descuentos.',
          'Meses sin intereses cuando tu tarjeta y el monto participan: el precio es el mismo que de contado.',
        ]),
      ),
      section(
        'Si devuelves algo',
        paragraphs(
          'Te devolvemos lo que pagaste por ese producto, ya con su parte del descuento, por la misma vía por la que pagaste.',
        ),
      ),
      linkLine(`${shop.prefix}/promotions/buen-fin`, 'Ver las ofertas del Buen Fin'),
    ),
    identifier: 'modulo-promociones',
  },
  {
    ...page(
      shop,
      42,
      'Más descuentos',
      'Cupones, boletín, juegos completos y piezas de exhibición: otras formas de pagar menos.',
      section(
        'Cupones',
        paragraphs(
          'Se escriben en el carrito, en mayúsculas o minúsculas, uno por pedido. El carrito dice cuánto te ahorran o por qué no se pudieron usar: mínimo de compra, plazo o usos.',
        ),
      ),
      section(
        'Boletín',
        paragraphs(
          'Al confirmar tu suscripción recibes un cupón de 10%. Vale 90 días, una vez por persona, y puedes dejar el boletín con un clic.',
        ),
      ),
      section(
        'Juegos completos',
        paragraphs(
          'Una sala o un comedor completo se pide de una vez y llega en el mismo viaje. La página dice qué trae y cuánto cuesta todo.',
        ),
      ),
      section(
        'Piezas de exhibición',
        paragraphs('Un solo ejemplar, revisado, con su detalle a la vista y la misma garantía mínima de 90 días.'),
      ),
      linkLine(`${shop.prefix}/modulo-promociones`, 'Cómo funcionan las promociones'),
    ),
    identifier: 'mas-descuentos',
  },
  {
    ...page(
      shop,
      43,
      'Monedero',
      'Qué es el monedero, cómo se llena, cómo se usa y qué no es.',
      paragraphs(
        'El monedero es un saldo a tu favor en la tienda. Aquí están sus reglas; mientras no lo veas entre las formas de pago, todavía no está abierto en la tienda en línea.',
      ),
      section(
        'Cómo se llena',
        paragraphs(
          'Con reembolsos que tú pides que se queden ahí. Un reembolso vuelve siempre por donde pagaste, salvo que en ese momento escojas el monedero; nunca viene marcado.',
        ),
      ),
      section(
        'Cómo se usa',
        list([
          'Paga todo o parte de un pedido; lo que falte lo completas con otra forma de pago.',
          'Un peso del monedero vale un peso. No cuesta nada tenerlo ni usarlo.',
          'Si cancelas un pedido pagado con monedero, el saldo vuelve al monedero.',
        ]),
      ),
      section(
        'Lo que no es',
        paragraphs(
          'No es un crédito, no cobra ni paga intereses, su saldo no vence y no hace falta tenerlo para comprar.',
        ),
      ),
      section('Si algo no cuadra', paragraphs(`Escríbenos a ${shop.email} con la fecha y el monto del movimiento.`)),
    ),
    identifier: 'monedero-viu',
  },
  {
    ...page(
      shop,
      44,
      'Únete a nuestro equipo',
      'Bolsa de trabajo: a quién buscamos, cómo es el proceso y qué hacemos con tus datos.',
      paragraphs(
        'Buscamos gente que trate a cada cliente como a un vecino. Si no ves una vacante para ti, escríbenos de todos modos.',
      ),
      section(
        'En qué áreas',
        list([
          'Piso de venta: asesorar, cotizar y cobrar en sucursal.',
          'Reparto y armado: entregar a domicilio y dejar los muebles listos.',
          'Almacén: recibir, acomodar y preparar pedidos.',
          'Tienda en línea: atención a clientes, catálogo y desarrollo.',
        ]),
      ),
      section(
        'Cómo es el proceso',
        list([
          'Nos mandas tu currículum y nos dices área y ciudad.',
          'Si hay una vacante para ti, te llamamos o te escribimos para una entrevista.',
          'Antes de firmar conoces por escrito el puesto, el sueldo, el horario y las prestaciones.',
        ]),
        paragraphs(
          'No cobramos por postularte, por cursos ni por exámenes, y no pedimos dinero por teléfono ni por mensaje. No pedimos pruebas de embarazo ni certificados médicos de VIH, ni decidimos por edad, género, origen, discapacidad, religión o apariencia.',
        ),
      ),
      section(
        'Tus datos',
        paragraphs(
          `Los usamos solo para el proceso y los borramos seis meses después si no te contratamos, o antes si lo pides. Más en el Aviso de privacidad.`,
        ),
      ),
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
      paragraphs(
        'Love seats, sofás cama y sillones para poco espacio. Mide tu puerta, tu pasillo y el lugar donde va; las medidas de cada uno están en su página.',
      ),
      linkLine(`${shop.prefix}/c/salas-10`, 'Ver todas las salas'),
    ),
    identifier: 'category/salas-chicas',
    skus: ['SOF-2008', 'SIL-2020', 'SOF-2009', 'SOF-2221', 'SOF-2010', 'SOF-2005', 'SIL-2022', 'SIL-2021'],
  },
  {
    ...page(
      shop,
      46,
      'Buen Fin',
      'Las ofertas del Buen Fin, con su plazo y sus reglas a la vista.',
      paragraphs(
        'Aquí hay una muestra de cada departamento con rebajas: el precio de hoy y el de antes están en cada producto. Vale hasta la fecha de abajo o hasta agotar existencias, y puedes sumar un cupón por pedido.',
      ),
      linkLine(`${shop.prefix}/ofertas`, 'Ver todas las ofertas'),
    ),
    identifier: 'promotions/buen-fin',
    skus: [
      'SOFA-LINEAL',
      'PANTALLA-QLED',
      'COLCHON-NUBE',
      'MSP-2307',
      'AUDIFONOS-DIA',
      'CMD-2062',
      'ROP-2049',
      'SOF-2007',
      'EJE-2114',
      'TOSTADOR-2R',
      'MTV-2027',
      'ESC-2188',
      'CEL-LUMBRE',
      'ZAPATILLA-NEGRA',
      'MOTO-CHULA-125',
      'HMA-2209',
      'CUN-2168',
      'JUG-2173',
      'JAR-2206',
      'INS-2215',
    ],
    active_from: '2026-11-13',
    active_to: '2026-11-30',
  },
];
