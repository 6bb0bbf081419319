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
    [null, 'a member with a subscription or credits', {}],
    ['NoSubscription', 'a member without any', { holds: false }],
    ['NoSubscription', 'a member without any, with other warnings', { holds: false, needsDesk: true }],
    [null, 'a guest', { holds: false, isExempt: true }],
    [null, 'a member who paid for the class', { holds: false, hasClass: true }],
    [null, 'any member when the club sells nothing', { holds: false, sells: false }],
    ['Please', 'a member with details for staff, without naming them', { needsDesk: true }],
    ['Please', 'a guest with details for staff', { holds: false, isExempt: true, needsDesk: true }],
  ])('is %s: %s', (reason, _who, facts) => expect(deskReason({ ...fine, ...facts })).toBe(reason));
});
