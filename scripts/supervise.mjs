import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { endWith, root, signals } from './runtime.mjs';

/** Failed while running (apps/server/src/main.ts). */
const FAILED = 70;

/** Restarts after a doubling pause, until a normal end, a failed start, or more than `most` failures within `withinMs`. */
export async function supervise(args, { pauseMs = 1000, most = 5, withinMs = 600_000 } = {}) {
  const stop = new AbortController();
  let child;
  for (const signal of signals)
    process.on(signal, () => {
      child.kill(signal);
      stop.abort();
    });
  for (let failures = []; ; ) {
    child = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    const [code, signal] = await once(child, 'exit');
    if (stop.signal.aborted || (signal === null && code !== FAILED)) return endWith(code, signal);
    const now = Date.now();
    failures = [...failures.filter((at) => at > now - withinMs), now];
    const how = signal ?? `code ${code}`;
    if (failures.length > most) {
      console.error(
        `The server ended with ${how}, ${failures.length} times within ${withinMs / 60_000} minutes: it is not started again.`,
      );
      return endWith(code, signal);
    }
    const wait = pauseMs * 2 ** (failures.length - 1);
    console.error(`The server ended with ${how}. It starts again in ${wait / 1000} s.`);
    await pause(wait, undefined, { signal: stop.signal }).catch(() => process.exit(0));
  }
}
