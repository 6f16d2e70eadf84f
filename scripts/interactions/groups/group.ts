import type { Figure } from '../figures.ts';
import type { Reading } from '../reading.ts';
import type { Stage } from '../stage.ts';

/** Figures that are measured together, under the name that `--only` picks them by. */
export interface Group {
  name: string;
  title: string;
  figures: Figure[];
  /** One round of it. */
  measure(stage: Stage): Promise<Reading[]>;
}

export const PAGES = ['home', 'category', 'product'] as const;
