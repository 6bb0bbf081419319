import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { type BusMessage, encodeMessage, MESSAGE, MessageReader } from './messages.ts';

const BUS = 'org.freedesktop.DBus';
export const SYSTEM_BUS = 'unix:path=/run/dbus/system_bus_socket';
const CONNECT_MS = 5000;

export class BusError extends Error {
  readonly error: string;
  constructor(error: string, text: string) {
    super(text || error);
    this.error = error;
  }
}
const NO_ANSWER = 'org.freedesktop.DBus.Error.NoReply';

interface Call {
  readonly destination: string;
  readonly path: string;
  readonly interface: string;
  readonly member: string;
  readonly signature?: string;
  readonly body?: readonly unknown[];
}

export class Bus {
  readonly #socket: Socket;
  readonly #waiting = new Map<number, { resolve: (body: readonly unknown[]) => void; reject: (error: Error) => void }>();
  readonly #onMessage: (message: BusMessage) => void;
  #serial = 0;
  readonly ended: Promise<void>;

  /** `onMessage` also receives calls of other programs to this one. */
  static async connect(address: string, onMessage: (message: BusMessage) => void): Promise<Bus> {
    const socket = createConnection(socketPath(address));
    socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('it does not answer')));
    try {
      await once(socket, 'connect');
      await signIn(socket);
    } catch (error) {
      socket.destroy();
      throw new Error(`no bus at ${address}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    socket.setTimeout(0);
    const bus = new Bus(socket, onMessage);
    await bus.call({ destination: BUS, path: '/org/freedesktop/DBus', interface: BUS, member: 'Hello' }, CONNECT_MS);
    return bus;
  }

  private constructor(socket: Socket, onMessage: (message: BusMessage) => void) {
    this.#socket = socket;
    this.#onMessage = onMessage;
    const reader = new MessageReader();
    this.ended = new Promise((resolve) => {
      socket.once('close', () => {
        for (const { reject } of this.#waiting.values()) reject(new BusError(NO_ANSWER, 'the bus is gone'));
        this.#waiting.clear();
        resolve();
      });
    });
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => {
      try {
        for (const message of reader.take(chunk)) this.#take(message);
      } catch {
        socket.destroy();
      }
    });
    socket.resume();
  }

  /** Rejects with a `BusError`. */
  call(call: Call, timeoutMs: number): Promise<readonly unknown[]> {
    if (this.#socket.destroyed) return Promise.reject(new BusError(NO_ANSWER, 'the bus is gone'));
    const serial = this.send({ ...call, type: MESSAGE.call });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(serial);
        reject(new BusError(NO_ANSWER, `${call.destination} does not answer ${call.member}`));
      }, timeoutMs);
      const settle =
        <Value>(act: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          act(value);
        };
      this.#waiting.set(serial, { resolve: settle(resolve), reject: settle(reject) });
    });
  }

  async addMatch(rule: string): Promise<void> {
    const body = { signature: 's', body: [rule] };
    await this.call({ destination: BUS, path: '/org/freedesktop/DBus', interface: BUS, member: 'AddMatch', ...body }, CONNECT_MS);
  }

  send(message: Omit<BusMessage, 'serial'>): number {
    this.#serial += 1;
    this.#socket.write(encodeMessage({ ...message, serial: this.#serial }));
    return this.#serial;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(message: BusMessage): void {
    if (message.type !== MESSAGE.answer && message.type !== MESSAGE.error) return this.#onMessage(message);
    const call = this.#waiting.get(message.replySerial ?? 0);
    this.#waiting.delete(message.replySerial ?? 0);
    if (message.type === MESSAGE.answer) call?.resolve(message.body ?? []);
    else call?.reject(new BusError(message.error ?? '', typeof message.body?.[0] === 'string' ? message.body[0] : ''));
  }
}

function socketPath(address: string): string {
  for (const one of address.split(';')) {
    const [, transport, rest = ''] = /^(\w+):(.*)$/.exec(one) ?? [];
    const keys = new Map(rest.split(',').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
    const [path, abstract] = [keys.get('path'), keys.get('abstract')];
    if (transport === 'unix' && path !== undefined) return decodeURIComponent(path);
    if (transport === 'unix' && abstract !== undefined) return `\0${decodeURIComponent(abstract)}`;
  }
  throw new Error(`no address of a bus on this machine: ${address}`);
}

/** Authenticates as the process's user (EXTERNAL). The socket is then paused before the first byte of a message. */
async function signIn(socket: Socket): Promise<void> {
  const user = Buffer.from(String(process.getuid?.() ?? 0)).toString('hex');
  socket.write(`\0AUTH EXTERNAL ${user}\r\n`);
  let answer = '';
  while (!answer.includes('\r\n')) {
    const [chunk] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
    if (typeof chunk === 'boolean' || answer.length > 1000) throw new Error('it accepts no sign-in');
    answer += chunk.toString('latin1');
  }
  socket.pause();
  if (!answer.startsWith('OK ')) throw new Error('it does not take this user');
  socket.write('BEGIN\r\n');
}
