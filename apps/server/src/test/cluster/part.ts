import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../proof/until.ts';
import type { Account } from './programs.ts';

const STOP_MS = 20_000;
const RETRY_MS = 500;
const ATTEMPTS = 20;

export interface PartOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly account?: Account | undefined;
  readonly log: string;
  readonly stopSignal?: NodeJS.Signals;
  readonly isReady: (output: string) => boolean | Promise<boolean>;
}

const running = new Set<Part>();
export const endedParts: string[] = [];

export class Part {
  readonly name: string;
  readonly #options: PartOptions;
  #child: ChildProcess | undefined;
  #output = '';
  #hasStarted = false;

  constructor(options: PartOptions) {
    this.name = options.name;
    this.#options = options;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      this.#spawn();
      await until(`${this.name} is ready`, async () => !this.isRunning || (await this.#options.isReady(this.#output)));
      this.#hasStarted = this.isRunning;
      if (this.#hasStarted) return;
      if (attempt === ATTEMPTS) throw new Error(`${this.name} does not start:\n${this.tail()}`);
      await pause(RETRY_MS);
    }
  }

  #spawn(): void {
    const { command, args, env, account, log } = this.#options;
    const child = spawn(command, args, {
      ...account,
      cwd: '/',
      detached: true,
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#output = '';
    const file = createWriteStream(log, { flags: 'a' });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => {
        if (this.#child === child) this.#output = `${this.#output}${data.toString()}`.slice(-20_000);
        file.write(data);
      });
    child.once('error', (error) => file.write(`${error.message}\n`));
    child.once('close', () => file.end());
    child.once('exit', () => {
      if (this.#child === child && this.#hasStarted) endedParts.push(this.name);
    });
    running.add(this);
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  freeze = (): void => this.#signal('SIGSTOP');
  resume = (): void => this.#signal('SIGCONT');

  async stop(): Promise<void> {
    const killed = setTimeout(() => this.#signal('SIGKILL'), STOP_MS);
    await this.#end(this.#options.stopSignal ?? 'SIGTERM');
    clearTimeout(killed);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    running.delete(this);
    this.#hasStarted = false;
    const child = this.#child;
    if (child === undefined || !this.isRunning) return;
    const ended = once(child, 'exit');
    this.#signal(signal);
    // A frozen process ends after it resumes.
    this.resume();
    await ended;
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.#child?.pid === undefined || !this.isRunning) return;
    try {
      process.kill(-this.#child.pid, signal);
    } catch {
      this.#child.kill(signal);
    }
  }

  tail = (): string => readFileSync(this.#options.log, 'utf8').split('\n').slice(-30).join('\n');
}

process.on('exit', () => {
  for (const part of running) void part.kill();
});
