import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { linkLine, paragraphs } from '../kit/html.ts';
import { block, type Shop } from './page.ts';
import { sizeGuideBlocks } from './size-guides.ts';

/** What the home page and the frame of every page say; the link of a plane is the last paragraph's. */
export interface FrontTexts {
  promise: string;
  hero: { title: string; text: string; link: string; label: string };
  second: { title: string; text: string; link: string; label: string };
  about: string;
}

/** What is searched most, by store view. */
const POPULAR: Record<string, string[]> = {
  '': ['Sala esquinera', 'Colchón matrimonial', 'Refrigerador', 'Pantalla 55 pulgadas', 'Lavadora', 'Bicicleta'],
  '/muebles_america': ['Sala', 'Comedor 6 sillas', 'Cama matrimonial', 'Ropero', 'Escritorio'],
  '/mavi': ['Celular', 'Botines', 'Sofá cama', 'Lavadora', 'Audífonos'],
  '/de': ['Sofa', 'Bett', 'Kühlschrank', 'Stuhl'],
  '/it': ['Divano', 'Letto', 'Frigorifero', 'Sedia'],
};

/**
 * What shoppers call the things of a store view beside the words every shop in Mexico knows; other languages have their
 * own.
 */
const SPANISH = [
  'zapato = botín, mocasín, zapatilla',
  'silla de oficina = silla giratoria, sillón ejecutivo, sillas de oficina',
  'bebé = cuna, carriola',
];
const SYNONYMS: Record<string, string[]> = {
  '': [
    ...SPANISH,
    'hielera = refrigerador',
    'asador ~ parrilla de piedra, parrilla',
    'antecomedor = comedor, mesa bistró, rincón de café',
    ...['asado', 'asador', 'carne asada', 'parrillada'].map(
      (said) => `${said} : asador, parrilla de piedra, juego de cuchillos, parrilla`,
    ),
    ...['alacena', 'despensero', 'mueble para la cocina'].map(
      (said) => `${said} = gabinete de cocina, torre de cocina`,
    ),
  ],
  '/muebles_america': SPANISH,
  '/mavi': SPANISH,
  '/de': [
    'Couch = Sofa',
    'Sessel = Stuhl',
    'Nachtschrank = Nachttisch',
    'Kleiderschrank = Schrank',
    'Eisschrank = Kühlschrank',
    'Schreibplatz = Schreibtisch',
  ],
  '/it': [
    'sofà = divano',
    'frigo = frigorifero',
    'guardaroba = armadio',
    'scrittoio = scrivania',
    'comodo = comodino',
    'seggiola = sedia',
  ],
};

const lines = (texts: readonly string[] = []): string => texts.map((text) => paragraphs(text)).join('\n');
const plane = (text: string, link: string, label: string): string => `${paragraphs(text)}\n${linkLine(link, label)}`;

export const frontBlocks = (shop: Shop, texts: FrontTexts): CmsDocument[] => [
  block(shop, 101, 'home-promise', 'Promesa', paragraphs(texts.promise)),
  block(shop, 102, 'home-hero', texts.hero.title, plane(texts.hero.text, texts.hero.link, texts.hero.label)),
  block(shop, 103, 'home-second', texts.second.title, plane(texts.second.text, texts.second.link, texts.second.label)),
  block(shop, 104, 'footer-about', shop.name, paragraphs(texts.about)),
  block(shop, 105, 'popular-searches', 'Popular', lines(POPULAR[shop.prefix])),
  ...sizeGuideBlocks(shop),
  block(shop, 106, 'search-synonyms', 'Sinónimos', lines(SYNONYMS[shop.prefix])),
];
