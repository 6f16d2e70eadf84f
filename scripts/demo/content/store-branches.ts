import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { list, paragraphs, section } from '../kit/html.ts';
import type { StoreBranch } from '../range/branches.ts';
import { block, page, type Shop } from './page.ts';

/** What a store locator says in a language. */
export interface LocatorWords {
  title: string;
  description(shop: Shop): string;
  intro: string[];
  address: string;
  phone: string;
  hours(branch: StoreBranch): string;
  parking: string;
}

const SPANISH_LOCATOR: LocatorWords = {
  title: 'Sucursales',
  description: (shop) => `Direcciones, horarios y teléfonos de las sucursales de ${shop.name}.`,
  intro: [
    'Conoce los muebles en persona, pregunta lo que quieras y revisa existencias antes de ir. Las direcciones son de muestra, como todo en esta tienda.',
  ],
  address: 'Dirección',
  phone: 'Teléfono',
  hours: ({ week, sunday }) => `Horario: lunes a sábado de ${week.join(' a ')}, domingo de ${sunday.join(' a ')}`,
  parking: 'Estacionamiento para clientes',
};

const lines = (branches: readonly StoreBranch[], words: LocatorWords): string[] =>
  branches.map((branch) =>
    section(
      branch.name,
      list([
        `${words.address}: ${branch.street}, ${branch.city}`,
        `${words.phone}: ${branch.phone}`,
        words.hours(branch),
        ...(branch.hasParking ? [words.parking] : []),
      ]),
    ),
  );

/** The address of the store locator, in whatever language it is. */
const IDENTIFIER = 'sucursales';

/** The store locator: where the house has shops, when they are open and how to reach them. */
export const storeBranchesPage = (
  shop: Shop,
  branches: readonly StoreBranch[],
  words: LocatorWords = SPANISH_LOCATOR,
): CmsDocument => ({
  ...page(shop, 16, words.title, words.description(shop), paragraphs(...words.intro), ...lines(branches, words)),
  identifier: IDENTIFIER,
});

/** The same, for whoever wants to show it elsewhere. */
export const storeBranchesBlock = (
  shop: Shop,
  branches: readonly StoreBranch[],
  words: LocatorWords = SPANISH_LOCATOR,
): CmsDocument => block(shop, 107, 'store-branches', words.title, lines(branches, words).join('\n'));
