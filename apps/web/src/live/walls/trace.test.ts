import { expect, test } from 'vitest';
import { createTrace } from './trace.ts';

const start = 1_790_000_000;

test('the trace draws the newest second at the right edge, and higher values higher', () => {
  const trace = createTrace();
  trace.record(start, 50);
  trace.record(start + 1, 90);
  expect(trace.path()).toBe('M178 50L179 10');
});

test('the trace has gaps for missed seconds and seconds without a value', () => {
  const trace = createTrace();
  trace.record(start, 70);
  trace.record(start + 1, 0);
  trace.record(start + 2, 70);
  trace.record(start + 5, 71);
  expect(trace.path()).toBe('M174 30M176 30M179 29');
});

test('the trace covers three minutes at most', () => {
  const trace = createTrace();
  for (let second = 0; second < 400; second++) trace.record(start + second, 60);
  expect(trace.path().split('L')).toHaveLength(180);
  trace.record(start + 400 + 600, 60);
  expect(trace.path()).toBe('M179 40');
});

test('the trace stays inside its box', () => {
  const trace = createTrace();
  trace.record(start, 20);
  trace.record(start + 1, 120);
  expect(trace.path()).toBe('M178 60L179 0');
});
