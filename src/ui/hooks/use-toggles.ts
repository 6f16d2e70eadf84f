import { useLayoutEffect } from 'react';
import { onNewMarkup } from './joined-markup';
import { useClickOn } from './use-click-on';
import { useLatest } from './use-latest';

/** What a toggle is called while it is off and while it is on, at the beginning of its label. */
export interface ToggleWords {
  off: string;
  on: string;
}

interface Toggles<Name extends string> {
  words: Record<Name, ToggleWords>;
  /** What a toggle is about, by the address of the link it stands beside. */
  subjectOf: (address: string) => string | null;
  isOn: (name: Name, subject: string) => boolean;
  press: (name: Name, subject: string) => void;
}

const linkBeside = ({ parentElement }: Element): string =>
  parentElement?.querySelector('a')?.getAttribute('href') ?? '';

/** Only what differs is written, so that a page where nothing is on is left as it is. */
function show(button: HTMLButtonElement, isOn: boolean, { off, on }: ToggleWords): void {
  if ((button.getAttribute('aria-pressed') === 'true') === isOn) return;
  const label = button.getAttribute('aria-label') ?? '';
  button.setAttribute('aria-pressed', String(isOn));
  button.setAttribute(
    'aria-label',
    label.replace(isOn ? off : on, () => (isOn ? on : off)),
  );
}

/**
 * Toggle buttons that the server wrote off, however many a page has and whatever joins it (`data-toggle` with the name):
 * shows which are on, and answers a press. They are no places for a component to draw into: fifty of those would cost
 * more than all else that a list does as it starts.
 */
export function useToggles<Name extends string>({ words, subjectOf, isOn, press }: Toggles<Name>): void {
  const latest = useLatest({ words, subjectOf, isOn });
  const look = (root: Document | Element) => {
    for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-toggle]')) {
      const name = button.dataset.toggle as Name;
      const subject = latest.current.subjectOf(linkBeside(button));
      show(button, subject !== null && latest.current.isOn(name, subject), latest.current.words[name]);
    }
  };
  useLayoutEffect(() => look(document));
  useLayoutEffect(() => onNewMarkup(look));
  useClickOn<HTMLButtonElement>('button[data-toggle]', (button) => {
    const subject = subjectOf(linkBeside(button));
    if (subject !== null) press(button.dataset.toggle as Name, subject);
  });
}
