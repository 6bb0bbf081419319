import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createOverload } from './overload.ts';

it('a process that is nearly always busy counts as overloaded until it has spare time again, and each change is logged once', () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const overload = createOverload(log);
  const states = [0.2, 0.95, 0.99, 1, 0.9, 0.1].map((share) => {
    overload.look(share);
    return overload.isOverloaded();
  });
  expect(states).toEqual([false, false, true, true, false, false]);
  expect(lines).toEqual(['the process is overloaded: what is asked of it takes longer', 'the process keeps up again']);
});
