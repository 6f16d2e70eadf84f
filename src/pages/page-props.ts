import type { FunctionComponent } from 'react';
import type { PathOf, Room, RouteIn } from './routes';

/** Names of what varies in a path: 'slug' of '/c/[slug]'. */
type VariesIn<Path extends string> = Path extends `${string}[${infer Name}]${infer Rest}`
  ? Name | VariesIn<Rest>
  : never;

/** What the page of this path is given: the segments that vary, as Waku hands them over, still percent-encoded. */
export type PageProps<Path extends string> = Record<VariesIn<Path>, string>;

/** The page of each route of a room. */
export type PagesOf<In extends Room> = {
  readonly [Name in RouteIn<In>]: FunctionComponent<PageProps<PathOf<Name>>>;
};

/** The text of a segment; the gateway has refused those that do not decode. */
export const segment = (value: string): string => decodeURIComponent(value);
