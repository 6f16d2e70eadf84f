import { showToast } from '../../ui/show-toast';

interface Props {
  value: string;
  texts: { copied: string; failed: string };
}

declare module '../../ui/enhanced' {
  interface Enhanced {
    'copy-text': Props;
  }
}

/** Puts a value on the clipboard, so that nobody types eighteen digits twice. */
export function start(element: HTMLElement, { value, texts }: Props): void {
  element.addEventListener('click', async () => {
    try {
      // Where the page did not come over https there is no clipboard, and reading it throws.
      await navigator.clipboard.writeText(value);
      showToast({ level: 'success', message: texts.copied });
    } catch {
      showToast({ level: 'error', message: texts.failed });
    }
  });
}
