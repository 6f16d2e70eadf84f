'use client';
import { type MouseEvent, useState } from 'react';

interface LoadMoreProps {
  href: string;
  /** id of the list that the next products join. */
  listId: string;
  /** Parameter of the address that says how many of them are shown, so that coming back or sharing shows as many. */
  countParam: string;
  label: string;
  busyLabel: string;
}

/** "Ver más": a link to the next products; with script they join the list in place. */
export function LoadMore({ href, listId, countParam, label, busyLabel }: LoadMoreProps) {
  const [next, setNext] = useState<string | null>(href);
  const [busy, setBusy] = useState(false);
  if (!next) return null;

  const load = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const list = document.getElementById(listId);
    list?.setAttribute('data-coming', '');
    try {
      const answer = await fetch(next);
      if (!answer.ok) throw new Error('no page');
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const items = [...page.querySelectorAll(`#${listId} > li`)];
      list?.removeAttribute('data-coming');
      for (const item of items) list?.appendChild(item);
      items[0]?.querySelector('a')?.focus({ preventScroll: true });
      const progress = document.querySelector('.progress');
      const newer = page.querySelector('.progress');
      if (progress && newer) progress.replaceWith(newer);
      const here = new URL(location.href);
      here.searchParams.set(countParam, String(list?.children.length));
      history.replaceState(history.state, '', here);
      setNext(page.querySelector('[data-more]')?.getAttribute('href') ?? null);
      setBusy(false);
    } catch {
      location.assign(next);
    }
  };

  return (
    <a className="btn btn-plain" data-more href={next} onClick={load} aria-busy={busy}>
      {busy ? busyLabel : label}
    </a>
  );
}
