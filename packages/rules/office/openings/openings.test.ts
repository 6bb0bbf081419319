import { exact } from '@clubpulse/contract/exact';
import { openMenu } from '@clubpulse/contract/office/openings/menu-opening.calls';
import { openClubProfile, openToday } from '@clubpulse/contract/office/openings/openings.calls';
import { expect, it } from 'vitest';
import { clubProfileParts } from './club-profile-parts.ts';
import { menuParts } from './menu-parts.ts';
import { todayParts } from './today-parts.ts';

const [from, to] = ['2026-11-29T23:00:00Z', '2026-11-30T23:00:00Z'];
const ofToday = { trainingsFrom: from, trainingsTo: to, bookingsFrom: from, bookingsTo: to };
const openings = [
  ['Today', openToday, todayParts(11, ofToday)],
  ['ClubProfile', openClubProfile, clubProfileParts(1, 7, { Begin: from, End: to })],
  ['the menu', openMenu, menuParts(1)],
] as const;

it.each(openings)('each part of the opening of %s has a valid input, and the result of its call', (_, opening, parts) => {
  const { shape } = opening.result;
  expect(Object.keys(parts)).toEqual(Object.keys(shape));
  for (const [name, { call, params, query }] of Object.entries(parts)) {
    const sent = Object.fromEntries(Object.entries(params).map(([key, id]) => [key, String(id)]));
    expect(exact(call.params).safeParse(sent).error, name).toBeUndefined();
    expect(exact(call.query).safeParse(query).error, name).toBeUndefined();
    expect((Reflect.get(shape, name) as { unwrap(): unknown }).unwrap()).toBe(call.result);
  }
});
