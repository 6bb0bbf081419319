import { expect, it } from 'vitest';
import { withinPatience } from './patience.ts';

const never = (until: AbortSignal) =>
  new Promise<never>((_, reject) => until.addEventListener('abort', () => reject(new Error('given up'))));

it('gives up a question that nobody answers', () =>
  expect(withinPatience(new AbortController().signal, never, 20)).rejects.toThrow('given up'));

it('ends with the signal of who asked', async () => {
  const leaving = new AbortController();
  const call = withinPatience(leaving.signal, never);
  leaving.abort();
  await expect(call).rejects.toThrow('given up');
});

it('lets an answer through', () =>
  expect(withinPatience(new AbortController().signal, async (until) => until.aborted)).resolves.toBe(false));
