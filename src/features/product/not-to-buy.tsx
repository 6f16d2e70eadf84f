import { ButtonLink } from '../../ui/button';
import { BackInStockFields, type BackInStockView } from '../back-in-stock/back-in-stock-fields';
import { OPTIONS_ID } from './options';

/** What can be done where a product cannot be bought as it is shown. */
export interface InsteadView {
  isOut: boolean;
  out: { title: string; note: string };
  /** Where one asks to be told when it is back, and whether one is; null where nobody ever is. */
  notice: BackInStockView | null;
  isTold: boolean;
  /** What is to be chosen; null for nothing. */
  choose: string | null;
  /** Where more of its kind are, null when it is in no category. */
  more: { label: string; href: string } | null;
}

/**
 * What to do instead where a product cannot be bought as it is: its like where it is sold out, an option where one is
 * to be chosen.
 */
export function NotToBuy({ isOut, out, notice, isTold, choose, more }: InsteadView) {
  const chooseLink = choose && (
    <ButtonLink kind={isOut ? 'ink' : 'buy'} wide href={`#${OPTIONS_ID}`}>
      {choose}
    </ButtonLink>
  );
  if (!isOut) return chooseLink;
  return (
    <div className="sold-out">
      <p>
        <strong>{out.title}</strong>
        {out.note}
      </p>
      {isTold && notice && <BackInStockFields {...notice} />}
      {chooseLink}
      {more && (
        <ButtonLink kind="plain" wide href={more.href}>
          {more.label}
        </ButtonLink>
      )}
    </div>
  );
}
