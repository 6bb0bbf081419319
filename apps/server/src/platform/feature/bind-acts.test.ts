import { expect, it } from 'vitest';
import { bindActs } from './bind-acts.ts';

it('bound acts pass the parts and their input to each act', () => {
  const acts = {
    add: ({ base }: { readonly base: number }, value: number, times = 1) => base + value * times,
    base: ({ base }: { readonly base: number }) => base,
  };
  const bound = bindActs({ base: 10 }, acts);
  expect([bound.add(1), bound.add(1, 2), bound.base()]).toEqual([11, 12, 10]);
});
