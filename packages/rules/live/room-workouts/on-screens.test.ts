import { expect, it } from 'vitest';
import { worstFirst } from './on-screens.ts';

const T = Date.UTC(2026, 10, 22, 18);
const seen = (seconds: number) => new Date(T - seconds * 1000).toISOString();

it('screens are listed in the order in which they need an action: offline, waiting, running, and walls', () => {
  const screens = [
    { Name: 'Reception', DisplayGroupId: 9, LastSeen: seen(20) },
    { Name: 'Runs', DisplayGroupId: 1, LastSeen: seen(20) },
    { Name: 'Waits', DisplayGroupId: 2, LastSeen: seen(20) },
    { Name: 'Away', DisplayGroupId: 1, LastSeen: seen(600) },
    { Name: 'Also runs', DisplayGroupId: 1, LastSeen: seen(20) },
    { Name: 'A new one', DisplayGroupId: 1, LastSeen: null },
  ];
  const runs = new Map([
    [1, { Paused: false }],
    [2, { Paused: true }],
  ]);
  const names = worstFirst(screens, runs, T).map(({ Name }) => Name);
  expect(names).toEqual(['A new one', 'Away', 'Waits', 'Also runs', 'Runs', 'Reception']);
});
