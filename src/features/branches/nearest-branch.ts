import { markupAt } from '../../ui/hooks/joined-markup';
import { type ReadMarkup, readMarkup } from '../../ui/hooks/read-markup';

/** The first branch of a page of branches that has everything and is worth going to: the nearest one. */
const NEAREST = '[data-window] .branch-list > [data-has]:has([data-near="reach"])';

/** What a page of branches says of one, as short as it is beside a product. */
export interface NearestBranch {
  /** When it can be picked up there, or that it is there. */
  ready: string;
  name: string;
  /** How far it is. */
  near: string;
  open: string;
  /** How it is reached. */
  ways: ReturnType<ReadMarkup['links']>;
}

/** The nearest branch of a page of branches; null where none is near, and where the page was not to be had. */
export async function nearestBranch(address: string): Promise<NearestBranch | null> {
  const markup = await markupAt(address);
  const branch = markup && readMarkup(markup, NEAREST);
  return (
    branch && {
      ready: branch.text('.branch-ready') || branch.text('.branch-has'),
      name: branch.text('h2'),
      near: branch.text('[data-near]'),
      open: branch.text('.branch-open, .branch-closed'),
      ways: branch.links('.branch-ways a'),
    }
  );
}
