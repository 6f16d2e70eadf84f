import { BACK } from '../../contract/customers/pages';
import { formAction } from '../shop/links';
import { texts } from '../shop/texts';
import { BackInStockFields, type BackInStockView } from './back-in-stock-fields';

/** What the form says and sends that asks for a notice of this sku; `back` is a path to go back to. */
export function backInStockView(sku: string, back: string): BackInStockView {
  const t = texts();
  return {
    action: formAction('stock/avisame'),
    sku,
    back: { name: BACK, value: back },
    texts: {
      email: t('E-mail'),
      hint: t('We write to you once. Signed in, you can leave it empty.'),
      send: t('Tell me when it is back'),
    },
  };
}

interface BackInStockFormProps {
  sku: string;
  /** Path to go back to. */
  back: string;
  email?: string | undefined;
  error?: string | null;
}

/** The form on a page of its own, with what was typed and what is wrong. */
export const BackInStockForm = ({ sku, back, ...typed }: BackInStockFormProps) => (
  <BackInStockFields {...backInStockView(sku, back)} {...typed} />
);
