import type { Branch } from '../kit/category.ts';

/** A house that sells the articles in its own words, models and prices. */
export interface House {
  code: 'viu' | 'mavi' | 'muebles_america';
  /** First id of its grown products. */
  firstId: number;
  branches: Branch[];
  /** Which wording of an article and which brand of its group it uses. */
  wording: 0 | 1;
  brand: 0 | 1 | 2;
  /** Its prices as a share of the article's, and how far one may stray from that. */
  level: number;
  stray: number;
  models: string[];
}

export const VIU_MODELS = [
  'Jacaranda',
  'Tule',
  'Mezquite',
  'Copal',
  'Ahuehuete',
  'Cenzontle',
  'Colibrí',
  'Barranca',
  'Laguna',
  'Alameda',
  'Portales',
  'Arrayán',
  'Capulín',
  'Huizache',
  'Pirul',
  'Framboyán',
  'Azahar',
  'Tepozán',
  'Amate',
  'Ceiba',
  'Xocotl',
  'Vereda',
  'Zaguán',
  'Solar',
  'Milpa',
  'Tapanco',
];
export const MAVI_MODELS = [
  'Alba',
  'Brisa',
  'Celina',
  'Duna',
  'Emilia',
  'Flora',
  'Gala',
  'Inés',
  'Jimena',
  'Marea',
  'Nadia',
  'Olivia',
  'Paloma',
  'Renata',
  'Silvia',
  'Tamara',
  'Umbra',
  'Valeria',
  'Zoe',
  'Amalia',
  'Camelia',
  'Lucero',
  'Oriana',
  'Serena',
  'Vera',
  'Aurora',
];
export const MUEBLES_AMERICA_MODELS = [
  'Pátzcuaro',
  'Taxco',
  'Comala',
  'Bernal',
  'Cholula',
  'Mazamitla',
  'Álamos',
  'Izamal',
  'Tequisquiapan',
  'Tlacotalpan',
  'Cuetzalan',
  'Paracho',
  'Zacatlán',
  'Tapalpa',
  'Batopilas',
  'Loreto',
  'Papantla',
  'Coatepec',
  'Malinalco',
  'Tepoztlán',
  'Calvillo',
  'Jalpan',
  'Orizaba',
  'Xilitla',
];
