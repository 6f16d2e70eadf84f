import { JsonLd } from './html';
import { Static } from './static';

interface BreadcrumbsProps {
  label: string;
  /** From the home page down; the last one is where we are. */
  crumbs: { name: string; href: string }[];
  /** The same for search engines. */
  data?: object;
}

export function Breadcrumbs({ label, crumbs, data }: BreadcrumbsProps) {
  const last = crumbs.length - 1;
  return (
    <Static as="nav" aria-label={label}>
      <ol className="crumbs">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href}>
            {index === last ? <span aria-current="page">{crumb.name}</span> : <a href={crumb.href}>{crumb.name}</a>}
          </li>
        ))}
      </ol>
      {data && <JsonLd data={data} />}
    </Static>
  );
}
