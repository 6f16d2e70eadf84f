/** Answers of the debugging protocol by the number of their question. */
interface Reply {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

interface Target {
  id: string;
  title: string;
  webSocketDebuggerUrl: string;
}

/** A debugging session with one Worker of a local runtime. */
export class Inspector {
  private next = 0;
  private readonly open = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>();
  private readonly socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id = -1, result, error } = JSON.parse(String(data)) as Reply;
      const asked = this.open.get(id);
      this.open.delete(id);
      if (error) asked?.reject(new Error(error.message));
      else asked?.resolve(result);
    });
  }

  /** Opens a session with the Worker of this name. */
  static async of(runtime: URL, worker: string): Promise<Inspector> {
    const targets = (await (await fetch(`http://${runtime.host}/json`)).json()) as Target[];
    const target = targets.find(({ id, title }) => id.endsWith(`:${worker}`) || title.endsWith(`:${worker}`));
    if (!target) throw new Error(`no Worker ${worker} among ${targets.map(({ id }) => id).join(', ')}`);
    const socket = new WebSocket(`ws://${runtime.host}/${target.id}`);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve(), { once: true });
      socket.addEventListener('error', () => reject(new Error(`no debugging session with ${worker}`)), { once: true });
    });
    return new Inspector(socket);
  }

  ask<T>(method: string, params: object = {}): Promise<T> {
    this.next += 1;
    const id = this.next;
    return new Promise<T>((resolve, reject) => {
      this.open.set(id, { resolve: (result) => resolve(result as T), reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Bytes of the Worker's JavaScript heap in use at this moment, what nobody needs any more included. */
  async heapBytes(): Promise<number> {
    return (await this.ask<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize;
  }

  /** The same with what lies beside the heap: the bytes of its buffers. */
  async heldBytes(): Promise<number> {
    const { usedSize, backingStorageSize = 0 } = await this.ask<{ usedSize: number; backingStorageSize?: number }>(
      'Runtime.getHeapUsage',
    );
    return usedSize + backingStorageSize;
  }

  close(): void {
    this.socket.close();
  }
}
