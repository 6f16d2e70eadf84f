/** Requests about personal data at the desk. The keys of every locale are these. */
export const words = {
  Right: 'Derecho',
  Access: 'Acceso',
  Rectification: 'Rectificación',
  Cancellation: 'Cancelación',
  Opposition: 'Oposición',
  'To be answered': 'Por responder',
  'Granted: to be carried out': 'Procede: por cumplir',
  'Do it today: the person may go to the authority': 'Hazlo hoy: la persona puede acudir a la autoridad',
  Asked: 'Cómo llegó',
  'without an account, by a link to the e-mail': 'sin cuenta, con un enlace a su correo',
  'signed in to the account': 'desde su cuenta',
  'Late requests': 'Vencidas',
  'Requests to answer': 'Por responder',
  'Requests to carry out': 'Por cumplir',
  'Requests that are over': 'Terminadas',
  'Note a request': 'Anotar una solicitud',
  'Made by telephone or in person: its time runs from that day, and the person is written to.':
    'Pedida por teléfono o en persona: el plazo corre desde ese día, y a la persona se le escribe un correo.',
  'Where the answer goes; what stands here is looked for under it.':
    'Ahí llega la respuesta, y con él se busca lo que hay aquí de la persona.',
  'Day it was asked': 'Día en que la pidió',
  'What they said': 'Qué dijo',
  'How you know who asks: two things, or a document': 'Cómo comprobaste quién la pide: dos datos, o una identificación',
  'Check document': 'Identificación oficial',
  'Your name stays with it.': 'Tu nombre queda con la solicitud.',
  'Note the request': 'Anotar la solicitud',
  'by telephone or in person, noted by {who}': 'por teléfono o en persona; la anotó {who}',
  'Did note-request': 'Anotó una solicitud de datos',
  'No requests like this': 'No hay solicitudes así',
  'More requests': 'Más solicitudes',
  'Late since {day}': 'Vencida desde el {day}',
  'Answer the request': 'Responder la solicitud',
  'The answer, as the person reads it': 'La respuesta, como la leerá la persona',
  'It proceeds': 'Procede',
  'More time, once': 'Más tiempo, una vez',
  'Why, as the person reads it': 'Por qué, como lo leerá la persona',
  'Make the time longer': 'Ampliar el plazo',
  'What stands here of the person': 'Lo que hay aquí de la persona',
  'It is noted who saves it. Hand it over by a way that only the person reads.':
    'Queda anotado quién lo guarda. Entrégalo por un medio que solo lea la persona.',
  Erase: 'Borrar',
  'It closes the account at once and erases it after 72 hours; what the law asks for stays blocked.':
    'Cierra la cuenta ya y la borra después de 72 horas; lo que pide la ley se queda bloqueado.',
  'It erases at once what stands here under this e-mail; what the law asks for stays blocked.':
    'Borra ya lo que hay aquí con este correo; lo que pide la ley se queda bloqueado.',
  'Erase what stands here': 'Borrar lo que hay aquí',
  'The account is closed and is erased on {moment}.': 'La cuenta está cerrada y se borra el {moment}.',
  'The account was erased on {moment}; what the law asks for stays blocked.':
    'La cuenta se borró el {moment}; lo que pide la ley se queda bloqueado.',
  'The accounts of this store view are kept by its retailer: what it holds is answered and erased there.':
    'Las cuentas de esta tienda las lleva su comercio: lo que él guarda se responde y se borra allá.',
  'It is carried out': 'Ya se cumplió',
  'Say so once everything that was granted is done, here and wherever else.':
    'Dilo cuando esté hecho todo lo que procedió, aquí y donde más haga falta.',
  'Note it and write to the person': 'Anotar y escribir a la persona',
  'Told privacy-asked': 'Datos: confirmar la solicitud',
  'Told privacy-received': 'Datos: solicitud recibida',
  'Told privacy-longer': 'Datos: plazo ampliado',
  'Told privacy-answered': 'Datos: respuesta',
  'Told privacy-carried-out': 'Datos: solicitud cumplida',
  'Told privacy-copy-asked': 'Datos: copia lista',
  'Told account-closed': 'Cuenta cerrada',
  'Told account-erased': 'Cuenta borrada',
  'Did answer-request': 'Respondió la solicitud de datos',
  'Did extend-request': 'Amplió el plazo de la solicitud',
  'Did carry-out-request': 'Cumplió la solicitud de datos',
  'Did save-data': 'Guardó los datos de una persona',
  'Did erase-data': 'Borró los datos de una persona',
  'Morning privacy late': {
    one: 'Solicitud sobre datos personales vencida',
    other: 'Solicitudes sobre datos personales vencidas',
  },
  'Morning privacy': {
    one: 'Solicitud sobre datos personales por responder',
    other: 'Solicitudes sobre datos personales por responder',
  },
  'Morning privacy granted': {
    one: 'Solicitud sobre datos personales por cumplir',
    other: 'Solicitudes sobre datos personales por cumplir',
  },
  'Answer them today': 'Atiéndelas hoy mismo',
  'Carry them out': 'Cúmplelas',
  'About privacy-request': 'Solicitud de datos',
} as const;

declare module '../dictionaries' {
  interface Words {
    'desk-privacy': typeof words;
  }
}
