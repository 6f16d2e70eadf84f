import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { linkLine, list, paragraphs, section } from '../kit/html.ts';
import { ADDRESS, ENVIO, GRATIS } from './facts.ts';
import { page, type Shop } from './page.ts';

export const legalPages = (shop: Shop): CmsDocument[] => [
  page(
    shop,
    1,
    'Aviso de privacidad',
    `Qué datos personales usa ${shop.name}, para qué los usa, con quién los comparte y cómo ejercer tus derechos de acceso, rectificación, cancelación y oposición.`,
    paragraphs(
      `Responsable: quien opera ${shop.name}, con domicilio en ${ADDRESS}. Este aviso sigue la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, vigente desde el 21 de marzo de 2025. Es una tienda de demostración: antes de abrirla al público, el responsable pone aquí su razón social y su domicilio.`,
    ),
    section(
      'Qué datos tratamos',
      list([
        'De identificación y contacto: nombre, correo y teléfono.',
        'De entrega: domicilio y referencias, o la sucursal en que recoges.',
        'Fiscales, solo si pides factura: RFC, nombre o razón social, régimen, uso y código postal fiscal.',
        'De tu compra: carrito, pedidos, pagos y su estado, reseñas y mensajes.',
        'De tu cuenta, si la abres: contraseña (guardada de forma que nadie puede leerla) o llave de acceso.',
      ]),
      paragraphs(
        'No pedimos datos sensibles. El número de tu tarjeta lo capturas con la empresa que procesa el pago: nosotros no lo vemos ni lo guardamos.',
      ),
    ),
    section(
      'Para qué, y es necesario',
      list([
        'Levantar, cobrar, entregar y facturar tu pedido, y avisarte cómo va.',
        'Atender garantías, devoluciones, quejas y lo que nos escribas.',
        'Prevenir fraudes y cumplir obligaciones legales y fiscales.',
      ]),
    ),
    section(
      'Para qué, solo si tú quieres',
      list([
        'Mandarte el boletín con ofertas. Lo pides tú, lo confirmas desde tu correo y lo dejas con un clic.',
        'Avisarte cuando un producto agotado vuelve.',
        'Medir de dónde llegan las visitas y qué se ve y se compra. Más abajo está qué guarda esa medición y cuánto tiempo.',
      ]),
      paragraphs(
        'Negarte no afecta tu compra. Si ya aceptaste, puedes retirar tu consentimiento cuando quieras, sin costo.',
      ),
    ),
    section(
      'Datos financieros y patrimoniales',
      paragraphs(
        'Para tratarlos necesitamos tu consentimiento expreso. Los datos de un pago los das tú en ese momento y se usan solo para él.',
      ),
    ),
    section(
      'Con quién se comparten',
      list([
        'Con quien entrega tu pedido: nombre, domicilio y teléfono.',
        'Con quien procesa tu pago: el monto y el número de pedido.',
        'Con las autoridades que lo pidan conforme a la ley.',
      ]),
      paragraphs('No vendemos ni rentamos datos personales. Cualquier otra transferencia te la pediríamos antes.'),
    ),
    section(
      'Cuánto tiempo los guardamos',
      list([
        'Pedidos y facturas: el plazo que fijan las leyes fiscales y mercantiles.',
        'Mensajes que nos escribes: un año.',
        'Avisos de existencias: hasta 30 días después de avisarte, o un año si el producto no vuelve.',
        'Tu cuenta: hasta que pidas cancelarla. Lo que deba conservarse queda bloqueado y después se borra.',
      ]),
    ),
    section(
      'Tus derechos (ARCO)',
      paragraphs(
        `Puedes pedir acceso a tus datos, corregirlos, cancelarlos u oponerte a su uso, limitar su divulgación o revocar tu consentimiento. Escribe a ${shop.email} o por el formulario de contacto, con el asunto "Mis datos personales": tu nombre, un medio para contestarte, una identificación, y qué pides de qué datos.`,
        'Te respondemos en un plazo máximo de 20 días hábiles y, si procede, lo hacemos efectivo en los 15 días hábiles siguientes. Es gratis.',
        'Puedes oponerte a que una decisión que te afecte se tome solo por medios automáticos y pedir que la revise una persona.',
        'Si consideras que tu derecho no fue atendido, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno dentro de los 15 días hábiles siguientes a nuestra respuesta.',
      ),
    ),
    section(
      'Lo que se queda en tu navegador',
      list([
        'Necesario, sin preguntar: la clave de tu carrito, tu sesión y la de los formularios. Sin ellas no se puede comprar.',
        'En tu equipo, por comodidad: tu código postal, tus búsquedas recientes y lo que viste, marcaste como favorito o comparas. El código postal lo consultamos solo para decirte cuándo llega y cuánto cuesta el envío.',
      ]),
    ),
    section(
      'Medición: solo si dices que sí',
      paragraphs(
        'Cuando llegas por un anuncio o un enlace con datos de origen, o si la tienda usa una herramienta de medición, te preguntamos antes de guardar nada. Si aceptas, se guarda esto:',
      ),
      list([
        'Cookie "source", 30 días: por qué enlace o anuncio llegaste (datos utm, gclid y fbclid de la dirección).',
        'Cookie "userID", 180 días: un identificador al azar de este navegador y desde cuándo existe. No dice quién eres.',
        'En tu carrito y en el pedido que salga de él: ese origen y ese identificador, mientras se conserven el carrito o el pedido.',
        'Si la tienda usa una herramienta de medición, se carga hasta entonces y recibe qué se ve, qué se agrega al carrito y qué se compra.',
      ]),
      paragraphs(
        'Tu respuesta queda 180 días en la cookie "consent"; después te volvemos a preguntar. Mientras no respondas, o si dices que no, nada de esto se guarda.',
        'Para retirar tu consentimiento usa el botón "Cambiar lo que nos dejas medir" al final de esta página. Con "No, gracias" se borran al momento "source" y "userID" y se deja de medir. Si quieres que borremos lo que ya quedó en un pedido, escríbenos. Lo demás se borra o se bloquea en los ajustes de tu navegador.',
      ),
    ),
    section(
      'Menores de edad',
      paragraphs('La tienda es para mayores de 18 años. Los datos de un menor los da quien lo representa.'),
    ),
    section(
      'Cambios',
      paragraphs(
        'Si este aviso cambia, la versión nueva se publica en esta página con su fecha. Última actualización: 23 de noviembre de 2026.',
      ),
    ),
    linkLine(`${shop.prefix}/contacto`, 'Escribirnos sobre tus datos'),
  ),
  page(
    shop,
    2,
    'Términos y condiciones',
    `Las reglas de compra en ${shop.name}: precios, pedido, envío, recolección en sucursal, pago, arrepentimiento, garantía y quejas.`,
    paragraphs(
      `Al comprar en ${shop.name} aceptas lo siguiente. Si algo no te queda claro, pregúntanos antes de pagar en ${shop.email}.`,
    ),
    section(
      'Quién vende',
      paragraphs(
        `${shop.name}, ${ADDRESS}. Correo: ${shop.email}. Las quejas se reciben por el mismo medio por el que compraste: el formulario de contacto o el correo.`,
      ),
    ),
    section(
      'Precios',
      paragraphs(
        'Los precios están en pesos mexicanos e incluyen IVA. El total, con envío y cualquier otro cargo, aparece antes de que confirmes; no hay cargos después. No cobramos más por pagar de una forma u otra.',
        'El precio tachado es el que el producto tenía de verdad; si subió en los últimos 30 días, es el de antes de la subida. Si un precio cambia mientras está en tu carrito, te lo decimos antes de que confirmes.',
      ),
    ),
    section(
      'Promociones y cupones',
      paragraphs(
        'Una promoción vale en el plazo que dice su página o hasta agotar las existencias que se indican. Un cupón se escribe en el carrito; su mínimo, su plazo y cuántas veces vale se comprueban al ordenar. El cupón del boletín es de 10 %, vale 90 días y una vez por persona.',
      ),
    ),
    section(
      'Pedido',
      paragraphs(
        'Antes de confirmar puedes ver y corregir productos, dirección, entrega y pago. El contrato queda hecho cuando te mostramos tu número de pedido, y te lo mandamos por correo. Un pedido se registra una sola vez, aunque se corte la conexión o des clic dos veces.',
        'Un pedido queda apartado al confirmarse. Si otra persona se llevó la última pieza antes que tú, te avisamos y no se cobra nada. Los pedidos que se pagan antes se cancelan solos si no se pagan en el plazo que dicen.',
      ),
    ),
    section(
      'Envío',
      paragraphs(
        `El envío a domicilio cuesta ${ENVIO} y es gratis en compras desde ${GRATIS}, contadas después de descuentos. Llega en 2 a 8 días hábiles según tu código postal y hasta 60 días en muebles sobre pedido. La fecha aparece antes de confirmar. Si tu código postal no tiene cobertura, te lo decimos antes de pagar.`,
        'Si no cumplimos la fecha, puedes esperar o cancelar con reembolso completo.',
      ),
    ),
    section(
      'Recoger en sucursal',
      paragraphs(
        'Es gratis. Te decimos qué sucursal lo tiene y desde qué hora. Lleva tu número de pedido y una identificación.',
      ),
    ),
    section(
      'Pago',
      paragraphs(
        'Cada pedido muestra las formas de pago que acepta. Una tarjeta se autoriza al ordenar y se cobra cuando el pedido sale; si se cobrara antes, te pediríamos aceptarlo aparte. Los meses sin intereses tienen el mismo precio que el contado.',
      ),
    ),
    section(
      'Arrepentimiento',
      paragraphs(
        'Tienes cinco días hábiles desde la entrega para revocar la compra sin dar explicaciones. El producto vuelve sin uso y te devolvemos lo que pagaste por la misma vía; el flete de regreso corre por tu cuenta. Mira cómo en Garantías y devoluciones.',
      ),
    ),
    section(
      'Motocicletas',
      paragraphs(
        'Se compra una por pedido y sin otros productos, porque se factura con su número de serie. El alta vehicular corre por tu cuenta.',
      ),
    ),
    section(
      'Factura',
      paragraphs(
        'Pídela al pagar, con los datos de tu constancia de situación fiscal. Si no la pides, la venta se factura al público en general.',
      ),
    ),
    section(
      'Reseñas',
      paragraphs(
        'Se leen antes de publicarse. No publicamos insultos ni datos personales. "Compra verificada" quiere decir que el producto está en un pedido tuyo.',
      ),
    ),
    section(
      'Quejas y jurisdicción',
      paragraphs(
        'Contestamos en dos días hábiles y resolvemos toda reclamación en un máximo de 15 días. También puedes acudir a la Procuraduría Federal del Consumidor: 55 5568 8722 y 800 468 8722. Se aplican las leyes de México; nada aquí limita los derechos que te da la Ley Federal de Protección al Consumidor.',
      ),
    ),
    section(
      'Tienda de demostración',
      paragraphs(
        'Esta instalación muestra cómo funciona la tienda. Los productos del catálogo de muestra no están a la venta.',
      ),
    ),
  ),
  page(
    shop,
    3,
    'Garantías y devoluciones',
    'Cómo hacer válida una garantía, cambiar un producto, devolverlo en cinco días hábiles y recibir tu dinero.',
    section(
      'Garantía del producto',
      paragraphs(
        'Todo producto tiene al menos 90 días de garantía desde la entrega; el plazo de cada uno está en su página. La póliza llega con el producto y dice qué cubre, cómo y dónde se hace válida.',
        'El tiempo que el producto pase en reparación no cuenta, y si después de repararlo no queda bien, se cambia por otro nuevo o te devolvemos tu dinero. El traslado por garantía lo pagamos nosotros.',
      ),
    ),
    section(
      'Garantía extendida',
      paragraphs(
        'Es opcional, nunca viene marcada y empieza cuando termina la del fabricante. La eliges en la página del producto; su costo se suma a la vista.',
      ),
    ),
    section(
      'Si te arrepientes',
      paragraphs(
        'Avísanos dentro de los cinco días hábiles siguientes a la entrega. Devuelves el producto sin uso, con su empaque y accesorios; el flete de la devolución corre por tu cuenta.',
        'No aplica a tarjetas de regalo ya usadas ni a servicios ya prestados.',
      ),
    ),
    section(
      'Si llegó mal',
      paragraphs(
        'Si llegó dañado, incompleto o no es lo que pediste, el flete lo pagamos nosotros y escoges entre cambio, rebaja o reembolso, con la bonificación que marca la ley cuando corresponda. Tienes dos meses para reclamarlo, pero entre más pronto mejor.',
      ),
    ),
    section(
      'Tu dinero',
      paragraphs(
        'Vuelve por la misma vía por la que pagaste, salvo que en ese momento pidas otra. En tarjetas se ve en 1 a 3 días hábiles; por transferencia, el día que la hacemos.',
      ),
    ),
    section(
      'Cómo pedirlo',
      paragraphs(
        `Escribe a ${shop.email} o por el formulario de contacto con tu número de pedido y, si hay daño, una foto.`,
      ),
    ),
    linkLine(`${shop.prefix}/contacto`, 'Pedir una garantía o devolución'),
  ),
];
