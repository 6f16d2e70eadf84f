import { DEPARTMENTS_ID } from './departments-path';
import { isHeadingTo, type Point } from './heading-to';

/** How long the pointer may be elsewhere before what it left closes, and rest before what it is on opens (UI-013). */
const PATIENCE_MS = 300;
const WIDE = '(width >= 700px)';

const isWide = () => matchMedia(WIDE).matches;
/** A page's own styles are none of this one's, and its policy refuses them. */
const withoutHead = (page: string): string => page.slice(page.indexOf('<main'));

/** The list of departments as the page of them has it. */
async function fetchList(address: string): Promise<HTMLElement> {
  const answer = await fetch(address);
  const page = new DOMParser().parseFromString(answer.ok ? withoutHead(await answer.text()) : '', 'text/html');
  const found = page.getElementById(DEPARTMENTS_ID);
  if (!found) throw new Error('no departments');
  found.removeAttribute('id');
  return found;
}

/**
 * The one panel of the page, which stands behind the link that opened it last, so that the keyboard goes on into it.
 */
class Panel {
  readonly element = document.createElement('section');
  trigger: HTMLAnchorElement;
  private timer = 0;
  private closedAt = 0;
  private last: Point = { x: 0, y: 0 };

  constructor(trigger: HTMLAnchorElement, departments: HTMLElement) {
    this.trigger = trigger;
    const { element } = this;
    element.popover = 'auto';
    element.className = 'sheet departments';
    element.appendChild(this.head());
    element.appendChild(departments);
    for (const sub of departments.querySelectorAll(':scope > li > ul'))
      sub.previousElementSibling?.setAttribute('aria-expanded', 'false');
    element.addEventListener('beforetoggle', (event) => this.toggled((event as ToggleEvent).newState === 'open'));
    element.addEventListener('click', (event) => this.pressed(event));
    element.addEventListener('focusin', ({ target }) => isWide() && this.open(this.departmentOf(target)));
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget && isWide() && !element.contains(relatedTarget as Node) && relatedTarget !== this.trigger)
        this.close();
    });
    element.addEventListener('keydown', (event) => this.moved(event));
    element.addEventListener('pointermove', (event) => event.pointerType === 'mouse' && isWide() && this.follow(event));
    element.addEventListener(
      'pointerleave',
      (event) => event.pointerType === 'mouse' && this.later(() => this.close()),
    );
    element.addEventListener('pointerenter', () => this.stay());
  }

  get isOpen(): boolean {
    return this.element.matches(':popover-open');
  }

  get wasJustClosed(): boolean {
    return performance.now() - this.closedAt < PATIENCE_MS;
  }

  show(trigger: HTMLAnchorElement): void {
    this.stay();
    if (this.isOpen) return;
    this.trigger = trigger;
    // On a wide screen the keyboard goes on from the link into it; a sheet is apart from what it covers.
    if (isWide()) trigger.insertAdjacentElement('afterend', this.element);
    else document.body.appendChild(this.element);
    const { bottom } = (trigger.closest('nav') ?? trigger).getBoundingClientRect();
    this.element.style.setProperty('--top', `${bottom + scrollY}px`);
    this.element.setAttribute('aria-label', trigger.textContent?.trim() ?? '');
    if (isWide()) this.open(this.departments()[0] ?? null);
    this.element.showPopover();
    if (!isWide()) this.element.querySelector('button')?.focus();
  }

  close(): void {
    if (this.isOpen) this.element.hidePopover();
  }

  /** Does something in a while, unless the pointer comes back or something else is to be done. */
  later(work: () => void): void {
    this.stay();
    this.timer = window.setTimeout(work, PATIENCE_MS);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  private head(): HTMLElement {
    const head = document.createElement('div');
    head.className = 'sheet-head';
    const title = document.createElement('h2');
    title.textContent = this.trigger.textContent;
    const close = document.createElement('button');
    close.type = 'button';
    close.className = 'line-link';
    close.textContent = this.trigger.dataset.departments ?? '';
    close.addEventListener('click', () => this.close());
    head.appendChild(title);
    head.appendChild(close);
    return head;
  }

  private departments(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>('.departments-list > li')];
  }

  private departmentOf(target: EventTarget | null): HTMLElement | null {
    return (target as Element).closest?.<HTMLElement>('.departments-list > li') ?? null;
  }

  private open(wanted: HTMLElement | null): void {
    for (const one of this.departments()) {
      one.toggleAttribute('data-open', one === wanted);
      one.querySelector(':scope > a[aria-expanded]')?.setAttribute('aria-expanded', String(one === wanted));
    }
  }

  private toggled(isOpen: boolean): void {
    this.trigger.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) return;
    this.stay();
    this.closedAt = performance.now();
    if (this.element.contains(document.activeElement)) this.trigger.focus({ preventScroll: true });
    this.open(null);
  }

  /** On a phone, and under a finger, the first press shows what is in a department. */
  private pressed(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.departments-list > li > a[aria-expanded]');
    if (!link) return;
    const department = this.departmentOf(link);
    const isShown = department?.hasAttribute('data-open') === true;
    const isTouch = (event as PointerEvent).pointerType === 'touch';
    if (isWide() && (!isTouch || isShown)) return;
    event.preventDefault();
    this.open(isShown ? null : department);
  }

  /** Up and down go from department to department, past what is in them. */
  private moved(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = this.departments();
    const here = all.indexOf(this.departmentOf(event.target) as HTMLElement);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    all[(here + step + all.length) % all.length]?.querySelector('a')?.focus();
  }

  /**
   * Another department opens at once, or, while the pointer is on its way into the open one, only where it comes to
   * rest.
   */
  private follow(event: PointerEvent): void {
    const from = this.last;
    this.last = { x: event.clientX, y: event.clientY };
    const wanted = this.departmentOf((event.target as Element).closest('.departments-list > li > a'));
    if (!wanted || wanted.hasAttribute('data-open')) {
      this.stay();
      return;
    }
    const into = this.element.querySelector('[data-open] > ul')?.getBoundingClientRect();
    if (into && isHeadingTo(from, this.last, into)) this.later(() => this.open(wanted));
    else {
      this.stay();
      this.open(wanted);
    }
  }
}

let panel: Promise<Panel> | null = null;

function panelFor(trigger: HTMLAnchorElement): Promise<Panel> {
  if (panel) return panel;
  panel = fetchList(trigger.href).then((departments) => new Panel(trigger, departments));
  panel.catch(() => {
    panel = null;
  });
  return panel;
}

/** Opens the panel from its link, or closes it; rejects where its list cannot be fetched. */
export async function press(trigger: HTMLAnchorElement): Promise<void> {
  const opened = await panelFor(trigger);
  if (opened.isOpen) opened.close();
  else if (!opened.wasJustClosed) opened.show(trigger);
}

const resting = new WeakSet<HTMLAnchorElement>();

/** Opens the panel when the mouse rests on its link, and closes it when it has left both. */
export function restOn(trigger: HTMLAnchorElement): void {
  if (resting.has(trigger) || !isWide()) return;
  resting.add(trigger);
  const timer = setTimeout(
    () => void panelFor(trigger).then((opened) => opened.wasJustClosed || opened.show(trigger), console.warn),
    PATIENCE_MS,
  );
  const leave = () => {
    clearTimeout(timer);
    resting.delete(trigger);
    void panel?.then((opened) => opened.isOpen && opened.later(() => opened.close())).catch(() => undefined);
  };
  trigger.addEventListener('pointerleave', leave, { once: true });
}
