import { staffEvents } from '@clubpulse/contract/office/notifications';
import { expect, it } from 'vitest';
import { allChoices, choiceOf, digestEventsOf, isInDigest, isMailedAtOnce } from './staff-mail.ts';

it('every event of the staff is in the morning mail by default, except a request to join', () => {
  expect(choiceOf(undefined, 'JoinAsked')).toBe('AtOnce');
  expect(digestEventsOf(undefined)).toEqual(staffEvents.filter((event) => event !== 'JoinAsked'));
});

it('the choice of a user when a staff event is mailed replaces the default', () => {
  const chosen = { JoinAsked: 'Digest', EmailError: 'Off', DisputeOpened: 'AtOnce' } as const;
  expect(digestEventsOf(chosen)).toContain('JoinAsked');
  expect(digestEventsOf(chosen)).not.toContain('EmailError');
  expect(allChoices(chosen)).toMatchObject({ ...chosen, CreatedUser: 'Digest' });
  expect(Object.keys(allChoices(chosen))).toHaveLength(staffEvents.length);
});

it('only events that the user chose are mailed to staff at once, and a request to join is sent in its own mail', () => {
  const chosen = { DisputeOpened: 'AtOnce', JoinAsked: 'AtOnce' } as const;
  expect(isMailedAtOnce('DisputeOpened', chosen)).toBe(true);
  expect(isMailedAtOnce('DisputeLost', chosen)).toBe(false);
  expect(isMailedAtOnce('JoinAsked', chosen)).toBe(false);
  expect(isMailedAtOnce('LevelUpdate', chosen)).toBe(false);
  expect(isInDigest('DisputeLost', chosen)).toBe(true);
  expect(isInDigest('DisputeOpened', chosen)).toBe(false);
  expect(isInDigest('LevelUpdate', chosen)).toBe(false);
});
