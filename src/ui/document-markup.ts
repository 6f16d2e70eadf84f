import { Fragment, type FunctionComponent, isValidElement, type ReactElement, type ReactNode } from 'react';
import { isCached } from './cached';
import { elementMarkup, type MarkupProps, textMarkup } from './markup';

type Piece = string | Promise<string>;
type Component = FunctionComponent<MarkupProps>;

/** What belongs to the head wherever a component says it, as React has it. */
const OF_HEAD = new Set(['title', 'meta', 'link']);
/** Inside of these it stays where it is. */
const KEEPS = new Set(['head', 'svg', 'noscript']);
const HEAD_END = '</head>';

const isLater = (value: unknown): value is Promise<ReactNode> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** What one document is written with: the elements that go to its head, in the order they were met. */
class Writer {
  readonly head: Piece[] = [];

  write(node: ReactNode, keeps: boolean): Piece {
    if (Array.isArray(node)) return this.all(node, keeps);
    if (isLater(node)) return node.then((one) => this.write(one, keeps));
    return isValidElement<MarkupProps>(node) ? this.element(node, keeps) : textMarkup(node);
  }

  private element(element: ReactElement<MarkupProps>, keeps: boolean): Piece {
    if (isCached(element)) return this.write(element.props.children(), keeps);
    const { type, props } = element;
    if (type === Fragment) return this.write(props.children, keeps);
    if (typeof type === 'function') return this.write((type as Component)(props) as ReactNode, keeps);
    if (typeof type !== 'string') throw new TypeError('only plain components are written as markup');
    if (keeps || !OF_HEAD.has(type) || 'itemProp' in props) return this.tag(type, props, keeps || KEEPS.has(type));
    const piece = this.tag(type, props, true);
    // It is waited for behind the body: until then nobody hears of it that it failed, and never where the body did.
    if (typeof piece !== 'string') piece.catch(() => undefined);
    this.head.push(piece);
    return '';
  }

  private tag(type: string, props: MarkupProps, keeps: boolean): Piece {
    const content = props.dangerouslySetInnerHTML?.__html ?? this.write(props.children, keeps);
    if (typeof content === 'string') return elementMarkup(type, props, content);
    return content.then((text) => elementMarkup(type, props, text));
  }

  /** Begins all of them before it waits for any, as React does; one that throws does not leave the others unheard. */
  private all(nodes: readonly ReactNode[], keeps: boolean): Piece {
    let isWhole = true;
    const pieces = nodes.map((node) => {
      let piece: Piece;
      try {
        piece = this.write(node, keeps);
      } catch (error) {
        piece = Promise.reject(error);
      }
      isWhole &&= typeof piece === 'string';
      return piece;
    });
    return isWhole ? pieces.join('') : Promise.all(pieces).then((texts) => texts.join(''));
  }
}

/**
 * HTML of a document of server components, as React would write it, but without the payload in between that no page of
 * ours needs: components may wait, titles, metadata and links go to the head. Components are plain functions; event handlers
 * and what only lives in a browser are refused with a TypeError. Rejects with what a component throws.
 */
export async function documentMarkup(node: ReactNode): Promise<string> {
  const writer = new Writer();
  const html = await writer.write(node, false);
  const head = (await Promise.all(writer.head)).join('');
  const end = html.indexOf(HEAD_END);
  return `<!DOCTYPE html>${html.slice(0, end)}${head}${html.slice(end)}`;
}
