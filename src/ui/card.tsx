import type { ReactNode } from 'react';

interface CardProps {
  href: string;
  name: string;
  picture: ReactNode;
  /** Tags over the picture, top left. */
  tags?: ReactNode;
  /** The last line: what others say of it, in which colours it comes. Nothing stands between name and price. */
  meta?: ReactNode;
  children: ReactNode;
  heading?: 2 | 3;
}

/** A product on the table: picture to the edge, and the whole card is one link with one name. */
export function Card({ href, name, picture, tags, meta, children, heading = 3 }: CardProps) {
  const Heading = heading === 2 ? 'h2' : 'h3';
  return (
    <article className="card">
      <div className="card-picture">
        {picture}
        {tags && <div className="card-tags">{tags}</div>}
      </div>
      <Heading className="card-name">
        <a href={href}>{name}</a>
      </Heading>
      <div className="card-body">
        {children}
        {meta && <div className="card-meta">{meta}</div>}
      </div>
    </article>
  );
}
