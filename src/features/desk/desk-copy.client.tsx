'use client';

import { useState } from 'react';

interface Props {
  value: string;
  texts: { copy: string; copied: string; failed: string };
}

declare module '../../ui/island' {
  interface Islands {
    'desk-copy': Props;
  }
}

/** Puts a text on the clipboard, and says so beside its button. */
export default function DeskCopy({ value, texts }: Props) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      // Where the page did not come over https there is no clipboard, and reading it throws.
      await navigator.clipboard.writeText(value);
      setSaid(texts.copied);
    } catch {
      setSaid(texts.failed);
    }
  };
  return (
    <>
      <button type="button" className="line-link needs-script" onClick={copy}>
        {texts.copy}
      </button>{' '}
      <span role="status">{said}</span>
    </>
  );
}
