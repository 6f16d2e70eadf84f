import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { list, paragraphs, section } from '../kit/html.ts';
import { page, type Shop } from './page.ts';

export const legalPages = (shop: Shop): CmsDocument[] => [
  page(
    shop,
    1,
    'Aviso de privacidad',
    `Qué datos personales usa ${shop.name}, para qué, y cómo ejercer tus derechos.`,
    paragraphs(
      `${shop.name} es una tienda de demostración. Quien la opera es responsable de los datos personales que captures en ella y los guarda en la instalación donde corre.`,
    ),
    section(
      'Qué datos pedimos y para qué',
      list([
        'Nombre, correo y teléfono, para levantar tu pedido y avisarte cómo va.',
        'Domicilio de entrega y referencias, para llevarte lo que compraste.',
        'RFC y razón social, solo si pides factura.',
        'Los productos de tu carrito y tus pedidos, para cobrarte lo correcto y atender garantías.',
      ]),
      paragraphs(
        'Estas finalidades son necesarias para la compra. No usamos tus datos para publicidad si no lo autorizas aparte, y puedes retirar esa autorización cuando quieras.',
      ),
    ),
    section(
      'Con quién se comparten',
      paragraphs('Solo con quien entrega el pedido y con las autoridades que lo pidan conforme a la ley. No vendemos datos personales.'),
    ),
    section(
      'Tus derechos',
      paragraphs(
        `Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso escribiendo a ${shop.email}. Te respondemos en un plazo máximo de 20 días hábiles y, si procede, lo hacemos efectivo en los 15 días hábiles siguientes.`,
        'Si consideras que tu derecho no fue atendido, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno.',
      ),
    ),
    section('Cookies', paragraphs('Usamos una cookie para recordar tu carrito. Es indispensable para comprar y no sirve para seguirte en otros sitios.')),
    section('Cambios', paragraphs('Si este aviso cambia, la versión nueva se publica en esta misma página.')),
  ),
  page(
    shop,
    2,
    'Términos y condiciones',
    `Las reglas de compra en ${shop.name}.`,
    paragraphs(`Al comprar en ${shop.name} aceptas lo siguiente. Si algo no te queda claro, pregúntanos antes de pagar en ${shop.email}.`),
    section(
      'Precios',
      paragraphs(
        'Los precios están en pesos mexicanos e incluyen IVA. El costo de envío se muestra antes de confirmar el pedido. El precio que vale es el que ves al revisar tu pedido; si cambió desde que agregaste el producto, te lo decimos ahí mismo.',
      ),
    ),
    section(
      'Existencias',
      paragraphs('Un pedido queda apartado al confirmarse. Si otra persona se llevó la última pieza antes que tú, te avisamos y no se cobra nada.'),
    ),
    section(
      'Motocicletas',
      paragraphs('Se compra una por pedido y sin otros productos, porque se factura con su número de serie. El alta vehicular corre por tu cuenta.'),
    ),
    section(
      'Entrega',
      paragraphs(
        'Entregamos en la dirección que captures, en 2 a 8 días hábiles según tu código postal y hasta 60 días en muebles sobre pedido. El plazo de tu pedido aparece antes de confirmarlo.',
      ),
    ),
    section(
      'Arrepentimiento',
      paragraphs('Tienes cinco días hábiles desde la entrega para arrepentirte de la compra sin dar explicaciones. Mira cómo en Garantías y devoluciones.'),
    ),
    section(
      'Tienda de demostración',
      paragraphs('Esta instalación muestra cómo funciona la tienda. Los productos del catálogo de muestra no están a la venta.'),
    ),
  ),
  page(
    shop,
    3,
    'Garantías y devoluciones',
    'Cómo hacer válida una garantía, cambiar o devolver un producto.',
    section(
      'Garantía del producto',
      paragraphs(
        'Todo producto tiene al menos 90 días de garantía desde la entrega; el plazo de cada uno está en su página. La póliza llega con el producto y dice qué cubre.',
        'El tiempo que el producto pase en reparación no cuenta, y si después de repararlo no queda bien, se cambia por otro nuevo.',
      ),
    ),
    section(
      'Garantía extendida',
      paragraphs(
        'Es opcional, nunca viene marcada y empieza cuando termina la del fabricante. La eliges en la página del producto y la ves como un renglón aparte en tu carrito.',
      ),
    ),
    section(
      'Si te arrepientes',
      paragraphs(
        'Avísanos dentro de los cinco días hábiles siguientes a la entrega. Devuelves el producto sin uso y te regresamos lo que pagaste por la misma vía; el flete de la devolución corre por tu cuenta.',
      ),
    ),
    section('Si llegó mal', paragraphs('Si llegó dañado, incompleto o no es lo que pediste, el flete lo pagamos nosotros y escoges entre cambio o reembolso.')),
    section('Cómo pedirlo', paragraphs(`Escribe a ${shop.email} con tu número de pedido y, si hay daño, una foto.`)),
  ),
];
