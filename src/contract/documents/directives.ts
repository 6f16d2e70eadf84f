import { canonicalPath } from '../../domain/url';

/** Size at which pictures of content pages are shown, in pixels. */
const MEDIA_SIZE = 1024;
const DIRECTIVE = /\{\{\s*(\/?\w*)([^{}]*)\}\}/g;
const URL_PARAMETER = /\b(?:direct_)?url\s*=\s*(?:"([^"]*)"|'([^']*)'|&quot;(.*?)&quot;)/;

function pathOf(parameters: string): string | null {
  const [, double, single, encoded] = URL_PARAMETER.exec(parameters) ?? [];
  const url = double ?? single ?? encoded;
  if (url === undefined || /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return null;
  const [bare = '', query] = url.split('?', 2);
  const path = canonicalPath(bare.trim());
  return path && query ? `${path}?${new URLSearchParams(query)}` : path;
}

/**
 * HTML with the directives of a CMS resolved: {{store url="x"}} to a path of the store view, {{media url="x"}} to a
 * picture's path. Every other directive is dropped. The result still has to be sanitised.
 */
export const resolveDirectives = (html: string, prefix = ''): string =>
  html.replace(DIRECTIVE, (_, name: string, parameters: string) => {
    if (name !== 'store' && name !== 'media') return '';
    const path = pathOf(parameters);
    if (path === null) return '';
    if (name === 'media') return `/media/${MEDIA_SIZE}${path}`;
    return prefix && path === '/' ? prefix : `${prefix}${path}`;
  });
