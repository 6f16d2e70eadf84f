import { answerTaps } from '../product/opening';
import { fetchAhead } from './fetch-ahead';
import { answerFollowedLinks } from './followed-link';

interface Props {
  /** 'Abriendo', said before the name of what opens. */
  opening: string;
  /** What is said when a page does not come. */
  slow: string;
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'next-page': Props;
  }
}

/** What a page does for the one that is opened from it. */
export function start(main: HTMLElement, { opening, slow }: Props): void {
  answerTaps(main, opening);
  answerFollowedLinks(slow);
  fetchAhead();
}
