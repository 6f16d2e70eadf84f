import { type AllHTMLAttributes, createElement, type ReactNode } from 'react';
import { markup } from './markup';
import { StaticElement } from './static-element.client';
import { collect } from './static-markup';

interface StaticProps extends Omit<AllHTMLAttributes<HTMLElement>, 'as'> {
  as: 'a' | 'aside' | 'div' | 'footer' | 'nav' | 'ul';
  children: ReactNode;
}

/** An element whose content only shows something: React sees one element with text in it, however much there is (ADR 0008). */
export function Static({ as, children, ...rest }: StaticProps) {
  const html = markup(children);
  const number = collect(html);
  return number === null ? createElement(as, { ...rest, dangerouslySetInnerHTML: { __html: html } }) : <StaticElement as={as} number={number} {...rest} />;
}
