import { type ReactNode, useEffect, useRef } from 'react';
import { isOutside } from './hooks/is-outside';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  className?: string;
  children: ReactNode;
}

/** The native modal dialog: focus stays inside, Escape and the backdrop close, focus returns where it was. */
export function Dialog({ open, onClose, title, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => event.target === ref.current && isOutside(ref.current, event) && onClose()}
    >
      {open && children}
    </dialog>
  );
}
