import { tokens } from '../../../../src/domain/search-text';

/** What shoppers in Mexico call things, and the words a catalogue has for them. */
const SYNONYMS: Record<string, string> = {
  refri: 'refrigerador',
  nevera: 'refrigerador',
  frigobar: 'refrigerador',
  tele: 'televisión pantalla',
  tv: 'televisión pantalla',
  televisor: 'televisión pantalla',
  televisión: 'pantalla',
  pantalla: 'televisión',
  celu: 'celular',
  móvil: 'celular',
  smartphone: 'celular',
  teléfono: 'celular',
  compu: 'computadora laptop',
  computadora: 'laptop',
  portátil: 'laptop',
  micro: 'microondas',
  lavarropas: 'lavadora',
  moto: 'motocicleta motoneta',
  bici: 'bicicleta',
  bocina: 'altavoz',
  parlante: 'bocina',
  altavoz: 'bocina',
  cobija: 'frazada',
  ropero: 'clóset armario',
  clóset: 'ropero armario',
  armario: 'ropero clóset',
  sofá: 'sillón sala',
  sillón: 'sofá',
  recámara: 'cama dormitorio',
  dormitorio: 'recámara',
  clima: 'minisplit',
  aire: 'minisplit',
  estufa: 'cocina parrilla',
  audífonos: 'auriculares',
  auriculares: 'audífonos',
  tenis: 'zapatillas',
};

const BY_WORD = new Map(Object.entries(SYNONYMS).map(([word, others]) => [tokens(word).join(' '), tokens(others)]));

/** Other words for a folded word, folded. */
export const synonymsOf = (word: string): readonly string[] => BY_WORD.get(word) ?? [];
