import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';

const hubProgram = fileURLToPath(new URL('../../../../bridge/src/main.ts', import.meta.url));
/** This code runs before the hub's program and ends it with the parent process, even if the parent was killed. */
const endWithParent = `data:text/javascript,${encodeURIComponent("process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));")}`;
const RETRY_MS = { first: 1000, last: 30_000 } as const;
const GRACE_MS = 5000;

export interface HubPlan {
  readonly name: string;
  readonly args: () => Promise<readonly string[]>;
  readonly pauseMs: number;
  readonly program?: string;
}

export interface RunningHub {
  restart(): void;
  stop(): Promise<void>;
}

export function runHub({ name, args, pauseMs, program = hubProgram }: HubPlan, log: Logger): RunningHub {
  let stopped = false;
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let retryMs: number = RETRY_MS.first;
  let starting: Promise<void> = Promise.resolve();

  function again(ms: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      starting = start();
    }, ms);
  }

  function failed(error: unknown): void {
    log.warn({ err: error, hub: name, retryMs }, 'demo hub failed');
    again(retryMs);
    retryMs = Math.min(RETRY_MS.last, retryMs * 2);
  }

  async function start(): Promise<void> {
    try {
      const argumentsNow = await args();
      if (!stopped) launch(argumentsNow);
    } catch (error) {
      failed(error);
    }
  }

  function launch(argumentsNow: readonly string[]): void {
    const running = spawn(process.execPath, ['--import', endWithParent, program, ...argumentsNow], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = running;
    const startedAt = Date.now();
    for (const output of [running.stdout, running.stderr]) {
      if (output) createInterface(output).on('line', (line) => log.debug({ hub: name }, line));
    }
    running.once('error', (error) => {
      child = undefined;
      failed(error);
    });
    running.once('exit', (code, signal) => {
      child = undefined;
      if (Date.now() - startedAt > RETRY_MS.last) retryMs = RETRY_MS.first;
      if (code === 0) again(pauseMs);
      else if (!stopped) failed(new Error(`ended with ${signal ?? code}`));
    });
  }

  starting = start();
  return {
    restart() {
      child?.kill('SIGTERM');
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await starting;
      const running = child;
      if (!running) return;
      const exited = once(running, 'exit');
      running.kill('SIGTERM');
      const hard = setTimeout(() => running.kill('SIGKILL'), GRACE_MS);
      await exited;
      clearTimeout(hard);
    },
  };
}
