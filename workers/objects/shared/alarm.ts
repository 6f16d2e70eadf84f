/** An object's one alarm. Whoever sets it gives the earliest moment of all it has to be woken for. */
export class Alarm {
  readonly #storage: Pick<DurableObjectStorage, 'setAlarm'>;
  /** null: not known, because nothing was set since the object started or the alarm rang. */
  #at: number | null = null;

  constructor(storage: Pick<DurableObjectStorage, 'setAlarm'>) {
    this.#storage = storage;
  }

  /**
   * Rings at `at` (epoch ms) at the latest. Written without waiting, so that it lands together with the commit before
   * it.
   */
  wakeBy(at: number): void {
    if (this.#at !== null && this.#at <= at) return;
    this.#at = at;
    void this.#storage.setAlarm(at);
  }

  /** To be called first of all when the alarm rings: none is set now. */
  rang(): void {
    this.#at = null;
  }
}
