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
    section(
      '¿Necesito cuenta para comprar?',
      paragraphs('No. Puedes comprar como invitado con tu nombre, correo y dirección.'),
    ),
    section('¿Los precios incluyen IVA?', paragraphs('Sí, todos. El desglose aparece en el resumen de tu pedido.')),
    section(
      '¿Cómo sé si llegan a mi casa?',
      paragraphs(
        'Escribe tu código postal una vez, arriba en cualquier página: desde ahí cada producto dice si llega, qué día y cuánto cuesta.',
      ),
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
    section(
      '¿Puedo devolverlo?',
      paragraphs(
        'Sí, en los cinco días hábiles siguientes a la entrega, sin dar explicaciones. Mira Garantías y devoluciones.',
      ),
    ),
    section(
      '¿Puedo guardar mi carrito?',
      paragraphs('Sí. Tu carrito se queda en este navegador aunque cierres la página.'),
    ),
    section(
      '¿Qué pasa si cierro la página al confirmar?',
      paragraphs(
        'Nada se duplica: un pedido confirmado se registra una sola vez, aunque des clic dos veces o se corte la conexión.',
      ),
    ),
    section(
      '¿Puedo comprar una moto con otros productos?',
      paragraphs('No; cada moto va en su propio pedido porque se factura con número de serie.'),
    ),
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
        'La capturas con la empresa que procesa el pago, no con nosotros. El cargo se autoriza al hacer el pedido y se cobra cuando sale o está listo en la sucursal. Si a los meses que eliges se cobra desde el principio, te lo decimos y te pedimos tu acuerdo.',
        'Los meses sin intereses están junto a cada precio y los eliges al pagar; el precio es el mismo que de contado.',
      ),
    ),
    section(
      'Transferencia SPEI',
      paragraphs(
        'Te damos una CLABE solo para tu pedido. Casi siempre llega en minutos; la página de tu pedido dice hasta cuándo lo guardamos. Si tu banco no la deja pasar, sube tu límite de transferencia (MTU) en su aplicación.',
      ),
    ),
    section(
      'Efectivo en tiendas',
      paragraphs(
        'Te damos una referencia con código de barras para pagar en caja. La tienda puede cobrar su propia comisión.',
      ),
    ),
    section(
      'Qué formas hay para tu pedido',
      paragraphs(
        'Al pagar ves las que aplican. Si alguna no aparece, no está disponible para lo que llevas o para tu entrega.',
      ),
    ),
    section(
      'Sin cargos extra',
      paragraphs('El total que confirmas es el que pagas. No cobramos comisión por forma de pago.'),
    ),
    section(
      'Factura',
      paragraphs(
        'Pídela al pagar, o después en la página de tu pedido, con los datos de tu constancia de situación fiscal: RFC, nombre o razón social, régimen, uso y código postal.',
      ),
    ),
  ),
  page(
    shop,
    14,
    'Compra segura',
    'Cómo cuidamos tu compra, cómo reconocer un fraude y qué hacer si algo no cuadra.',
    section(
      'De nuestro lado',
      list([
        'La conexión va cifrada.',
        'Tu tarjeta la capturas con la empresa que procesa el pago. Su número no lo vemos ni lo guardamos.',
        'Precios y existencias se revisan otra vez al hacer el pedido. Si algo cambió, te lo mostramos antes de que confirmes.',
        'Un pedido se registra una sola vez, aunque des clic dos veces o se corte la conexión.',
        'Tu contraseña se guarda de forma que nadie puede leerla. En su lugar puedes usar una llave de acceso.',
      ]),
    ),
    section(
      'Del tuyo',
      list([
        'Revisa que la dirección del navegador sea la de la tienda antes de escribir tus datos.',
        'No te pedimos contraseñas, NIP ni códigos por teléfono, correo o mensaje. Quien los pida no somos nosotros.',
        'Transfiere solo a la CLABE que aparece en la página de tu pedido. No te mandamos otra por mensaje.',
        'Desconfía de precios muy bajos anunciados fuera de la tienda, y de quien te apure a pagar.',
        'Guarda el correo con tu número de pedido y revisa el producto antes de recibirlo.',
      ]),
    ),
    section(
      'Si algo no cuadra',
      paragraphs(
        `Escríbenos a ${shop.email} o por el formulario de contacto con tu número de pedido. Contestamos en dos días hábiles.`,
        'Si ves un cargo que no reconoces, llama primero a tu banco para bloquear la tarjeta y aclararlo. También puedes acudir a Profeco: 55 5568 8722 y 800 468 8722.',
      ),
      linkLine(`${shop.prefix}/contacto`, 'Escribirnos'),
    ),
  ),
];
