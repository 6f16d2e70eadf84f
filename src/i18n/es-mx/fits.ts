/** Whether things get home, through the shopper's own door. The keys of every locale are these. */
export const words = {
  'Does it fit through your door?': '¿Cabe en tu casa?',
  'Door of {size} cm: {answer}': 'Puerta de {size} cm: {answer}',
  'Your door of {size} cm: {answer}': 'Tu puerta de {size} cm: {answer}',
  'Lift with a door of {size} cm, {depth} cm deep: {answer}':
    'Elevador con puerta de {size} cm y {depth} cm de fondo: {answer}',
  'Your lift with a door of {size} cm, {depth} cm deep: {answer}':
    'Tu elevador, con puerta de {size} cm y {depth} cm de fondo: {answer}',
  'The place of {size} cm: {answer}': 'El lugar de {size} cm: {answer}',
  'it goes with its front ahead': 'pasa de frente',
  'it goes with its side ahead': 'pasa de lado',
  'it goes if you lay it on its side': 'pasa si la pieza se recuesta sobre un costado',
  'it goes if you lay it on its back': 'pasa si la pieza se recuesta sobre su parte de atrás',
  'it goes only aslant': 'solo pasa con la pieza inclinada',
  'it fits': 'cabe',
  'only in the parts it arrives in': 'solo en las partes en que llega',
  'it does not go': 'no pasa',
  'it does not fit and goes up the stairs': 'no cabe, sube por la escalera',
  'it does not fit': 'no cabe',
  ', only just: less than 2 cm are left': ', pero justo: quedan menos de 2 cm',
  'Measures of the thing without its packaging. Measure your door, stairs and lift before you buy.':
    'Medidas del producto, sin empaque. Mide tu puerta, tu escalera y tu elevador antes de comprar.',
  'Drawn to scale beside a person, a door and a lift': 'Dibujo a escala junto a una persona, una puerta y un elevador',
  Door: 'Puerta',
  Lift: 'Elevador',
  'The measures of my home': 'Las medidas de mi casa',
  'Measure once, in centimetres: every product says whether it goes in. It stays on this device.':
    'Mide una sola vez, en centímetros, y cada producto te dice si entra. Tus medidas se quedan en este dispositivo.',
  'Your door': 'Tu puerta',
  'Your lift': 'Tu elevador',
  'The place it is for': 'El lugar donde va',
  'Width (cm)': 'Ancho (cm)',
  'Depth (cm)': 'Fondo (cm)',
  'Height (cm)': 'Alto (cm)',
  'Width of its door (cm)': 'Ancho de su puerta (cm)',
  'Height of its door (cm)': 'Alto de su puerta (cm)',
  'Depth of the cabin (cm)': 'Fondo de la cabina (cm)',
  'This measure is missing.': 'Falta esta medida.',
  'Centimetres, from {least} to {most}.': 'En centímetros, de {least} a {most}.',
  'Save my measures': 'Guardar mis medidas',
  'We keep your measures on this device.': 'Guardamos tus medidas en este dispositivo.',
  'Forget my measures': 'Olvidar mis medidas',
  'See what goes through my door': 'Ver lo que cabe por mi puerta',
  'Fits through my door': 'Cabe en mi puerta',
  'My door: {size} cm': 'Mi puerta: {size} cm',
  'The measures of my door': 'Las medidas de mi puerta',
} as const;

declare module '../dictionaries' {
  interface Words {
    fits: typeof words;
  }
}
