import { describe, expect, it } from 'vitest';
import { calendarClassWith } from '../../test/classes.ts';
import { fullness, refusalOf, seatsOf } from './class-facts.ts';

const now = new Date('2026-11-20T09:00:00Z');

describe('the seats of a class', () => {
  it('are the onsite and remote seats together', () => {
    const one = calendarClassWith({
      InSiteParticipants: 4,
      MaxInSiteParticipants: 10,
      RemoteParticipants: 3,
      MaxRemoteParticipants: 5,
    });
    expect(seatsOf(one)).toEqual({ booked: 7, seats: 15, free: 8, waiting: 0, full: false });
  });

  it('are full when the last one is held for a waiting member', () => {
    const one = calendarClassWith({ InSiteParticipants: 9, MaxInSiteParticipants: 10, InSiteOffered: 1, InSiteQueued: 2 });
    expect(seatsOf(one)).toEqual({ booked: 9, seats: 10, free: 0, waiting: 2, full: true });
  });

  it('are full when the last one is held for a visitor of the website', () => {
    const one = calendarClassWith({ InSiteParticipants: 9, MaxInSiteParticipants: 10, InSiteHeld: 1 });
    expect(seatsOf(one)).toEqual({ booked: 9, seats: 10, free: 0, waiting: 0, full: true });
  });
});

describe('the fullness of a day', () => {
  it('is computed from the published classes', () => {
    const classes = [
      calendarClassWith({ InSiteParticipants: 16, MaxInSiteParticipants: 16 }),
      calendarClassWith({ InSiteParticipants: 9, MaxInSiteParticipants: 12 }),
      calendarClassWith({ PublishState: 'Unpublished', MaxInSiteParticipants: 40 }),
    ];
    expect(fullness(classes)).toBe(89);
  });

  it('is undefined when its classes have no seats', () =>
    expect(fullness([calendarClassWith({ PublishState: 'Unpublished' })])).toBeUndefined());
});

describe('the possible acts on a class', () => {
  it('end for a Course after its last day, not after the shown day', () => {
    const day = { Begin: '2026-11-19T17:00:00Z', End: '2026-11-19T18:00:00Z', PublishState: 'Unpublished' } as const;
    expect(refusalOf(calendarClassWith({ ...day, ClassEnd: '2026-12-19T18:00:00Z' }), 'delete', now)).toBeUndefined();
    expect(refusalOf(calendarClassWith({ ...day, ClassEnd: day.End }), 'delete', now)).toBe('ClassIsPast');
  });

  it('treat a waiting member as a participant', () => {
    expect(refusalOf(calendarClassWith({ InSiteQueued: 1 }), 'unpublish', now)).toBe('ClassHasParticipants');
  });
});
