import { type AllHTMLAttributes, createElement, type ReactNode } from 'react';
import { isWritten, markup } from './markup';

interface StaticProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  as: 'a' | 'aside' | 'div' | 'fieldset' | 'footer' | 'header' | 'main' | 'li' | 'nav' | 'section' | 'ul';
  children: ReactNode;
}

/**
 * An element whose content only shows something: React sees one element with text in it, however much there is (ADR
 * 0008). Inside another one it is an element like any other.
 */
export function Static({ as, children, ...rest }: StaticProps) {
  if (isWritten()) return createElement(as, rest, children);
  return createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: markup(children) } });
}
