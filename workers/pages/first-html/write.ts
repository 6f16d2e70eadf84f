import { Fragment, type FunctionComponent, isValidElement, type ReactElement, type ReactNode, Suspense } from 'react';
import { elementMarkup, type MarkupProps, textMarkup } from '../../../src/ui/markup';

type Component = FunctionComponent<MarkupProps>;

/** What React keeps for itself. */
const OF_REACT = new Set(['ref', 'suppressHydrationWarning', 'suppressContentEditableWarning']);

/** The attributes of an element: neither listeners nor what React keeps for itself; what a field begins with is its value. */
function attributesOf({ defaultValue, defaultChecked, ...props }: MarkupProps): MarkupProps {
  const entries = Object.entries(props).filter(([name, value]) => typeof value !== 'function' && !OF_REACT.has(name));
  return {
    ...Object.fromEntries(entries),
    ...(props.value === undefined && defaultValue !== undefined ? { value: defaultValue } : {}),
    ...(props.checked === undefined && defaultChecked !== undefined ? { checked: defaultChecked } : {}),
  };
}

/** Writes one component as React hydrates it: texts that stand beside each other are told apart by a comment. */
class Writer {
  private isBehindText = false;
  /** Value of the select that is written; its options say which of them it is. */
  private chosen: unknown;

  write(node: ReactNode): string {
    if (Array.isArray(node)) return node.map((one: ReactNode) => this.write(one)).join('');
    if (!isValidElement<MarkupProps>(node)) return this.text(textMarkup(node));
    const { type, props } = node;
    if (typeof type === 'string') return this.element(node as ReactElement<MarkupProps, string>);
    if (type === Fragment) return this.write(props.children);
    if (type === Suspense) return this.apart(() => `<!--$-->${this.write(props.children)}<!--/$-->`);
    if (typeof type === 'function') return this.write((type as Component)(props) as ReactNode);
    throw new TypeError('only plain components are written as first HTML');
  }

  private text(text: string): string {
    if (text === '') return '';
    const between = this.isBehindText ? '<!-- -->' : '';
    this.isBehindText = true;
    return between + text;
  }

  /** What is written where no text stands beside it, inside and outside. */
  private apart(write: () => string): string {
    this.isBehindText = false;
    const written = write();
    this.isBehindText = false;
    return written;
  }

  private element({ type, props }: ReactElement<MarkupProps, string>): string {
    const { value, ...attributes } = attributesOf(props);
    const content = () => props.dangerouslySetInnerHTML?.__html ?? this.write(props.children);
    if (type !== 'select') {
      const isChosen = type === 'option' && this.chosen !== undefined && String(this.chosen) === String(value);
      const own = { ...attributes, value, ...(isChosen ? { selected: true } : {}) };
      return this.apart(() => elementMarkup(type, own, content()));
    }
    this.chosen = value;
    const written = this.apart(() => elementMarkup(type, attributes, content()));
    this.chosen = undefined;
    return written;
  }
}

/** First HTML of an element as the browser's React hydrates it. Throws what a component throws, and a TypeError for what is drawn in the browser alone. */
export const renderToString = (node: ReactNode): string => new Writer().write(node);
