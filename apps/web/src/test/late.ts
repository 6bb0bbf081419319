import { AsyncLocalStorage } from 'node:async_hooks';
import { expect } from 'vitest';

/** Test files of a process share timers, so a timer may fire in another test. */
const setIn = new AsyncLocalStorage<string>();

const running = (): string => {
  const { testPath, currentTestName } = expect.getState();
  return `${testPath}: ${currentTestName}`;
};

type Timer = (act: () => void, ms?: number, ...rest: unknown[]) => unknown;
const named = new WeakSet<Timer>();

export function nameTimers(): void {
  for (const kind of ['setTimeout', 'setInterval'] as const) {
    const plain: Timer = globalThis[kind];
    if (named.has(plain)) continue;
    const timer: Timer = (...args) => setIn.run(setIn.getStore() ?? running(), () => plain(...args));
    Object.assign(globalThis, { [kind]: Object.assign(timer, plain) });
    named.add(timer);
  }
}

export function leftBy(): string | undefined {
  const test = setIn.getStore();
  return test === running() ? undefined : test;
}
