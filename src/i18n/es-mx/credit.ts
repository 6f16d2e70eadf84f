/** Buying on credit. The keys of every locale are these. */
export const words = {
  'Incorrect key account': 'La clave de la cuenta es incorrecta',
  'Wrong debit card': 'La tarjeta de débito es incorrecta',
  'Incorrect NIP': 'El NIP es incorrecto',
  'Invalid account number': 'El número de cuenta no es válido',
  'Client not found, please verify the information': 'No encontramos al cliente. Verifica los datos.',
  'No STP account found': 'No encontramos una cuenta para transferencias',
  'Invalid promoter code': 'El código de promotor no es válido',
  'The ID photo is not legible': 'La foto de la identificación no se lee bien',
  'Buy now, pay in instalments': 'Llévatelo hoy, págalo en abonos',
  'With store credit, subject to approval. You know the total and the CAT before you sign.':
    'Con crédito, sujeto a aprobación. Conoces el total y el CAT antes de firmar.',
  'Instalments from': 'Abonos desde',
  'a month': 'al mes',
  'Up to': 'Hasta',
  '{count} months': { one: '{count} mes', other: '{count} meses' },
  'to pay': 'para pagar',
  'See payment methods': 'Ver formas de pago',
  'See the terms': 'Ver plazos',
  '{count} payments of {amount}': { one: '{count} abono de {amount}', other: '{count} abonos de {amount}' },
  'Total {amount}': 'Total {amount}',
  'Instalments are monthly.': 'Los abonos son mensuales.',
} as const;

declare module '../dictionaries' {
  interface Words {
    credit: typeof words;
  }
}
