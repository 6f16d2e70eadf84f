/** The branch a customer goes to. The keys of every locale are these. */
export const words = {
  'This is your branch now': 'Esta es tu sucursal ahora',
  'You have no branch of your own any more': 'Ya no tienes una sucursal elegida',
  'This branch is not open any more': 'Esta sucursal ya no está abierta',
  'Your branch': 'Tu sucursal',
  'Make it my branch': 'Elegir como mi sucursal',
  'It is not my branch any more': 'Ya no es mi sucursal',
  'This shop has no branches': 'Esta tienda no tiene sucursales',
  'Everything is sent to your door.': 'Todo se manda a tu puerta.',
} as const;

declare module '../dictionaries' {
  interface Words {
    ownBranch: typeof words;
  }
}
