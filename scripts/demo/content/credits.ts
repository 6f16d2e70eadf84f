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
const lines = CREDITS.flatMap(({ sources }) => sources.map(({ name, author, licence }) => `${name ? `«${name}»` : 'Sin título'}, de ${author} (${licence})`));

/** Names the authors of the models in the demo's pictures, as their licences ask. */
export const creditsPage = (shop: Shop): CmsDocument =>
  page(
    shop,
    15,
    'Créditos de fotos',
    'Autores de los modelos que aparecen en las fotos del catálogo de muestra.',
    paragraphs(
      'Las fotos del catálogo de muestra son imágenes hechas por computadora a partir de modelos libres. Los modelos se acomodaron, se colorearon y se iluminaron de nuevo.',
    ),
    section('Modelos y autores', list([...new Set(lines)].sort((a, b) => a.localeCompare(b, 'es')))),
    section(
      'Licencias',
      linkLine('https://creativecommons.org/licenses/by/3.0/', 'Creative Commons Atribución 3.0'),
      linkLine('https://creativecommons.org/licenses/by/3.0/us/', 'Creative Commons Atribución 3.0 Estados Unidos'),
      linkLine('https://creativecommons.org/publicdomain/zero/1.0/', 'CC0 1.0, dominio público'),
    ),
  );
