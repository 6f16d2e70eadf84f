/** The checkout. The keys of every locale are these. */
export const words = {
  'No address element provided within the request body': 'Falta la dirección.',
  'No shipping and payment methods element provided within the request body': 'Faltan el envío y la forma de pago.',
  'What was handed over is no longer valid':
    'Lo que te trajo aquí ya no vale. Vuelve a la tienda y procede al pago otra vez.',
  'Some checkout details are missing': 'Faltan datos para terminar tu pedido.',
  'Choose how your order is delivered': 'Elige cómo quieres recibir tu pedido.',
  'Choose how you pay': 'Elige cómo quieres pagar.',
  'Please do set the tax.defaultCountry in order to calculate totals': 'No pudimos calcular los totales.',
  'Payment not approved by the payment platform; check with your bank': 'El pago no fue aprobado. Consulta a tu banco.',
  Checkout: 'Pago',
  Continue: 'Continuar',
  Edit: 'Editar',
  'Your details': 'Tus datos',
  'First name': 'Nombre',
  'Last names': 'Apellidos',
  'E-mail': 'Correo',
  'We write to you there about your order.': 'Ahí te escribimos sobre tu pedido.',
  'We use your data to deliver your order and to answer you.': 'Usamos tus datos para entregar tu pedido y atenderte.',
  'Your address': 'Tu dirección',
  'Postal code': 'Código postal',
  State: 'Estado',
  Municipality: 'Municipio',
  Neighbourhood: 'Colonia',
  'Choose your neighbourhood': 'Elige tu colonia',
  'My neighbourhood is not listed': 'Mi colonia no aparece',
  'Write your neighbourhood': 'Escribe tu colonia',
  'The postal code fills it in': 'Se llena con el código postal',
  'We do get there: between {from} and {to}': 'Sí llegamos: entre el {from} y el {to}',
  'Searching…': 'Buscando…',
  'We could not look up the postal code. Try again.': 'No pudimos consultar el código postal. Inténtalo de nuevo.',
  'Change the postal code': 'Cambiar el código postal',
  'Look up my postal code': 'Buscar mi código postal',
  'We do not have this postal code: write municipality and neighbourhood.':
    'No tenemos ese código postal en la lista: escribe tu municipio y tu colonia.',
  Street: 'Calle',
  'Street and number': 'Calle y número',
  Inside: 'Interior',
  'Between which streets': 'Entre calles',
  References: 'Referencias',
  'Choose one of your addresses': 'Elige una de tus direcciones.',
  'This saved address lacks something. Complete it to use it.':
    'A esta dirección guardada le falta algo. Complétala para usarla.',
  'Your addresses': 'Tus direcciones',
  'Another address': 'Otra dirección',
  'Write it down': 'Escríbela aquí',
  'Complete it': 'Complétala',
  'Choose a saved address': 'Elegir una dirección guardada',
  'Somebody else receives it': 'Lo recibe otra persona',
  'Who receives it': 'Nombre de quien recibe',
  'Phone of who receives it': 'Celular de quien recibe',
  '10 digits. The driver calls this number.': '10 dígitos. A este número llama el repartidor.',
  Delivery: 'Envío',
  'Home delivery': 'Entrega a domicilio',
  'Pick it up today from {time}': 'Recoge hoy desde las {time}',
  'Pick it up tomorrow from {time}': 'Recoge mañana desde las {time}',
  'Pick it up on {day} from {time}': 'Recoge el {day} desde las {time}',
  'How you receive it': 'Cómo lo recibes',
  'We take it to your door': 'Lo llevamos a tu puerta',
  'Free, at the branch you choose': 'Gratis, en la sucursal que elijas',
  'Only to be picked up at a branch': 'Solo para recoger en sucursal',
  'Sold out for delivery: see which branch has it': 'Agotado para envío: ve qué sucursal lo tiene',
  'Sold out for delivery. You can pick it up at a branch that has it.':
    'Agotado para envío. Puedes recogerlo en una sucursal que lo tenga.',
  'Add to be picked up': 'Agregar para recoger',
  'No branch has everything in your cart right now. Have it delivered, or take something out.':
    'Ninguna sucursal tiene ahora todo lo de tu carrito. Pide que te lo llevemos o quita algo.',
  'Your phone': 'Tu celular',
  '10 digits. The branch tells you when it is ready.': '10 dígitos. La sucursal te avisa cuando esté listo.',
  'It does not have everything in your cart': 'No tiene todo lo de tu carrito',
  'Pay at the branch': 'Pago en sucursal',
  'You pay for this order when you pick it up.': 'Pagas este pedido cuando lo recoges.',
  'Branch pickup': 'Recoger en sucursal',
  Branch: 'Sucursal',
  'Flat rate': 'Tarifa fija',
  'It arrives by {to} at the latest': 'Llega a más tardar el {to}',
  'It arrives between {from} and {to}': 'Llega entre el {from} y el {to}',
  'if you pay in time': 'si lo pagas a tiempo',
  'if you pay before {time}': 'si pagas antes de las {time}',
  'if you pay before {time} on {day}': 'si pagas antes de las {time} del {day} (hora del centro)',
  'if you order before {time}': 'si lo pides antes de las {time}',
  'if you order before {time} on {day}': 'si lo pides antes de las {time} del {day} (hora del centro)',
  'Your payment came after {time} on {day}, so the date changed. Before: {arrival}':
    'Tu pago llegó después de las {time} del {day}, así que la fecha cambió. Antes decía: “{arrival}”.',
  'It goes to another place, so the date changed. Before: {arrival}':
    'Va a otra dirección, por eso cambió la fecha. Antes: {arrival}',
  '{time} on {day} has passed, so the date changed. Before: {arrival}':
    'Ya pasaron las {time} del {day}, así que la fecha cambió. Antes decía: “{arrival}”.',
  'We have no way to deliver there. Try another address.': 'No tenemos cómo llegar ahí. Prueba con otra dirección.',
  'First name and last names': 'Nombre y apellidos',
  'Which one is near you? Tell us your postal code': '¿Cuál te queda cerca? Dinos tu código postal',
  'Did you mean {email}?': '¿Quisiste decir {email}?',
  'How you pay': 'Forma de pago',
  'Cash on delivery': 'Pago contra entrega',
  'You are going to pay for this order upon delivery.': 'Pagas al recibir tu pedido, en efectivo.',
  'There is no way to pay for these products yet.': 'Todavía no hay una forma de pago para estos productos.',
  'There is nothing to pay': 'No hay nada que pagar',
  'This cannot be paid by itself yet.': 'Esto se compra junto con un producto que te enviemos.',
  'We charge at your door, and there is nothing to deliver here. Add a product that we take to you and pay for everything together.':
    'Cobramos en tu puerta y aquí no hay nada que llevarte. Agrega un producto que te llevemos y paga todo junto.',
  'By placing the order you accept the': 'Al realizar el pedido aceptas los',
  'Your details and your address': 'Tus datos y tu dirección',
  'Your details and the branch': 'Tus datos y tu sucursal',
  'Payment and order': 'Pago y pedido',
  'See the total with this way to pay': 'Ver el total con esta forma de pago',
  'What you filled in changed meanwhile. Look at it, and then place the order.':
    'Tus datos cambiaron mientras tanto. Revísalos y luego realiza tu pedido.',
  'The way you pay makes another total. Look at it, and then place the order.':
    'Con esta forma de pago cambia el total. Revísalo y luego realiza tu pedido.',
  'Place order': 'Realizar pedido',
  'See the summary ({count})': 'Ver resumen ({count})',
  'Months without interest': 'Meses sin intereses',
  '{months} months without interest of {amount}': '{months} meses sin intereses de {amount}',
  '{months} months without interest from {amount}': '{months} meses sin intereses desde {amount}',
  'Up to {months} months without interest on purchases from {amount}':
    'Hasta {months} meses sin intereses en compras desde {amount}',
  'Monthly payments': 'Mensualidades',
  'One payment of {amount}': 'Un solo pago de {amount}',
  'These months without interest are not offered for this total; choose again':
    'Esos meses sin intereses no se ofrecen con este total; elige otra vez.',
  'I agree that {amount} are charged to my card now, before the order is sent.':
    'Acepto que se cobren {amount} a mi tarjeta ahora, antes de que se envíe el pedido.',
  'I agree that {amount} are charged to my card now, in {months}, before the order is sent.':
    'Acepto que se cobren {amount} a mi tarjeta ahora, a {months}, antes de que se envíe el pedido.',
  'In {list} payments your card is charged when you place the order, before it is sent. We ask you first.':
    'A {list} meses, tu tarjeta se cobra al hacer el pedido, antes de que lo enviemos. Antes te pedimos tu acuerdo.',
  'I agree that {amount} are charged to my card now, before the order is ready at the branch.':
    'Acepto que se cobren {amount} a mi tarjeta ahora, antes de que el pedido esté listo en la sucursal.',
  'I agree that {amount} are charged to my card now, in {months}, before the order is ready at the branch.':
    'Acepto que se cobren {amount} a mi tarjeta ahora, a {months}, antes de que el pedido esté listo en la sucursal.',
  'In {list} payments your card is charged when you place the order, before it is ready at the branch. We ask you first.':
    'A {list} meses, tu tarjeta se cobra al hacer el pedido, antes de que esté listo en la sucursal. Antes te pedimos tu acuerdo.',
  'Agree that your card is charged now, or choose another way to pay':
    'Acepta que tu tarjeta se cobre ahora, o elige otra forma de pago.',
  'You give the card on the page of our payment service. It is charged at once.':
    'Das los datos de tu tarjeta en la página de nuestro servicio de pagos. Se cobra en ese momento.',
  'Nothing is sent to your door: the address is the one of your receipt.':
    'Nada de esto se envía a tu puerta: la dirección es la de tu comprobante.',
  'Create an account with these details': 'Crear una cuenta con estos datos',
  'It is made with your order. By creating it you accept the': 'La creamos con tu pedido. Al crearla aceptas los',
  'With an account': 'Con cuenta nueva',
  'Half an hour went by, so we no longer keep the password for your account: the order is placed without one, unless you give it again':
    'Pasó media hora y ya no guardamos la contraseña de tu cuenta nueva: el pedido se hará sin cuenta. Si la quieres, edita tus datos y escríbela otra vez.',
  'I need an invoice': 'Necesito factura',
  RFC: 'RFC',
  'Name or company': 'Nombre o razón social',
  'As in your tax certificate, without S.A. de C.V.': 'Como en tu constancia de situación fiscal, sin S.A. de C.V.',
  'Tax regime': 'Régimen fiscal',
  'Use of the invoice': 'Uso de la factura',
  'Postal code of the certificate': 'Código postal fiscal',
  Choose: 'Elige',
  'The last character of the RFC does not fit the others. Compare it with your tax certificate.':
    'El último carácter del RFC no corresponde a los demás. Compáralo con tu constancia.',
} as const;

declare module '../dictionaries' {
  interface Words {
    checkout: typeof words;
  }
}
