import { describe, expect, it } from 'vitest';
import { type DoorFacts, deskReason, nameAtDoor } from './at-the-door.ts';

describe('the name shown at the door', () => {
  it.each([
    ['the first name', 'Davide', { FirstMidName: ' Davide ', Nickname: 'dlongo', HideOnWall: false }],
    ['the nickname if the first name is empty', 'dlongo', { FirstMidName: ' ', Nickname: 'dlongo', HideOnWall: false }],
    ['missing for a member who hides on walls', null, { FirstMidName: 'Davide', Nickname: 'dlongo', HideOnWall: true }],
    ['missing for a member without names', null, { FirstMidName: '', Nickname: '', HideOnWall: false }],
  ])('is %s', (_, name, person) => expect(nameAtDoor(person)).toBe(name));
});

describe('the message at the door that sends a member to the desk', () => {
  const fine: DoorFacts = { sells: true, holds: true, isExempt: false, hasClass: false, needsDesk: false };
  it.each<[string, ReturnType<typeof deskReason>, Partial<DoorFacts>]>([
    ['is not shown to a member with a subscription or credits', null, {}],
    ['is shown to a member without subscription and credits', 'NoSubscription', { holds: false }],
    ['states a missing subscription even if there are other reasons', 'NoSubscription', { holds: false, needsDesk: true }],
    ['is not shown to a guest', null, { holds: false, isExempt: true }],
    ['is not shown to a member who paid for the class', null, { holds: false, hasClass: true }],
    ['is not shown in a club that sells nothing', null, { holds: false, sells: false }],
    ['states no reason if only staff may disclose it', 'Please', { needsDesk: true }],
    ['states no reason to a guest if only staff may disclose it', 'Please', { holds: false, isExempt: true, needsDesk: true }],
  ])('%s', (_, reason, facts) => expect(deskReason({ ...fine, ...facts })).toBe(reason));
});
