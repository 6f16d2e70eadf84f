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

/** One question: what happens, yes, and no, which Escape says too. Whoever is led here by keys begins at it. */
export function Question({ back, title, text, yes, action = 'operacion/pedido', children }: QuestionProps) {
  const t = texts();
  return (
    <section className="desk-actions" aria-labelledby="confirmar">
      {/* biome-ignore lint/a11y/noAutofocus: whoever works by keys begins at the question, not at the sections */}
      <h1 id="confirmar" tabIndex={-1} autoFocus>
        {title}
      </h1>
      <div>{text}</div>
      <form className="desk-amount-form" action={formAction(action)} method="post">
        {children}
        <Button wide>{yes}</Button>
      </form>
      <ButtonLink wide kind="plain" href={href(back)} data-no="">
        {t('No, go back')}
      </ButtonLink>
    </section>
  );
}
