import { answerTaps } from '../product/opening';
import { fetchAhead } from './fetch-ahead';

interface Props {
  /** 'Abriendo', said before the name of what opens. */
  opening: string;
}

declare module '../../ui/island' {
  interface Islands {
    'next-page': Props;
  }
}

/** What a page does for the one that is opened from it. */
export function start(main: HTMLElement, { opening }: Props): void {
  answerTaps(main, opening);
  fetchAhead();
}
