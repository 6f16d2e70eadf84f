'use client';

import { Notice } from '../../ui/notice';
import { useIsExchanged } from './variants/variant-store';

interface Props {
  text: string;
}

declare module '../../ui/island' {
  interface Islands {
    refusal: Props;
  }
}

/** Why a product was not added, as a form without script answers it; it goes when another variant is chosen. */
export default function Refusal({ text }: Props) {
  return useIsExchanged() ? null : <Notice level="error">{text}</Notice>;
}
