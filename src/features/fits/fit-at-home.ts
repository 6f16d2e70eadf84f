import { readHome } from '../../domain/fits/home';
import { islandPropsAt } from '../../ui/hooks/island-props';
import type { KeptHome } from './device-home';
import type { FitShown } from './fit-drawing';
import { drawingOf } from './fit-drawing-of';
import { type FitTexts, fitLines } from './fit-lines';
import { thingIn } from './home-page';

let known: FitTexts | null = null;

/** Words for the page one is on, asked of the page of the measures once. */
async function textsAt({ origin, pathname }: URL): Promise<FitTexts | null> {
  known ??= (await islandPropsAt(origin + pathname, 'home-form'))?.fit ?? null;
  return known;
}

/**
 * What is said of a thing at a home's measures; `page`: address of the page that asks for them, with the thing. null
 * where there is nothing to say. Rejects where the words did not come.
 */
export async function fitAtHome(page: string, { typed }: KeptHome): Promise<FitShown | null> {
  const address = new URL(page, location.href);
  const thing = thingIn(address.searchParams);
  const { home } = readHome((name) => String(typed[name] ?? ''));
  const texts = thing && home && (await textsAt(address));
  return texts && { lines: fitLines(thing, home, texts), drawing: thing.size && drawingOf(thing.size, home) };
}
