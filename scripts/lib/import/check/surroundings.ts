import { existsSync } from 'node:fs';
import { HELP_PAGES } from '../../../../src/features/shop/layout/help-pages';
import { mediaUrl } from '../../../../src/features/shop/media';
import { at } from '../../paths.mjs';

const SMALLEST = 150;

/** Content pages the shop leads to that are not among these, by identifier. */
export const missingPages = (pages: ReadonlySet<string>): string[] =>
  HELP_PAGES.map(({ path }) => path.slice(1)).filter((identifier) => !pages.has(identifier));

/** Hosts pictures may come from, as this environment has them. */
export const allowedHosts = (): Set<string> =>
  new Set(
    (process.env.MEDIA_HOSTS ?? '')
      .split(/\s+/)
      .flatMap((host) => (URL.canParse(host) ? [new URL(host).host] : host ? [host] : [])),
  );

/** Pictures of which the shop has no encoded copy, where it serves its own. */
export const missingPictures = (paths: ReadonlySet<string>): string[] =>
  process.env.MEDIA_TEMPLATE
    ? []
    : [...paths].filter((path) => !existsSync(at('public', decodeURIComponent(mediaUrl(path, SMALLEST) ?? ''))));
