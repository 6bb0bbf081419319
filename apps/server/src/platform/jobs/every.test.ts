import { describe, expect, it } from 'vitest';
import { every } from './every.ts';

function recorder() {
  const lines: string[] = [];
  return { lines, error: () => lines.push('error'), info: () => lines.push('info') } as const;
}
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

describe('a job', () => {
  it('never overlaps itself, and is done when stop resolves', async () => {
    let running = 0;
    let most = 0;
    let runs = 0;
    const job = every(
      1,
      'slow',
      async () => {
        most = Math.max(most, ++running);
        await pause(10);
        running--;
        runs++;
      },
      recorder(),
    );
    await expect.poll(() => runs).toBeGreaterThan(2);
    await expect.poll(() => running, { interval: 1 }).toBe(1);
    await job.stop();
    expect(running).toBe(0);
    const then = runs;
    await pause(30);
    expect(runs).toBe(then);
    expect(most).toBe(1);
  });

  it('goes on after a failure, which is logged once while it lasts', async () => {
    const log = recorder();
    let runs = 0;
    const job = every(
      1,
      'broken',
      async () => {
        if (++runs < 4) throw new Error('no database');
      },
      log,
    );
    await expect.poll(() => log.lines).toEqual(['error', 'info']);
    await job.stop();
  });
});
