/** Returns as operators see them. The keys of every locale are these. */
export const words = {
  'Returns to answer': 'Por responder',
  'Returns that come': 'Por llegar',
  'Returns that are over': 'Terminadas',
  'No returns like this': 'No hay devoluciones así',
  'More returns': 'Más devoluciones',
  'Asked for': 'Solicitada',
  'Day asked for': 'Día pedido',
  'Day it is fetched': 'Día de recolección',
  'What the customer says': 'Qué dice el cliente',
  'Why it was refused': 'Por qué se rechazó',
  'What goes back': 'Qué se devuelve',
  'What happened': 'Qué ha pasado',
  'Carrier of the way back': 'Paquetería de regreso',
  'Not agreed yet': 'Sin acordar',
  'Save the way back': 'Guardar el regreso',
  'Authorise the return': 'Autorizar la devolución',
  'Arrived, of {count}': 'Llegaron, de {count}',
  'Taken back': 'Se aceptan',
  'Can be sold again': 'Se puede vender otra vez',
  'Why some are not taken back': 'Por qué no se aceptan todas',
  'What cannot be sold again is written off.': 'Lo que no se puede vender se da de baja.',
  'Note what arrived': 'Anotar lo que llegó',
  'Refuse the return': 'Rechazar la devolución',
  'Why, as the customer reads it': 'Por qué, como lo leerá el cliente',
  'Refuse it and write to the customer': 'Rechazar y escribir al cliente',
  'It arrived already': 'Ya llegó',
  'Nothing more comes': 'Ya no llega más',
  'Close the return': 'Cerrar la devolución',
  'Told return-requested': 'Devolución solicitada',
  'Told return-authorised': 'Devolución autorizada',
  'Told return-refused': 'Devolución rechazada',
  'Told return-received': 'Devolución recibida',
  'Told return-partly-received': 'Devolución recibida en parte',
  'Did authorise-return': 'Autorizó la devolución',
  'Did refuse-return': 'Rechazó la devolución',
  'Did receive-return': 'Recibió la devolución',
  'Did close-return': 'Cerró la devolución',
  'About return': 'Devolución',
} as const;

declare module '../dictionaries' {
  interface Words {
    'desk-returns': typeof words;
  }
}
