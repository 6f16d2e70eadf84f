import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws at the end of the page, out of the reach of what styles the place a component stands in. */
export const InBody = ({ children }: { children: ReactNode }) => createPortal(children, document.body);
