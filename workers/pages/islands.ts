import { fillIslands, PLACE } from '../../src/ui/island-places';
import { log, reasonOf } from '../http/log';
import { islandsModule } from './islands-door';

/**
 * HTML whose islands have drawn themselves. One that throws leaves its place empty, to be drawn by the browser, and is
 * logged.
 */
export async function withIslands(html: string, requestId: string): Promise<string> {
  if (!html.includes(PLACE)) return html;
  const { drawIsland } = await islandsModule();
  return fillIslands(html, (name, props, prefix) => {
    try {
      return drawIsland(name, props, prefix);
    } catch (error) {
      log('error', 'island not drawn', { requestId, island: name, reason: reasonOf(error) });
      return '';
    }
  });
}
