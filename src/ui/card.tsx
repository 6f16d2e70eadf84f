import type { ReactNode } from 'react';

export type CardLines = 1 | 2 | 3;

interface CardProps {
  href: string;
  name: string;
  picture: ReactNode;
  /** On the lower edge of the picture, off what it shows. */
  tag?: ReactNode;
  /** Price first, each line an element of its own. */
  children: ReactNode;
  /** Lines under the name: the place a card keeps in a list before it is laid out. */
  lines: CardLines;
  /** Whether a name of its row takes two lines on a desk. */
  isLong: boolean;
  heading?: 2 | 3;
  /** Further attributes of its element. */
  attributes?: Record<`data-${string}`, string>;
}

/**
 * A product on the table, an item of a list `cards`: picture to the edge, and the whole card is one link with one name.
 */
export function Card({ href, name, picture, tag, children, lines, isLong, heading = 3, attributes }: CardProps) {
  const Heading = heading === 2 ? 'h2' : 'h3';
  return (
    <li className={`card card-${lines}${isLong ? ' card-long' : ''}`} {...attributes}>
      {picture}
      {tag}
      <Heading className="card-name">
        <a href={href}>{name}</a>
      </Heading>
      {children}
    </li>
  );
}
