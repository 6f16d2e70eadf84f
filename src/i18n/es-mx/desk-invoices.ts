/** Invoices at the desk. The keys of every locale are these. */
export const words = {
  'Invoices to make': 'Por hacer',
  'Invoices made': 'Hechas',
  'Invoices refused': 'Rechazadas',
  'Folio, or why not': 'Folio, o por qué no',
  'It is made': 'Ya está hecha',
  'Refuse it': 'Rechazarla',
  'Postal code {code}': 'C.P. {code}',
  'No invoices like this': 'No hay facturas así',
  'More invoices': 'Más facturas',
  'Told invoice-decided': 'Respuesta de su factura',
} as const;

declare module '../dictionaries' {
  interface Words {
    'desk-invoices': typeof words;
  }
}
