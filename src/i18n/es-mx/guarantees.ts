/** Guarantees of what was bought. The keys of every locale are these. */
export const words = {
  'Guarantees of your order': 'Garantías de tu pedido',
  'Guarantee: {kind}': 'Garantía: {kind}',
  'None of its own': 'ninguna',
  'Extended warranty of {count} months': 'Garantía extendida de {count} meses',
  'Page of {name}': 'Página de {name}',
  'Nothing of this order is left': 'De este pedido no queda nada',
} as const;

declare module '../dictionaries' {
  interface Words {
    guarantees: typeof words;
  }
}
