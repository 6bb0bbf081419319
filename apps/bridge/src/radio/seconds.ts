import { setTimeout as sleep } from 'node:timers/promises';
import type { HubClock } from '../clock/hub-clock.ts';

const JUMP_MAX_MS = 10_000;
const SLICE_MS = 20;

/** `second` is the start of the second in Unix ms. */
export async function everySecond(clock: HubClock, step: (second: number) => void, signal: AbortSignal): Promise<void> {
  let next = Math.floor(clock.now() / 1000) * 1000;
  while (await slept(next + 1000 - clock.now(), signal)) {
    const now = clock.now();
    if (Math.abs(now - next) > JUMP_MAX_MS) next = Math.floor(now / 1000) * 1000;
    for (; next + 1000 <= now; next += 1000) step(next);
  }
}

/** `end` is inclusive. Setting the machine's clock skips no second. */
export async function everyPacedSecond(
  end: number,
  speed: number,
  step: (offset: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  for (let next = 0; next <= end; ) {
    const wait = startedAt + (next * 1000) / speed - performance.now();
    if (!(await slept(Math.max(wait, speed > 1 ? SLICE_MS : 0), signal))) return;
    const due = Math.min(end, Math.floor(((performance.now() - startedAt) * speed) / 1000));
    for (; next <= due; next += 1) step(next);
  }
}

async function slept(ms: number, signal: AbortSignal): Promise<boolean> {
  if (signal.aborted) return false;
  try {
    // A wait is short: if the clock were set during a long wait, the loop could stop for an hour.
    await sleep(Math.min(Math.max(ms, 0), 1000), undefined, { signal });
    return true;
  } catch {
    return false;
  }
}
