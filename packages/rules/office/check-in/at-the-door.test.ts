import { describe, expect, it } from 'vitest';
import { type DoorFacts, deskReason, nameAtDoor } from './at-the-door.ts';

describe('the name shown at the door', () => {
  it.each([
    ['Davide', { FirstMidName: ' Davide ', Nickname: 'dlongo', HideOnWall: false }],
    ['dlongo', { FirstMidName: ' ', Nickname: 'dlongo', HideOnWall: false }],
    [null, { FirstMidName: 'Davide', Nickname: 'dlongo', HideOnWall: true }],
    [null, { FirstMidName: '', Nickname: '', HideOnWall: false }],
  ])('%s', (name, person) => expect(nameAtDoor(person)).toBe(name));
});

describe('the request at the door to go to the desk', () => {
  const fine: DoorFacts = { sells: true, holds: true, isExempt: false, hasClass: false, needsDesk: false };
  it.each<[ReturnType<typeof deskReason>, string, Partial<DoorFacts>]>([
    [null, 'who holds something', {}],
    ['NoSubscription', 'who holds nothing', { holds: false }],
    ['NoSubscription', 'who holds nothing, whatever else there is', { holds: false, needsDesk: true }],
    [null, 'a guest', { holds: false, isExempt: true }],
    [null, 'who has paid the class', { holds: false, hasClass: true }],
    [null, 'anybody where nothing is sold', { holds: false, sells: false }],
    ['Please', 'of whom staff has to know more, without saying what', { needsDesk: true }],
    ['Please', 'a guest of whom staff has to know more', { holds: false, isExempt: true, needsDesk: true }],
  ])('is %s: %s', (reason, _who, facts) => expect(deskReason({ ...fine, ...facts })).toBe(reason));
});
