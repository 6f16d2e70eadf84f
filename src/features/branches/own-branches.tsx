import type { Branch } from '../../domain/branch/branch';
import { FormKey } from '../shop/form-key';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import type { BranchRow } from './branch-row';
import { locatorRows } from './branch-rows';
import { BranchWays } from './branch-ways';
import { branchesWords } from './branches-words';

function OneBranch({ row, isOwn }: { row: BranchRow; isOwn: boolean }) {
  const t = texts();
  const { code, name, address, hours, open, ready } = row;
  const label = isOwn ? t('It is not my branch any more') : t('Make it my branch');
  return (
    <li className="own-sheet" id={code}>
      {isOwn && (
        <p className="own-tags">
          <span>{t('Your branch')}</span>
        </p>
      )}
      <h2>{name}</h2>
      <p>{address}</p>
      <p className="small muted">{[open?.text, hours].filter(Boolean).join(' · ')}</p>
      {ready && <p className="small">{ready}</p>}
      <BranchWays row={row} texts={branchesWords()} className="line-link" />
      <form className="own-actions" action={formAction('account/sucursal')} method="post">
        <FormKey />
        <input type="hidden" name="code" value={isOwn ? '' : code} />
        <button type="submit" className="line-link" aria-label={`${label}: ${name}`}>
          {label}
        </button>
      </form>
    </li>
  );
}

/** The branches, the customer's own first. */
export function OwnBranches({ branches, own }: { branches: readonly Branch[]; own: string | null }) {
  const rows = locatorRows(branches, null);
  return (
    <ul className="own-list own-cards">
      {[...rows.filter(({ code }) => code === own), ...rows.filter(({ code }) => code !== own)].map((row) => (
        <OneBranch key={row.code} row={row} isOwn={row.code === own} />
      ))}
    </ul>
  );
}
