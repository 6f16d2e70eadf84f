import type { CSSProperties, ReactNode } from 'react';

interface TagProps {
  kind?: 'buy' | 'paper' | 'wash' | 'ink' | 'custom';
  /** #rrggbb, already corrected for contrast; only with kind 'custom'. */
  color?: string;
  background?: string;
  children: ReactNode;
}

/** A short label over or beside something: "24%", "Nuevo", "Agotado". */
export function Tag({ kind = 'buy', color, background, children }: TagProps) {
  const style = kind === 'custom' ? ({ '--tag': background, '--tag-ink': color } as CSSProperties) : undefined;
  return (
    <span className={`tag tag-${kind}`} style={style}>
      {children}
    </span>
  );
}
