'use client';

import type { SubmitEvent } from 'react';
import type { ToggleWords } from '../../ui/hooks/use-toggles';
import { Icon, type IconName } from '../../ui/icon';
import { useHearts } from '../favorites/use-hearts';
import { SKUS, skuName } from './kept-pages';
import ShareLink, { type ShareLinkProps } from './share-link.client';
import { type Toggled, toggleKept } from './toggle-kept';

interface ToolProps {
  store: string;
  list: Toggled;
  sku: string;
  /** Page of the list. */
  page: string;
  words: ToggleWords;
}

type ToolView = Pick<ToolProps, 'page' | 'words'>;

interface Props extends Pick<ToolProps, 'store' | 'sku'> {
  /** Left out what cannot be done with it. */
  tools: { favorites: ToolView; compare?: ToolView };
  /** `url`: of the product's page, whichever variant is shown. */
  share: Pick<ShareLinkProps, 'title' | 'texts'> & { url: string };
}

declare module '../../ui/island' {
  interface Islands {
    'product-tools': Props;
  }
}

const ICONS: Record<Toggled, IconName> = { favorites: 'heart', compare: 'compare' };

/** Puts the product into a list of the device; without script it leads to a page with the product in it. */
function Tool({ store, list, sku, page, words }: ToolProps) {
  const isIn = Object.hasOwn(useHearts(store, list), sku);
  const toggle = (event: SubmitEvent) => {
    event.preventDefault();
    toggleKept(store, list, sku);
  };
  return (
    <form action={page} method="get" onSubmit={toggle}>
      <input type="hidden" name={SKUS} value={skuName(sku)} autoComplete="off" />
      <button type="submit" className={`tool tool-${list}`} data-live aria-pressed={isIn}>
        <Icon name={ICONS[list]} size={20} />
        <span>{isIn ? words.on : words.off}</span>
      </button>
    </form>
  );
}

/** A letter that passes a page on. */
const letter = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;

/** What else can be done with a product: keep it, compare it, pass it on. */
export default function ProductTools({ store, sku, tools, share: { url, ...share } }: Props) {
  return (
    <>
      <Tool store={store} list="favorites" sku={sku} {...tools.favorites} />
      {tools.compare && <Tool store={store} list="compare" sku={sku} {...tools.compare} />}
      <ShareLink {...share} href={letter(share.title, url)} shares="page" />
    </>
  );
}
