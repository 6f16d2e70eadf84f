import type { words as keys } from '../es-mx/fits';
import type { Dictionary } from '../translate';

export const words: Dictionary<keyof typeof keys> = {
  'Does it fit through your door?': 'Ci sta in casa tua?',
  'Door of {size} cm: {answer}': 'Porta di {size} cm: {answer}',
  'Your door of {size} cm: {answer}': 'La tua porta di {size} cm: {answer}',
  'Lift with a door of {size} cm, {depth} cm deep: {answer}':
    'Ascensore con porta di {size} cm e {depth} cm di profondità: {answer}',
  'Your lift with a door of {size} cm, {depth} cm deep: {answer}':
    'Il tuo ascensore, con porta di {size} cm e {depth} cm di profondità: {answer}',
  'The place of {size} cm: {answer}': 'Il posto di {size} cm: {answer}',
  'it goes with its front ahead': 'passa di fronte',
  'it goes with its side ahead': 'passa di lato',
  'it goes if you lay it on its side': 'passa se il pezzo si appoggia su un fianco',
  'it goes if you lay it on its back': 'passa se il pezzo si appoggia sul retro',
  'it goes only aslant': 'passa solo inclinando il pezzo',
  'it fits': 'ci sta',
  'only in the parts it arrives in': 'solo nelle parti in cui arriva',
  'it does not go': 'non passa',
  'it does not fit and goes up the stairs': 'non ci sta, si sale per le scale',
  'it does not fit': 'non ci sta',
  ', only just: less than 2 cm are left': ', ma di misura: restano meno di 2 cm',
  'Measures of the thing without its packaging. Measure your door, stairs and lift before you buy.':
    'Misure del prodotto senza imballaggio. Misura porta, scale e ascensore prima di comprare.',
  'Drawn to scale beside a person, a door and a lift':
    'Disegno in scala accanto a una persona, una porta e un ascensore',
  Door: 'Porta',
  Lift: 'Ascensore',
  'The measures of my home': 'Le misure di casa mia',
  'Measure once, in centimetres: every product says whether it goes in. It stays on this device.':
    'Misura una volta sola, in centimetri, e ogni prodotto ti dice se entra. Le tue misure restano su questo dispositivo.',
  'Your door': 'La tua porta',
  'Your lift': 'Il tuo ascensore',
  'The place it is for': 'Il posto a cui è destinato',
  'Width (cm)': 'Larghezza (cm)',
  'Depth (cm)': 'Profondità (cm)',
  'Height (cm)': 'Altezza (cm)',
  'Width of its door (cm)': 'Larghezza della sua porta (cm)',
  'Height of its door (cm)': 'Altezza della sua porta (cm)',
  'Depth of the cabin (cm)': 'Profondità della cabina (cm)',
  'This measure is missing.': 'Manca questa misura.',
  'Centimetres, from {least} to {most}.': 'In centimetri, da {least} a {most}.',
  'Save my measures': 'Salva le mie misure',
  'We keep your measures on this device.': 'Le tue misure restano su questo dispositivo.',
  'Forget my measures': 'Dimentica le mie misure',
  'See what goes through my door': 'Vedi che cosa passa dalla mia porta',
  'Fits through my door': 'Passa dalla mia porta',
  'My door: {size} cm': 'La mia porta: {size} cm',
  'The measures of my door': 'Le misure della mia porta',
};
