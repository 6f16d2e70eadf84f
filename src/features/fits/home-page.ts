import { homeFieldNames } from '../../domain/fits/home';
import type { Size, Thing } from '../../domain/fits/thing';

/** Page that asks for the measures of a home, and says what of a thing gets into it. */
export const HOME_PAGE = '/cabe-en-tu-casa';

/** Parameters of a thing: its measures as it stands, and the box it arrives in parts of, in millimetres. */
const THING_PARAM = 'mide';
const PARTS_PARAM = 'partes';

const written = ({ width, depth, height }: Size): string => `${width}x${depth}x${height}`;

function readSize(text: string | null): Size | null {
  const edges = /^([1-9]\d{0,3})x([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(text ?? '');
  const [width = 0, depth = 0, height = 0] = (edges ?? []).slice(1).map(Number);
  return edges && { width, depth, height };
}

/** A thing as parameters of the page. */
export const thingParams = ({ size, parts }: Thing): Record<string, string> => ({
  ...(size && { [THING_PARAM]: written(size) }),
  ...(parts && { [PARTS_PARAM]: written(parts) }),
});

/** The thing an address tells; null for none. */
export function thingIn(query: URLSearchParams): Thing | null {
  const [size, parts] = [readSize(query.get(THING_PARAM)), readSize(query.get(PARTS_PARAM))];
  if (size) return { size, parts };
  return parts && { size: null, parts };
}

const MOST_TYPED = 8;

/** Measures of a home as an address has them, by field; '' for none. */
export const typedIn = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(homeFieldNames.map((name) => [name, (query.get(name) ?? '').trim().slice(0, MOST_TYPED)]));
