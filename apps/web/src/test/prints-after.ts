import { onTestFinished, vi } from 'vitest';

/** The delays in ms of the timers that caused the prints of this test. */
export function printsAfter(): readonly (number | undefined)[] {
  const delays: (number | undefined)[] = [];
  let running: number | undefined;
  const later = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    later(() => {
      running = delay;
      run();
      running = undefined;
    }, delay),
  );
  vi.stubGlobal('print', () => void delays.push(running));
  onTestFinished(() => void vi.unstubAllGlobals());
  return delays;
}
