'use client';

import { showToast } from '../../ui/show-toast';

interface Props {
  value: string;
  texts: { copy: string; label: string; copied: string; failed: string };
}

declare module '../../ui/island' {
  interface Islands {
    'copy-text': Props;
  }
}

/** A button that puts a value on the clipboard, so that nobody types eighteen digits twice. */
export default function CopyText({ value, texts }: Props) {
  const copy = async () => {
    try {
      // Where the page did not come over https there is no clipboard, and reading it throws.
      await navigator.clipboard.writeText(value);
      showToast({ level: 'success', message: texts.copied });
    } catch {
      showToast({ level: 'error', message: texts.failed });
    }
  };
  return (
    <button type="button" className="line-link needs-script" aria-label={texts.label} onClick={copy}>
      {texts.copy}
    </button>
  );
}
