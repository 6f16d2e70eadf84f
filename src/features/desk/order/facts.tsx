import type { ReactNode } from 'react';

interface Props {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  isCard?: boolean;
}

/** Names and what they are, a row each. */
export function DeskFacts({ rows, isCard = false }: Props) {
  return (
    <dl className={isCard ? 'desk-facts desk-card' : 'desk-facts'}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
