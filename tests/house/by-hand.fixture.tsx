import { useRef } from 'react';

/** Everything in here changes or searches the document by hand: tests/house/by-hand.test.ts has to find each line. */
export function ByHand() {
  const ref = useRef<HTMLFormElement>(null);
  const run = () => {
    document.querySelector('a');
    ref.current?.closest('dialog');
    document.body.appendChild(document.createElement('p'));
    const own = { place: ref.current };
    own.place?.replaceChildren();
    const [field] = ref.current?.elements ?? [];
    if (field instanceof HTMLInputElement) field.value = '1';
    if (field instanceof HTMLElement) field.dataset.pending = 'true';
    if (field instanceof HTMLElement) delete field.dataset.pending;
    if (ref.current) ref.current.innerHTML = '';
    ref.current?.classList.add('open');
    ref.current?.toggleAttribute('hidden', true);
    if (ref.current) ref.current.style.color = 'red';
    ref.current?.elements.namedItem('name');
    document.title = '';
    const { parentElement } = ref.current ?? {};
    parentElement?.remove();
  };
  return <form ref={ref} onSubmit={run} />;
}

/** And this is what a component may do. */
export function WithReact() {
  const ref = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const run = () => {
    ref.current?.showModal();
    field.current?.focus();
    field.current?.scrollIntoView();
    const { width } = field.current?.getBoundingClientRect() ?? {};
    const found = new Map([[field.current?.value, width]]);
    found.delete('1');
    for (const one of field.current?.form?.elements ?? []) if (one instanceof HTMLInputElement && one.checked) return;
    location.href = '/';
  };
  return <dialog ref={ref} onClose={run} />;
}
