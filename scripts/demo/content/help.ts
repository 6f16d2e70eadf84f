import { SHIPPING_RATES } from '../../../src/config/shipping.ts';
import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import { linkLine, list, paragraphs, section } from '../kit/html.ts';
import { page, type Shop } from './page.ts';

export const helpPages = (shop: Shop): CmsDocument[] => [
  page(
    shop,
    11,
    'Quiénes somos',
    `Qué es ${shop.name}.`,
    paragraphs(
      `${shop.name} es una tienda en línea hecha como un tianguis: todo sobre la mesa, el precio a la vista y alguien que contesta.`,
      'Vendemos muebles, línea blanca, electrónica y lo que hace falta en una casa. Lo que ves aquí es un catálogo de muestra: las marcas son inventadas y las fotos son de modelos libres.',
    ),
    section(
      'Lo que cuidamos',
      list([
        'El precio que ves ya trae IVA.',
        'Decimos si llegamos a tu código postal antes de que captures todo lo demás.',
        'La página funciona igual en un celular sencillo que en una computadora nueva.',
      ]),
    ),
    section('Las fotos', linkLine(`${shop.prefix}/i/creditos-de-fotos`, 'Quién hizo los modelos de las fotos')),
  ),
  page(
    shop,
    12,
    'Preguntas frecuentes',
    'Respuestas cortas sobre pedidos, envíos, pagos y garantías.',
    section('¿Necesito cuenta para comprar?', paragraphs('No. Puedes comprar como invitado con tu nombre, correo y dirección.')),
    section('¿Los precios incluyen IVA?', paragraphs('Sí, todos. El desglose aparece en el resumen de tu pedido.')),
    section(
      '¿Cómo sé si llegan a mi casa?',
      paragraphs('Escribe tu código postal al revisar tu pedido: te decimos si llegamos, en cuántos días y cuánto cuesta.'),
    ),
    section(
      '¿Cuánto tarda?',
      paragraphs(
        'De 2 a 8 días hábiles según la zona; lo que es sobre pedido, hasta 60 días. La fecha sale en cada producto cuando escribes tu código postal.',
      ),
    ),
    section(
      '¿Cuánto cuesta el envío?',
      paragraphs(
        `${formatMoney(SHIPPING_RATES.gross, '$')}; es gratis desde ${formatMoney(SHIPPING_RATES.freeFromGross ?? SHIPPING_RATES.gross, '$')}. Recoger en sucursal siempre es gratis.`,
      ),
    ),
    section('¿Puedo devolverlo?', paragraphs('Sí, en los cinco días hábiles siguientes a la entrega, sin dar explicaciones. Mira Garantías y devoluciones.')),
    section('¿Puedo guardar mi carrito?', paragraphs('Sí. Tu carrito se queda en este navegador aunque cierres la página.')),
    section(
      '¿Qué pasa si cierro la página al confirmar?',
      paragraphs('Nada se duplica: un pedido confirmado se registra una sola vez, aunque des clic dos veces o se corte la conexión.'),
    ),
    section('¿Puedo comprar una moto con otros productos?', paragraphs('No; cada moto va en su propio pedido porque se factura con número de serie.')),
    section(
      '¿Cómo hablo con ustedes?',
      paragraphs(`Escríbenos a ${shop.email} o por el formulario de contacto; contestamos en dos días hábiles.`),
      linkLine(`${shop.prefix}/contacto`, 'Ir al formulario'),
    ),
  ),
  page(
    shop,
    13,
    'Formas de pago',
    'Cómo puedes pagar tu pedido.',
    section(
      'Al recibir',
      paragraphs(
        'Pagas en efectivo cuando recibes tu pedido, o en la sucursal cuando lo recoges. Ten la cantidad lo más exacta posible y revisa el producto antes de pagar.',
        'No aplica a pedidos que solo llevan tarjetas de regalo o servicios, porque no hay entrega en domicilio.',
      ),
    ),
    section(
      'Tarjeta de crédito o débito',
      paragraphs(
        'La capturas con la empresa que procesa el pago, no con nosotros. El cargo se autoriza al ordenar y se cobra cuando tu pedido sale.',
        'Si tu tarjeta participa en meses sin intereses, los ves al pagar; el precio es el mismo que de contado.',
      ),
    ),
    section(
      'Transferencia SPEI',
      paragraphs(
        'Te damos una CLABE solo para tu pedido. Casi siempre llega en minutos; puede tardar 4 horas y a más tardar 72. Si tu banco no la deja pasar, sube tu límite de transferencia (MTU) en su aplicación.',
      ),
    ),
    section('Efectivo en tiendas', paragraphs('Te damos una referencia con código de barras para pagar en caja. La tienda puede cobrar su propia comisión.')),
    section(
      'Qué formas hay para tu pedido',
      paragraphs('Al pagar ves las que aplican. Si alguna no aparece, no está disponible para lo que llevas o para tu entrega.'),
    ),
    section('Sin cargos extra', paragraphs('El total que confirmas es el que pagas. No cobramos comisión por forma de pago.')),
    section(
      'Factura',
      paragraphs('Pídela al pagar con los datos de tu constancia de situación fiscal: RFC, nombre o razón social, régimen, uso y código postal.'),
    ),
  ),
  page(
    shop,
    14,
    'Compra segura',
    'Cómo cuidamos tu compra y cómo cuidarte tú.',
    section(
      'De nuestro lado',
      list([
        'La conexión va cifrada.',
        'Tu carrito se identifica con una clave al azar que no viaja en las direcciones de las páginas.',
        'Los precios y existencias se verifican en el servidor al confirmar; ninguna cifra depende de tu navegador.',
        'Un pedido se registra una sola vez.',
      ]),
    ),
    section(
      'Del tuyo',
      list([
        'Revisa que la dirección del navegador sea la de la tienda antes de capturar datos.',
        'No te pedimos contraseñas, NIP ni códigos por teléfono, correo o mensaje.',
        'Si algo no cuadra en tu pedido, escríbenos antes de pagar.',
      ]),
    ),
  ),
];
