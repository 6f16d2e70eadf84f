import { type AllHTMLAttributes, createElement } from 'react';
import { PLACE } from './island-places';

/** Name of every client component that the server draws too, and its props (JSON); each module adds its own entry. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the modules of the islands
export interface Islands {}

declare global {
  interface HTMLElement {
    /**
     * Whether the island of this element runs; false once it is known that it never will. A property, so that the
     * element stays as the server wrote it.
     */
    isAwake?: boolean;
  }
}

type Element = 'article' | 'aside' | 'div' | 'footer' | 'header' | 'li' | 'main' | 'nav' | 'section' | 'span' | 'ul';

interface IslandProps<Name extends keyof Islands>
  extends Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'children' | 'dangerouslySetInnerHTML'> {
  of: Name;
  props: Islands[Name];
  /** The element around what the component draws; its attributes are the server's. */
  as?: Element;
}

/**
 * The place of a client component in a page of the server, inside `Static` or not. The document's last step has the
 * component draw its first HTML there (`workers/pages/islands.ts`); the browser hydrates it (docs/pages.md).
 */
export const Island = <Name extends keyof Islands>({ of, props, as = 'div', ...rest }: IslandProps<Name>) =>
  createElement(as, {
    ...rest,
    'data-island': of,
    'data-props': JSON.stringify(props),
    dangerouslySetInnerHTML: { __html: PLACE },
  });
