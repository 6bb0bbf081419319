import { expect, it } from 'vitest';
import { withinPatience } from './patience.ts';

const never = (until: AbortSignal) =>
  new Promise<never>((_, reject) => until.addEventListener('abort', () => reject(new Error('given up'))));

it('a request without a response is aborted after the time limit', () =>
  expect(withinPatience(new AbortController().signal, never, 20)).rejects.toThrow('given up'));

it('a request is aborted with the caller’s signal', async () => {
  const leaving = new AbortController();
  const call = withinPatience(leaving.signal, never);
  leaving.abort();
  await expect(call).rejects.toThrow('given up');
});

it('a response within the time limit is returned unchanged', () =>
  expect(withinPatience(new AbortController().signal, async (until) => until.aborted)).resolves.toBe(false));
