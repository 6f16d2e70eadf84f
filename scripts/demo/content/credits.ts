import attribution from '../../../public/media/attribution.json' with { type: 'json' };
import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { linkLine, list, paragraphs, section } from '../kit/html.ts';
import { page, type Shop } from './page.ts';

interface Credit {
  slug: string;
  /** `name` is missing where the author gave none. */
  sources: { name?: string; author: string; licence: string }[];
  changes: string;
}

const CREDITS: readonly Credit[] = attribution;
const lines = ({ untitled, by }: CreditsWords): string[] =>
  CREDITS.flatMap(({ sources }) =>
    sources.map(({ name, author, licence }) => `${name ? `«${name}»` : untitled}, ${by} ${author} (${licence})`),
  );

/** What the page says around the names. */
export interface CreditsWords {
  title: string;
  description: string;
  intro: string;
  models: string;
  licences: string;
  untitled: string;
  by: string;
}

const SPANISH: CreditsWords = {
  title: 'Créditos de fotos',
  description: 'Autores de los modelos que aparecen en las fotos del catálogo de muestra.',
  intro:
    'Las fotos del catálogo de muestra son imágenes hechas por computadora a partir de modelos libres. Los modelos se acomodaron, se colorearon y se iluminaron de nuevo.',
  models: 'Modelos y autores',
  licences: 'Licencias',
  untitled: 'Sin título',
  by: 'de',
};

/** Names the authors of the models in the demo's pictures, as their licences ask. */
export const creditsPage = (shop: Shop, words: CreditsWords = SPANISH): CmsDocument => ({
  ...page(
    shop,
    15,
    words.title,
    words.description,
    paragraphs(words.intro),
    section(words.models, list([...new Set(lines(words))].sort((a, b) => a.localeCompare(b, 'es')))),
    section(
      words.licences,
      linkLine('https://creativecommons.org/licenses/by/3.0/', 'Creative Commons BY 3.0'),
      linkLine('https://creativecommons.org/licenses/by/3.0/us/', 'Creative Commons BY 3.0 US'),
      linkLine('https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0'),
    ),
  ),
  identifier: 'creditos-de-fotos',
});
