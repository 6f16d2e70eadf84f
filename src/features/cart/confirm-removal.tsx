import type { FormEvent, ReactNode } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { KeyField } from '../forms/key-field';
import type { CartPageProps } from './cart-page-props';
import type { Line } from './store/kept-cart';

type Asked = Pick<Line, 'itemId' | 'name'>;

interface RemovalFormProps {
  page: CartPageProps;
  line: Asked;
  remove: () => void;
  /** The way to keep it. */
  children: ReactNode;
}

function RemovalForm({ page: { storePrefix, formKey, texts }, line, remove, children }: RemovalFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove();
  };
  return (
    <form className="dialog-actions" action={`${storePrefix}/f/cart/remove`} method="post" onSubmit={submit}>
      <KeyField formKey={formKey && `${formKey}-remove-${line.itemId}`} />
      <input type="hidden" name="itemId" value={line.itemId} />
      <Button>{texts.line.remove}</Button>
      {children}
    </form>
  );
}

type QuestionProps = Omit<RemovalFormProps, 'children'>;

/** CART-019: removing asks first. The question as a step of the page, for whoever had no script when they asked. */
export function ConfirmRemoval({ page, line, remove }: QuestionProps) {
  const texts = page.texts.line;
  return (
    <section className="plane confirm" aria-labelledby="quitar-titulo">
      <h2 id="quitar-titulo">{texts.question}</h2>
      <p>{line.name}</p>
      <RemovalForm page={page} line={line} remove={remove}>
        <ButtonLink kind="plain" href={`${page.storePrefix}/checkout/cart`}>
          {texts.keep}
        </ButtonLink>
      </RemovalForm>
    </section>
  );
}

/** The same question over the page; open while there is a line to ask about. */
export function RemovalDialog({
  page,
  line,
  remove,
  close,
}: Omit<QuestionProps, 'line'> & { line: Asked | null; close: () => void }) {
  const texts = page.texts.line;
  return (
    <Dialog open={line !== null} onClose={close} title={texts.question}>
      {line && (
        <>
          <h2>{texts.question}</h2>
          <p>{line.name}</p>
          <RemovalForm page={page} line={line} remove={remove}>
            <Button type="button" kind="plain" onClick={close}>
              {texts.keep}
            </Button>
          </RemovalForm>
        </>
      )}
    </Dialog>
  );
}
