import { requestContext } from '../../commerce/request-context';
import { WINDOW } from '../../contract/customers/window';

/**
 * Whether a window over another page asks for this one, to show its part in `data-window` (docs/pages.md). A page that
 * is opened by its address is in none: the gateway takes the parameter away.
 */
export const isInWindow = (): boolean => requestContext().query.has(WINDOW);

/** Attributes of a link that leads away: what is looked up from a window opens beside its page, which keeps what was typed. */
export const besideWindow = (): { target?: '_blank' } => (isInWindow() ? { target: '_blank' } : {});
