import type { CartLine } from '../../domain/cart/cart';
import { Button, ButtonLink } from '../../ui/button';
import { FormKey } from '../shop/form-key';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

/** The question before a removal, as a step of the page for whoever has no script. */
export function ConfirmRemoval({ line }: { line: CartLine }) {
  const t = texts();
  return (
    <section className="plane confirm" aria-labelledby="quitar-titulo">
      <h2 id="quitar-titulo">{t('Remove this product from your cart?')}</h2>
      <p>{line.name}</p>
      <form className="dialog-actions" action={formAction('cart/remove')} method="post">
        <FormKey />
        <input type="hidden" name="itemId" value={line.itemId} />
        <Button>{t('Remove')}</Button>
        <ButtonLink kind="plain" href={href('/checkout/cart')}>
          {t('Keep it')}
        </ButtonLink>
      </form>
    </section>
  );
}
