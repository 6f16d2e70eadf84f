import type { CmsDocument } from '../../../src/domain/catalogue/document.ts';
import { linkLine } from '../kit/html.ts';
import type { Shop } from './page.ts';

/** A page of the shop's own and what its link at the foot of every page says. */
type FooterLink = [path: string, label: string];

export const SPANISH_FOOTER: FooterLink[] = [
  ['/sucursales', 'Encuentra tu sucursal'],
  ['/quienes-somos', 'Quiénes somos'],
  ['/i/creditos-de-fotos', 'Créditos de fotos'],
];

export const GERMAN_FOOTER: FooterLink[] = [
  ['/sucursales', 'Filiale finden'],
  ['/quienes-somos', 'Über uns'],
  ['/i/creditos-de-fotos', 'Bildnachweise'],
];

export const ITALIAN_FOOTER: FooterLink[] = [
  ['/sucursales', 'Trova il negozio'],
  ['/quienes-somos', 'Chi siamo'],
  ['/i/creditos-de-fotos', 'Crediti delle foto'],
];

/** The blocks of a shop with these links at the foot of every page. */
export const withFooterLinks = (shop: Shop, blocks: readonly CmsDocument[], links: FooterLink[]): CmsDocument[] =>
  blocks.map((one) =>
    one.identifier === 'footer-about'
      ? {
          ...one,
          content: [one.content, ...links.map(([path, label]) => linkLine(`${shop.prefix}${path}`, label))].join('\n'),
        }
      : one,
  );
