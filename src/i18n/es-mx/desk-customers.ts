/** Customers at the desk. The keys of every locale are these. */
export const words = {
  Customers: 'Clientes',
  'Name, telephone, e-mail or number': 'Nombre, teléfono, correo o número',
  'Find customer': 'Buscar',
  'There is no such customer': 'No existe ese cliente.',
  'Nobody with an account is found like this': 'Nadie con cuenta aparece así.',
  'Look for it among the orders': 'Buscarlo entre los pedidos',
  'Customers of this store are kept by your own system; here you find their orders.':
    'Las cuentas de esta tienda las lleva tu propio sistema; aquí encuentras sus pedidos.',
  'On the telephone': 'Por teléfono',
  'Ask before you tell: let them say two things by themselves, and never read one out to be confirmed.':
    'Pregunta antes de decir: que te den dos datos por su cuenta; nunca leas uno para que solo lo confirmen.',
  'To the customer: where the order is, its promised day, its guide number, what is still to be paid.':
    'Al cliente: dónde va su pedido, qué día llega, la guía y cuánto falta por pagar.',
  'To whoever receives it, with the order number: only whether it arrives, and when.':
    'A quien lo recibe, con el número de pedido: solo si llega y cuándo.',
  'To nobody: card numbers, passwords, a whole address, what somebody else ordered.':
    'A nadie: números de tarjeta, contraseñas, una dirección completa o lo que pidió otra persona.',
  'Who asks for their data, or to correct, erase or oppose it, is answered within 20 business days.':
    'Quien pide acceder a sus datos, rectificarlos, cancelarlos u oponerse (ARCO) recibe respuesta en 20 días hábiles.',
  'Note it among the requests': 'Anótalo en Datos personales',
  'Who is calling?': '¿Quién llama?',
  'Why you look': 'Motivo de la consulta',
  'Look call': 'Llamada del cliente',
  'Look order': 'Trabajo en un pedido suyo',
  'Look complaint': 'Queja o aclaración',
  'Look arco': 'Solicitud ARCO',
  'They said by themselves, and it was right': 'Lo dijo por su cuenta y coincidió',
  'Check name': 'Nombre completo',
  'Check email': 'Correo de la cuenta',
  'Check postcode': 'Código postal de entrega',
  'Check order': 'Número y total de un pedido',
  'Part checks': 'Comprobó',
  'Your name, the moment and the reason stay on record.': 'Tu nombre, la hora y el motivo quedan en el registro.',
  'Open their data': 'Ver sus datos',
  'Open to you until': 'Los puedes ver hasta',
  Addresses: 'Direcciones',
  '1 is that of everybody who signs up. It counts from their next page on.':
    '1 es el de quien se registra. Cuenta desde su siguiente página.',
  'Change group': 'Cambiar grupo',
  'Ask for two things before you open it': 'Pide dos datos antes de abrirlos.',
  'Their data is open to you for half an hour': 'Puedes ver sus datos durante media hora.',
  'They are in group {groupId} by now': 'Mientras tanto pasó al grupo {groupId}. Revisa y vuelve a guardar.',
  'The price group is changed': 'El grupo de precios cambió.',
};

declare module '../dictionaries' {
  interface Words {
    deskCustomers: typeof words;
  }
}
