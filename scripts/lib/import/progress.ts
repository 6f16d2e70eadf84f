import type { Progress } from './client.ts';
import type { Source } from './source.ts';

const MIB = 1024 * 1024;
const BAR_WIDTH = 24;
/** A terminal is written to at most this often. */
const EVERY_MS = 100;
/** Elsewhere a line comes at the end of each source, and each time this share of all is through. */
const LINE_SHARE = 0.1;

const whole = new Intl.NumberFormat('es-MX');
const decimal = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const megabytes = (bytes: number): string => `${decimal.format(bytes / MIB)} MB`;

/** "45 s", "3 min 05 s", "1 h 10 min". */
export function timeText(seconds: number): string {
  const s = Math.max(0, Math.round(seconds));
  if (s < 60) return `${s} s`;
  if (s < 3600) return `${Math.floor(s / 60)} min ${String(s % 60).padStart(2, '0')} s`;
  return `${Math.floor(s / 3600)} h ${Math.floor((s % 3600) / 60)} min`;
}

interface Screen {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/**
 * Bytes and documents that are through, rate and time left: a bar that is written over on a terminal, plain lines
 * elsewhere.
 */
export class ImportProgress {
  readonly #out: Screen;
  readonly #now: () => number;
  readonly #total: number | null;
  readonly #through = new Map<Source, { bytes: number; documents: number }>();
  #started: { at: number; bytes: number } | null = null;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #saidShare = 0;
  #isLineOpen = false;

  constructor(sources: readonly Source[], out: Screen = process.stdout, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
    this.#total = sources.some(({ bytes }) => bytes === null)
      ? null
      : sources.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
  }

  show({ source, sent, documents, resumed, accepted }: Progress): void {
    const isFirst = !this.#through.has(source);
    this.#through.set(source, { bytes: sent, documents });
    const bytes = this.#sum((state) => state.bytes);
    // What an earlier call had sent says nothing about how fast this one is.
    if (this.#started === null || (isFirst && resumed)) this.#started = { at: this.#now(), bytes };
    if (this.#out.isTTY) this.#draw(bytes, accepted !== null);
    else this.#say(source, bytes, accepted);
  }

  /** Leaves the line of the bar. */
  end(): void {
    if (this.#isLineOpen) this.#out.write('\n');
    this.#isLineOpen = false;
  }

  #sum(pick: (state: { bytes: number; documents: number }) => number): number {
    return [...this.#through.values()].reduce((sum, state) => sum + pick(state), 0);
  }

  #text(bytes: number): string {
    const parts = [this.#total === null ? megabytes(bytes) : `${megabytes(bytes)} de ${megabytes(this.#total)}`];
    parts.push(`${whole.format(this.#sum((state) => state.documents))} documentos`);
    const seconds = this.#started ? (this.#now() - this.#started.at) / 1000 : 0;
    const rate = this.#started && seconds > 0 ? (bytes - this.#started.bytes) / seconds : 0;
    if (rate > 0) parts.push(`${megabytes(rate)}/s`);
    if (rate > 0 && this.#total !== null) parts.push(`faltan ${timeText((this.#total - bytes) / rate)}`);
    return parts.join(' · ');
  }

  #draw(bytes: number, isThrough: boolean): void {
    if (!isThrough && this.#now() - this.#writtenAt < EVERY_MS) return;
    this.#writtenAt = this.#now();
    const share = this.#total ? Math.min(1, bytes / this.#total) : null;
    const filled = share === null ? 0 : Math.round(share * BAR_WIDTH);
    const bar =
      share === null ? '' : `[${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}] ${Math.floor(share * 100)} % · `;
    this.#out.write(`\r\u001B[2K  ${`${bar}${this.#text(bytes)}`.slice(0, (this.#out.columns ?? 120) - 3)}`);
    this.#isLineOpen = true;
  }

  #say(source: Source, bytes: number, accepted: number | null): void {
    if (accepted !== null) {
      this.#out.write(`  ${source.name}: ${whole.format(accepted)} documentos\n`);
      return;
    }
    const share = this.#total ? bytes / this.#total : 0;
    if (share < this.#saidShare + LINE_SHARE) return;
    this.#saidShare = share;
    this.#out.write(`  ${Math.floor(share * 100)} % · ${this.#text(bytes)}\n`);
  }
}
