import { AUTOMATION_QUIET } from '@clubpulse/contract/office/automations/automations';
import { expect, it } from 'vitest';
import { causeToTest, type PersonFacts, testOn } from './on-person.ts';

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const now = at('30T10:00');
const facts: PersonFacts = {
  cause: { At: at('29T10:00'), EndedAt: null },
  isStaff: false,
  met: [],
  repliedAt: null,
  ranAt: null,
  sentAt: [],
};
const tested = (fields: Partial<PersonFacts>, WaitHours = 0, SendsMessage = true) =>
  testOn({ ...facts, ...fields }, { WaitHours, SendsMessage }, { ...AUTOMATION_QUIET, TimeZone: 'UTC' }, now);
const failed = (fields: Partial<PersonFacts>) => tested(fields).Checks.flatMap(({ Check, Holds }) => (Holds ? [] : [Check]));

it('the next cause is tested, else the last', () => {
  const causes = ['28T10:00', '05T10:00', '29T10:00'].map((text) => ({ due: at(text) }));
  expect(causeToTest(causes, now)).toEqual({ due: at('29T10:00') });
  expect(causeToTest(causes, at('10T10:00'))).toEqual({ due: at('28T10:00') });
  expect(causeToTest([], now)).toBeUndefined();
});

it('a test holds only if every check holds, and names those that do not', () => {
  expect(tested({})).toMatchObject({ Holds: true, DueAt: at('29T10:00'), Waits: [] });
  expect(tested({ cause: undefined })).toMatchObject({ Holds: false, DueAt: null });
  expect(failed({ cause: { At: at('29T10:00'), EndedAt: at('29T10:00') } })).toEqual(['NotEnded']);
  expect(failed({ cause: { At: at('29T10:00'), EndedAt: at('29T10:01') } })).toEqual([]);
  expect(failed({ met: [['ClubTagId', false]], isStaff: true })).toEqual(['ClubTagId', 'NotStaff']);
  expect(failed({ repliedAt: at('01T10:00'), ranAt: at('29T10:15') })).toEqual(['NotAnswered', 'NotDone']);
});

it('acts to come wait for the delay, the quiet hours and the limit of messages', () => {
  const cause = { At: at('29T20:00'), EndedAt: null };
  expect(tested({ cause }, 24)).toMatchObject({ DueAt: at('30T20:00'), Waits: ['Wait'] });
  expect(tested({ cause }, 26)).toMatchObject({ DueAt: new Date('2026-12-01T08:00:00Z'), Waits: ['Wait', 'QuietHours'] });
  expect(tested({ cause }, 26, false)).toMatchObject({ DueAt: at('30T22:00'), Waits: ['Wait'] });
  const sentAt = ['25T10:00', '26T10:00', '27T10:00'].map(at);
  expect(tested({ cause, sentAt }, 24)).toMatchObject({ DueAt: new Date('2026-12-02T10:00:00Z'), Waits: ['Wait', 'Limit'] });
  expect(tested({ sentAt }).Waits).toEqual([]);
});
