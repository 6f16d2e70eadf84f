import { fillIslands } from '../src/ui/island-places';
import { drawIsland } from '../workers/pages/islands.ssr';

/** HTML of a page with its client components drawn, as the document's last step does it. */
export const drawn = (html: string): string => fillIslands(html, drawIsland);
