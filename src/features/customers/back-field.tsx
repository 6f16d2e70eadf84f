import { BACK } from '../../contract/customers/pages';
import { WINDOW } from '../../contract/customers/window';

interface BackFieldProps {
  back: string;
  /** Whether the form stands in a window over the page it leads back to (features/shop/in-window.ts). */
  isInWindow: boolean;
}

/**
 * Carries the way back through a form, and to its window, should it have to be sent as a page of its own: a challenge
 * stands in front of it then. Whoever follows it checks it.
 */
export const BackField = ({ back, isInWindow }: BackFieldProps) => (
  <>
    {back && <input type="hidden" name={BACK} value={back} />}
    {isInWindow && <input type="hidden" name={WINDOW} value="1" />}
  </>
);
