import { Icon } from '../../ui/icon';
import type { BranchRow } from './branch-row';
import { BranchWays } from './branch-ways';
import type { BranchListTexts } from './branches-shown';

interface RowProps {
  row: BranchRow;
  texts: BranchListTexts;
}

const Head = ({ row: { name, near, isNear } }: Pick<RowProps, 'row'>) => (
  <div className="branch-head">
    <h2>{name}</h2>
    <span className="branch-near" data-near={isNear ? 'reach' : ''}>
      {near}
    </span>
  </div>
);

const Open = ({ row: { open } }: Pick<RowProps, 'row'>) =>
  open && <p className={open.isOpen ? 'branch-open' : 'branch-closed'}>{open.text}</p>;

/** What a branch has of what was asked for. */
const Has = ({ row: { has }, texts }: RowProps) =>
  has === 'all' ? (
    <p className="branch-has">
      <Icon name="check" size={18} />
      {texts.all}
    </p>
  ) : (
    <p className="branch-lacks">{has === 'some' ? texts.some : texts.none}</p>
  );

/** A branch that was asked what it has. */
const Stocked = ({ row, texts }: RowProps) => (
  <li data-has={row.has === 'all' ? '' : undefined}>
    <Head row={row} />
    {row.has && <Has row={row} texts={texts} />}
    {row.ready && <p className="branch-ready">{row.ready}</p>}
    <Open row={row} />
    <p>{row.address}</p>
    <p className="small muted">{row.hours}</p>
    <BranchWays row={row} texts={texts} className="line-link" />
  </li>
);

/** A branch among all of them. */
const Located = ({ row, texts }: RowProps) => (
  <li id={row.code}>
    <Head row={row} />
    <Open row={row} />
    <p>{row.address}</p>
    <p className="small muted">{row.hours}</p>
    {row.ready && (
      <p className="branch-pickup">
        <Icon name="store" size={18} />
        {`${texts.online}: ${row.ready.charAt(0).toLowerCase()}${row.ready.slice(1)}`}
      </p>
    )}
    <BranchWays row={row} texts={texts} className="btn btn-plain" />
  </li>
);

/** Branches in the order they are given in: all there are, or those that were asked what they have. */
export const BranchList = ({
  rows,
  texts,
  isLocator,
}: Pick<RowProps, 'texts'> & { rows: readonly BranchRow[]; isLocator: boolean }) => {
  const Row = isLocator ? Located : Stocked;
  return (
    <ul className={isLocator ? 'branch-list locator' : 'branch-list'}>
      {rows.map((row) => (
        <Row key={row.code} row={row} texts={texts} />
      ))}
    </ul>
  );
};
