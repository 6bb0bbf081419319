import { pino } from 'pino';
import { expect, it } from 'vitest';
import { stopInTurn } from './stop-in-turn.ts';

it('each step has its own limit, and neither a step that hangs nor one that fails skips the next', async () => {
  const begun: string[] = [];
  const step = (name: string, stop: () => unknown) => ({ name, stop: () => (begun.push(name), stop()) });
  const failure = new Error('broken');
  const steps = [
    step('calls', () => new Promise(() => {})),
    step('live', () => Promise.reject(failure)),
    step('mail', () => {
      throw failure;
    }),
    step('database', () => undefined),
  ];
  const errors = await stopInTurn(steps, { log: pino({ level: 'silent' }), limitMs: 20 });
  expect(begun).toEqual(['calls', 'live', 'mail', 'database']);
  expect(errors).toEqual([new Error('calls did not stop within 20 ms'), failure, failure]);
});
