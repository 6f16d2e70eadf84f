import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { formAction, href } from '../shop/links';
import { texts } from '../shop/texts';

interface QuestionProps {
  /** Path of the page that was come from. */
  back: string;
  title: string;
  text: ReactNode;
  yes: string;
  /** Where its form is sent to: 'operacion/pedido' tells an event. */
  action?: string;
  children: ReactNode;
}

/** One question: what happens, yes, and no. */
export function Question({ back, title, text, yes, action = 'operacion/pedido', children }: QuestionProps) {
  const t = texts();
  return (
    <section className="desk-actions" aria-labelledby="confirmar">
      <h1 id="confirmar">{title}</h1>
      <p>{text}</p>
      <form className="desk-amount-form" action={formAction(action)} method="post">
        {children}
        <Button wide>{yes}</Button>
      </form>
      <ButtonLink wide kind="plain" href={href(back)}>
        {t('No, go back')}
      </ButtonLink>
    </section>
  );
}
