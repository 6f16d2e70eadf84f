/** What customers see and change of themselves. The keys of every locale are these. */
export const words = {
  'Delivery details': 'Cómo te entregamos',
  'Back to my account': 'Volver a mi cuenta',
  'Account data has successfully been updated': 'Guardamos los cambios de tu cuenta',
  'Your address is saved': 'Guardamos tu dirección',
  'The address was removed': 'Quitamos la dirección',
  'This is your default address now': 'Listo: ahora usamos esta dirección',
  'This address is not in your account any more': 'Esa dirección ya no está en tu cuenta',
  'Choose which address takes its place': 'Elige qué dirección queda en su lugar',
  'An account keeps 100 addresses at most': 'Una cuenta guarda hasta 100 direcciones',
  'We saved how you want your deliveries': 'Guardamos cómo quieres tus entregas',
  'This cannot be changed here': 'Este dato no se cambia aquí',
  'Your orders go here': 'Aquí llegan tus pedidos',
  'For billing': 'Para facturar',
  'Edit {name}': 'Editar: {name}',
  'Which address takes its place?': '¿Qué dirección queda en su lugar?',
  'Remove this address?': '¿Quitar esta dirección?',
  'Yes, remove it': 'Sí, quitarla',
  'Send my orders here': 'Enviar aquí mis pedidos',
  'Use it for billing': 'Usarla para facturar',
  'Look among your addresses': 'Busca entre tus direcciones',
  Look: 'Buscar',
  'None of your addresses has these words.': 'Ninguna de tus direcciones tiene esas palabras.',
  'Add an address': 'Agregar dirección',
  'You have no address yet. With one, your next purchase asks for nothing.':
    'Todavía no tienes direcciones. Con una guardada, tu siguiente compra no te pide escribir nada.',
  'New address': 'Nueva dirección',
  'Edit the address': 'Editar dirección',
  'See my addresses': 'Ver mis direcciones',
  'Keep my invoice data with this address': 'Guardar aquí mis datos de facturación',
  'Save my address': 'Guardar dirección',
  'Full name': 'Nombre completo',
  Gender: 'Género',
  Male: 'Masculino',
  Female: 'Femenino',
  'Not specified': 'No especificado',
  'Birth date': 'Fecha de nacimiento',
  'You get it': 'Lo recibes',
  'You do not get it': 'No lo recibes',
  'What we know of you': 'Lo que sabemos de ti',
  'Phone, birth date and gender are changed at a branch or by customer service.':
    'El teléfono, la fecha de nacimiento y el género se cambian en una sucursal o con servicio al cliente.',
  'At any hour': 'A cualquier hora',
  'From 9:00 to 14:00': 'De 9:00 a 14:00',
  'From 14:00 to 19:00': 'De 14:00 a 19:00',
  'Better on Saturday': 'Mejor en sábado',
  'We tell them to who brings your orders. Your next purchases take them over.':
    'Se los decimos a quien te lleva tus pedidos. Tus siguientes compras ya los llevan.',
  'Notes for the delivery': 'Indicaciones para la entrega',
  'How to get in, where to ring, where to leave it.': 'Cómo entrar, dónde tocar, con quién dejarlo.',
  'Who else may receive it': 'Quién más puede recibir',
  'Keep this address in my account': 'Guardar esta dirección en mi cuenta',
  'See all your addresses ({count})': 'Ver todas tus direcciones ({count})',
  'Notes: {notes}': 'Indicaciones: {notes}',
  '{name} may receive it too': 'También puede recibir {name}',
  'When somebody is there': 'Cuándo hay alguien',
} as const;

declare module '../dictionaries' {
  interface Words {
    profile: typeof words;
  }
}
