import { describe, expect, it } from 'vitest';
import type { CausedEvent } from './catalogue.ts';
import { waitsUntil } from './channels.ts';
import { pushMoment } from './moments.ts';

const At = new Date('2026-11-20T22:30:00Z');
const seven = new Date('2026-11-21T07:00:00Z');
const inClass = (ClassDate: string) => ({ ClassDate });

describe('a push notification', () => {
  it.each<[string, CausedEvent, object, string | undefined]>([
    [
      'of an offer immediately, until it expires',
      'SeatOffered',
      { ...inClass('2026-11-21T18:00:00Z'), OfferExpiresAt: '2026-11-20T23:30:00Z' },
      'now until 2026-11-20T23:30',
    ],
    ['of a free seat until the class begins', 'SeatOffered', inClass('2026-11-21T18:00:00Z'), 'now until 2026-11-21T18:00'],
    [
      'of a class that begins soon, whatever the hour',
      'ClassReminder',
      inClass('2026-11-21T05:30:00Z'),
      'now until 2026-11-21T05:30',
    ],
    ['of the early class that is canceled', 'ClassChanged', inClass('2026-11-21T06:30:00Z'), 'now until 2026-11-21T06:30'],
    ['of the class after breakfast', 'ClassChanged', inClass('2026-11-21T08:59:00Z'), 'now until 2026-11-21T08:59'],
    [
      'of next week’s class in the morning',
      'ClassChanged',
      inClass('2026-11-27T06:30:00Z'),
      '2026-11-21T07:00 until 2026-11-27T06:30',
    ],
    [
      'of the early class that moved to the evening',
      'ClassChanged',
      { FromDate: '2026-11-21T06:30:00Z', ...inClass('2026-11-21T18:00:00Z') },
      'now until 2026-11-21T18:00',
    ],
    [
      'of a course that has begun, in the morning',
      'ClassUnsubscription',
      inClass('2026-11-02T18:00:00Z'),
      '2026-11-21T07:00 until always',
    ],
    ['of credits in the morning', 'CreditsAdd', {}, '2026-11-21T07:00 until always'],
    ['not of a live training that is long over then', 'StartedLive', {}, undefined],
  ])('%s', (_name, Event, Payload, expected) => {
    const moment = pushMoment({ Event, Payload, At }, seven, At);
    const clock = (instant: Date | null | undefined, none: string) => instant?.toISOString().slice(0, 16) ?? none;
    expect(moment && `${clock(moment.notBefore, 'now')} until ${clock(moment.until, 'always')}`).toBe(expected);
  });

  it('is not sent for an event that is over', () =>
    expect(
      pushMoment({ Event: 'ClassReminder', Payload: inClass('2026-11-20T23:00:00Z'), At }, undefined, seven),
    ).toBeUndefined());
});

describe('a notification that can wait', () => {
  const quiet = { QuietFrom: '08:00', QuietUntil: '10:00' };
  const at = (instant: string, ...parts: [hours?: typeof quiet, byDay?: boolean]) =>
    waitsUntil(parts[0], new Date(instant), 'UTC', parts[1])?.toISOString().slice(0, 16);
  it.each([
    ['immediately', at('2026-11-20T00:01:00Z'), undefined],
    ['in the morning, for an event at midnight', at('2026-11-20T00:01:00Z', undefined, true), '2026-11-20T09:00'],
    ['after the quiet hours of that time', at('2026-11-20T00:01:00Z', quiet, true), '2026-11-20T10:00'],
    ['by day, for a club in another time zone', at('2026-11-20T14:00:00Z', quiet, true), undefined],
  ])('is sent %s', (_name, moment, expected) => expect(moment).toBe(expected));
});
