import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { isOutside } from './hooks/is-outside';

interface WindowProps {
  /** Closes it: `close()`. */
  ref: RefObject<HTMLDialogElement | null>;
  title: string;
  closeLabel: string;
  className: string;
  /** It was closed, and is to be drawn no more. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A window over the page, open while it is drawn: the focus stays inside, Escape, its button and the backdrop close it,
 * the focus returns where it was. It stands in no other root's element, so that markup of the server may be shown in it.
 */
export function Window({ ref, title, closeLabel, className, onClose, children }: WindowProps) {
  useLayoutEffect(() => ref.current?.showModal(), [ref]);
  const close = () => ref.current?.close();
  return createPortal(
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === ref.current && isOutside(ref.current, event)) close();
      }}
    >
      <button type="button" className="icon-button window-close" aria-label={closeLabel} onClick={close}>
        ×
      </button>
      {children}
    </dialog>,
    document.body,
  );
}
