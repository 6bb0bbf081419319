import { AsyncLocalStorage } from 'node:async_hooks';
import { expect } from 'vitest';

/**
 * The files of a process share its timers: what a test set and left goes off in another one. Whatever comes of a timer knows the test in
 * which it was set.
 */
const setIn = new AsyncLocalStorage<string>();

const running = (): string => {
  const { testPath, currentTestName } = expect.getState();
  return `${testPath}: ${currentTestName}`;
};

type Timer = (act: () => void, ms?: number, ...rest: unknown[]) => unknown;
const named = new WeakSet<Timer>();

/** From now on each timer is its test's. */
export function nameTimers(): void {
  for (const kind of ['setTimeout', 'setInterval'] as const) {
    const plain: Timer = globalThis[kind];
    if (named.has(plain)) continue;
    const timer: Timer = (...args) => setIn.run(setIn.getStore() ?? running(), () => plain(...args));
    Object.assign(globalThis, { [kind]: Object.assign(timer, plain) });
    named.add(timer);
  }
}

/** The test whose timer led here, where that has ended. */
export function leftBy(): string | undefined {
  const test = setIn.getStore();
  return test === running() ? undefined : test;
}
