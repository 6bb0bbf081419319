import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync, unlinkSync } from 'node:fs';

const xor = (bytes: readonly number[]) => bytes.reduce((sum, byte) => sum ^ byte, 0);

export class FakeStick {
  readonly #path: string;
  readonly #terminal: ChildProcess;
  readonly sent: number[][] = [];
  readonly refuses: { kind: number; last?: number }[] = [];
  readonly adds = new Map<number, number[]>();
  #bytes: number[] = [];
  #isPulled = false;

  private constructor(path: string, terminal: ChildProcess) {
    this.#path = path;
    this.#terminal = terminal;
  }

  static async plug(path: string): Promise<FakeStick> {
    const terminal = spawn('script', ['-qfc', 'stty raw -echo; tty; exec sleep 600', '/dev/null'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const [first] = (await once(terminal.stdout, 'data')) as [Buffer];
    symlinkSync(first.toString().trim(), path);
    const stick = new FakeStick(path, terminal);
    terminal.stdout.on('data', (chunk: Buffer) => stick.#take(chunk));
    return stick;
  }

  async pull(): Promise<void> {
    if (this.#isPulled) return;
    this.#isPulled = true;
    // A write after the simulated stick ended must not end the test.
    this.#terminal.stdin?.on('error', () => undefined);
    unlinkSync(this.#path);
    this.#terminal.kill('SIGKILL');
    await once(this.#terminal, 'close');
  }

  say(...bytes: number[]): void {
    if (!this.#isPulled) this.#terminal.stdin?.write(Uint8Array.from(bytes));
  }

  message(kind: number, ...content: number[]): number[] {
    const bytes = [0xa4, content.length, kind, ...content];
    return [...bytes, xor(bytes)];
  }

  broadcast({ device, rssi, data, type = 120 }: { device: number; rssi: number; data: string; type?: number }): number[] {
    const page = [...Buffer.from(data, 'hex')];
    return this.message(0x4e, 0, ...page, 0xc0, device & 0xff, device >> 8, type, 1, 0x20, rssi & 0xff, 0x80);
  }

  #take(chunk: Buffer): void {
    this.#bytes.push(...chunk);
    for (;;) {
      const length = this.#bytes[1] ?? 0;
      if (this.#bytes.length < 2 || this.#bytes.length < length + 4) return;
      const message = this.#bytes.splice(0, length + 4);
      if (message[0] !== 0xa4 || xor(message) !== 0) throw new Error(`told what is no message: ${message.join(' ')}`);
      const [, , kind = 0, ...content] = message.slice(0, -1);
      this.sent.push([length, kind, ...content]);
      if (kind === 0x4a) this.say(...this.message(0x6f, 0x20));
      else {
        const isRefused = this.refuses.some(
          (one) => one.kind === kind && (one.last === undefined || one.last === content.at(-1)),
        );
        this.say(...this.message(0x40, 0, kind, isRefused ? 0x28 : 0), ...(this.adds.get(kind) ?? []));
        this.adds.delete(kind);
      }
    }
  }
}
