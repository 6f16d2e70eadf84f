import { SERVER_CLOCK } from '../../src/ui/server-now';

/** Collects named durations of one request for its Server-Timing header. */
export class Timing {
  private readonly marks: string[] = [];

  private readonly started = performance.now();

  /** Measures work and notes it, whether it succeeds or not. */
  async time<T>(name: string, work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await work();
    } finally {
      this.marks.push(`${name};dur=${(performance.now() - from).toFixed(1)}`);
    }
  }

  note(name: string, description: string): void {
    this.marks.push(`${name};desc="${description}"`);
  }

  elapsedMs(): number {
    return Math.round(performance.now() - this.started);
  }

  /** With the time it is, by which a browser knows what has passed. */
  header(): string {
    return [...this.marks, `total;dur=${this.elapsedMs()}`, `${SERVER_CLOCK};desc="${Date.now()}"`].join(', ');
  }
}
