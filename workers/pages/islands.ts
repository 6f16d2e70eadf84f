import { DrawnIslands, fillIslands, PLACE } from '../../src/ui/island-places';
import { leanMarkup } from '../../src/ui/markup';
import { log, reasonOf } from '../http/log';
import { islandsModule } from './islands-door';

/** Of pages that belong to nobody. */
const drawn = new DrawnIslands();

/**
 * HTML whose islands have drawn themselves. One that throws leaves its place empty, to be drawn by the browser, and is
 * logged. What was drawn for a page of everyone is kept, by all it was drawn from.
 */
export async function withIslands(html: string, requestId: string, isOfEveryone: boolean): Promise<string> {
  if (!html.includes(PLACE)) return html;
  const { drawIsland } = await islandsModule();
  const draw = (name: string, props: object, prefix: string): string => {
    try {
      return leanMarkup(drawIsland(name, props, prefix));
    } catch (error) {
      log('error', 'island not drawn', { requestId, island: name, reason: reasonOf(error) });
      return '';
    }
  };
  return fillIslands(html, draw, isOfEveryone ? drawn : undefined);
}
