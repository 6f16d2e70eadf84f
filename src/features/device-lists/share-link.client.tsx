'use client';

import type { MouseEvent } from 'react';
import { Icon } from '../../ui/icon';
import { showToast } from '../../ui/show-toast';
import { passOn } from '../shared-cart/pass-on';

export interface ShareLinkProps {
  /** Where it leads without script. */
  href: string;
  /** 'list': its own address; 'page': the page as it is shown, without what says only how somebody came to it. */
  shares: 'page' | 'list';
  title: string;
  texts: { label: string; copied: string; failed: string };
}

/**
 * Passes a page on by the system's sheet, else its address goes to the clipboard; where neither takes it, by a letter
 * as without script.
 */
export default function ShareLink({ href, shares, title, texts }: ShareLinkProps) {
  async function share(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    event.preventDefault();
    const url = shares === 'list' ? event.currentTarget.href : `${location.origin}${location.pathname}`;
    const passed = await passOn(
      { title, url },
      {
        ...('share' in navigator ? { share: (link: ShareData) => navigator.share(link) } : {}),
        // Where the page did not come over https there is no clipboard, and reading it throws.
        copy: async (text: string) => navigator.clipboard.writeText(text),
      },
    );
    if (passed === 'copied') showToast({ level: 'success', message: texts.copied });
    if (passed === 'failed') showToast({ level: 'error', message: texts.failed });
  }
  const isTool = shares === 'page';
  return (
    <a className={isTool ? 'tool' : 'line-link'} href={href} onClick={share}>
      {isTool && <Icon name="share" size={20} />}
      {isTool ? <span>{texts.label}</span> : texts.label}
    </a>
  );
}
