'use client';

import { useRef } from 'react';
import { isOwnCode, readCode } from '../../domain/order/scanned-code';
import { fillField, useEveryKey } from '../../ui/hooks/use-keys';
import { wedgeOf } from './wedge';

interface Props {
  /** The page that opens an order by a code, and its parameter. */
  page: string;
  name: string;
}

declare module '../../ui/island' {
  interface Islands {
    'desk-wedge': Props;
  }
}

/**
 * What a hand scanner reads anywhere at the desk: a guide number for the order that is shown, else the order it is of.
 */
export default function DeskWedge({ page, name }: Props) {
  const wedge = useRef(wedgeOf());
  useEveryKey((key, at) => {
    const text = wedge.current.press(key, at);
    const code = text === null ? null : readCode(text);
    if (code === null) return false;
    const isTaken = !isOwnCode(code) && fillField('[data-guide]', code);
    if (!isTaken) location.assign(`${page}?${new URLSearchParams({ [name]: code })}`);
    return true;
  });
  return null;
}
