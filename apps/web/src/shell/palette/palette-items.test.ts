import { expect, it } from 'vitest';
import { screens } from '../../screens.ts';
import { matching, type PaletteItem, reachable } from './palette-items.ts';

const item = (words: string): PaletteItem => ({ id: words, group: 'goTo', words, run: () => undefined });

it('finds words in any order, without case and accents', () => {
  const items = [item('Língua e formati'), item('Panoramica del club')];
  expect(matching(items, 'CLUB pan')).toEqual([items[1]]);
  expect(matching(items, 'lingua')).toEqual([items[0]]);
  expect(matching(items, '')).toEqual(items);
  expect(matching(items, 'nowhere')).toEqual([]);
});

it('lists the screens that stand on their own and open', () => {
  const names = reachable(screens, () => true).map((screen) => screen.name);
  expect(names).toContain('Profile');
  expect(names).not.toContain('Home');
  expect(names).not.toContain('NoAccess');
  expect(names).not.toContain('Training');
  expect(reachable(screens, () => false)).toEqual([]);
});
