import { palette as en } from '@clubpulse/phrases/en/office/palette';
import { palette as es } from '@clubpulse/phrases/es/office/palette';
import { palette as fr } from '@clubpulse/phrases/fr/office/palette';
import { palette as it_ } from '@clubpulse/phrases/it/office/palette';
import { expect, it } from 'vitest';
import { screens } from '../../screens.ts';
import { matching, type PaletteItem, reachable, suggested } from './palette-items.ts';

const item = (words: string): PaletteItem => ({ id: words, group: 'goTo', words, run: () => undefined });

it('the palette finds items by search terms in any order, ignoring case and accents', () => {
  const items = [item('Língua e formati'), item('Panoramica del club')];
  expect(matching(items, 'CLUB pan')).toEqual([items[1]]);
  expect(matching(items, 'lingua')).toEqual([items[0]]);
  expect(matching(items, '')).toEqual(items);
  expect(matching(items, 'nowhere')).toEqual([]);
});

it('the palette shows items found by synonyms after those found by name', () => {
  const items = [{ ...item('People'), also: 'members clients' }, item('Clients today')];
  expect(matching(items, 'clients')).toEqual([items[1], items[0]]);
});

const act = (id: string, words: string, onlyInSearch?: true): PaletteItem => ({
  ...item(words),
  id,
  group: 'actions',
  ...(onlyInSearch && { onlyInSearch }),
});

it('the palette shows recent items, acts and pages before any input, and other items only in a search', () => {
  const items = [item('People'), item('Book'), act('sell', 'Sell'), act('dark', 'Appearance: dark', true)];
  expect(suggested(items, [item('People')]).map(({ group, words }) => `${group}: ${words}`)).toEqual([
    'recent: People',
    'actions: Sell',
    'goTo: Book',
  ]);
  expect(
    suggested(
      [],
      Array.from({ length: 9 }, (_, place) => item(String(place))),
    ),
  ).toHaveLength(5);
});

const reader = { opens: (_view: string) => true as boolean, trains: true, works: true, manages: true };
const names = (changed: Partial<typeof reader>) => reachable(screens, { ...reader, ...changed }).map((screen) => screen.name);

it('the palette contains the screens that open without an id', () => {
  expect(names({})).toContain('Profile');
  for (const hidden of ['Home', 'NoAccess', 'Training']) expect(names({})).not.toContain(hidden);
  expect(names({ opens: () => false })).toEqual([]);
});

it('the palette contains no page that is useless to the user, and only one Today', () => {
  const staff = names({ trains: false, manages: false });
  for (const hidden of ['Today', 'Book', 'MyBookings', 'MySubscriptions', 'Policies']) expect(staff).not.toContain(hidden);
  expect(names({})).toContain('TrainersJournal');
  expect(names({})).not.toContain('Today');
  expect(names({ opens: (view) => view !== 'TrainersJournal' })).toContain('Today');
});

it.each([en, it_, es, fr])('the palette has synonyms for every page that it contains', (words) => {
  const known: Readonly<Record<string, string>> = words;
  const listed = reachable(screens, reader).map(({ name }) => name);
  expect(listed.filter((name) => !known[`palette.also.${name}`])).toEqual([]);
});
