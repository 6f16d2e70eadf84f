import { BACK } from '../../contract/customers/forms';

/** Carries the way back through a form; whoever follows it checks it. */
export const BackField = ({ back }: { back: string }) =>
  back ? <input type="hidden" name={BACK} value={back} /> : null;
