import { MOST_ROWS } from '../../../contract/desk-pages/lists';
import { texts } from '../../shop/texts';

/** How many rows a list has, as far as it was read: past those that are shown it is said that there are more. */
export function rowsText(rows: readonly unknown[]): string {
  return rows.length > MOST_ROWS ? texts()('More than {count}', { count: MOST_ROWS }) : String(rows.length);
}

/** Says under a list that there is more of it than is shown. */
export function MoreRows({ count }: { count: number }) {
  const t = texts();
  return count > MOST_ROWS ? (
    <p>{t('Only {count} are shown: the others stand here once these were seen to', { count: MOST_ROWS })}</p>
  ) : null;
}
