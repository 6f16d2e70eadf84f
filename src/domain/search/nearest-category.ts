import type { CategoryNode } from '../catalogue/product';
import { flatCategories } from '../catalogue/tree';
import { grownOf } from './diminutives';
import { inflections } from './inflections';
import { isStopWord, tokens } from './text';

/** What a shop may not sell, and words of the categories where what is nearest to it stands, the nearest first; all folded. */
const STANDS_WITH: readonly (readonly [things: string, categories: string])[] = [
  ['sabana edredon cobija cobertor colcha almohada cubrecama funda', 'recamara camas colchones'],
  [
    'ropa vestido blusa pantalon camisa playera jeans falda chamarra sueter sudadera abrigo short gorra sombrero corbata calcetin media bufanda guante cinturon arete collar pulsera anillo pijama bikini calzon brasier',
    'ropa moda calzado zapatos',
  ],
  ['perfume maquillaje', 'belleza perfumeria'],
  ['toalla jabon shampoo champu cepillo tina', 'bano'],
  ['cortina persiana tapete alfombra vela cuadro espejo florero marco globo', 'decoracion hogar'],
  ['escoba trapeador cubeta detergente cloro suavizante plancha', 'lavanderia hogar'],
  [
    'huevo leche pan galleta cerveza vino refresco pastel sopa comida queso carne fruta dulce chocolate vaso plato cubierto taza sarten',
    'cocina ollas',
  ],
  ['croqueta correa arenero alimento gato perro pez', 'mascotas'],
  ['llanta aceite bateria moto auto carro', 'motos'],
  ['libro cuaderno lapiz pluma impresora tinta papel', 'oficina escritorios'],
  ['cargador funda consola videojuego camara dron cable memoria mouse', 'electronica celulares'],
  ['pintura brocha tornillo clavo llave pinza cemento', 'herramientas herramienta'],
  ['manguera semilla tierra pasto abono', 'jardin'],
  ['panal biberon chupon mamila toallita', 'bebe'],
  ['muneca rompecabezas carrito pelota disfraz', 'juguetes'],
  ['pesa mancuerna yoga', 'deportes'],
];

/**
 * The category in which what is nearest to a text stands, of which nothing was found: one that a word of it names, what
 * it is for before what it is (croquetas para perro), or where what it names would stand. null where none is known. `locale`
 * is that of the store view.
 */
export function nearestCategory(text: string, tree: CategoryNode[], locale: string): CategoryNode | null {
  const categories = flatCategories(tree).filter(({ productCount }) => productCount > 0);
  const named = (word: string): CategoryNode | undefined =>
    categories.find(({ name }) => tokens(name).some((one) => one === word || inflections(word).includes(one)));
  const words = tokens(text)
    .filter((word) => !isStopWord(word, locale))
    .toReversed();
  for (const word of words) {
    const forms = [word, ...inflections(word), ...grownOf(word)];
    const own = named(word);
    if (own) return own;
    for (const [things, places] of STANDS_WITH) {
      const place = things.split(' ').some((thing) => forms.includes(thing))
        ? places
            .split(' ')
            .map(named)
            .find((one) => one !== undefined)
        : undefined;
      if (place) return place;
    }
  }
  return null;
}
