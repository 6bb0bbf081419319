import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClassId } from '@clubpulse/contract/calendar/classes/classes';

export class Caller {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #answered: ((status: number) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;

  static async open(url: string): Promise<Caller> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    await once(socket, 'connect');
    return new Caller(socket, host);
  }

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.on('data', (data: Buffer) => this.#read(data));
    socket.on('error', (error) => this.#failed?.(error));
    socket.on('end', () => this.#failed?.(new Error('The server hung up.')));
  }

  book(userId: UserId, classId: ClassId, token: string, key: string): Promise<number> {
    const body = `{"ClassId":${classId}}`;
    const answer = new Promise<number>((resolve, reject) => {
      this.#answered = resolve;
      this.#failed = reject;
    });
    this.#socket.write(
      `POST /api/users/${userId}/bookings HTTP/1.1\r\nHost: ${this.#host}\r\nAuthorization: Bearer ${token}\r\n` +
        `Idempotency-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    return answer;
  }

  #read(data: Buffer): void {
    this.#received = this.#received.length === 0 ? data : Buffer.concat([this.#received, data]);
    const end = this.#received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (this.#received.length < end + 4 + length) return;
    this.#received = Buffer.alloc(0);
    this.#answered?.(Number(head.slice(9, 12)));
  }

  close(): void {
    this.#socket.destroy();
  }
}
