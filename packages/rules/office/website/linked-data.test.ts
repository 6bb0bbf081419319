import { expect, it } from 'vitest';
import { linkedData } from './linked-data.ts';

const club = { Name: 'Cadenza', Address: null, Phone: null, Website: null, TimeZone: 'Europe/Rome', Currency: 'EUR' };

it('the markup of a website has an event per class and an offer per plan, with a price in whole units', () => {
  const lesson = {
    ClassId: 1,
    Name: 'Yoga',
    Begin: '2026-11-20T09:30:00.000Z',
    End: '2026-11-20T10:30:00.000Z',
    Day: '2026-11-20',
    Color: '#123456',
    Room: 'Studio 2',
    Trainer: 'Anita',
    Seats: 14,
    Free: 2,
    Waiting: null,
    State: 'Free' as const,
    Guests: true,
    CancelUntil: '2026-11-20T07:30:00.000Z',
    Link: null,
  };
  const offer = { Key: 'plan-1', Name: 'Open', Recurrence: null, DurationDays: 30, Units: null, Kind: 'Subscription' as const };
  const { '@graph': graph } = linkedData(
    club,
    [lesson],
    [
      { ...offer, Price: 5990, Currency: 'EUR' },
      { ...offer, Price: 6000, Currency: 'JPY' },
    ],
  );
  expect(graph).toMatchObject([
    {
      '@type': 'Event',
      name: 'Yoga',
      startDate: lesson.Begin,
      location: { name: 'Studio 2, Cadenza' },
      performer: { name: 'Anita' },
      maximumAttendeeCapacity: 14,
      remainingAttendeeCapacity: 2,
    },
    { '@type': 'Offer', price: '59.90', priceCurrency: 'EUR' },
    { '@type': 'Offer', price: '6000', priceCurrency: 'JPY' },
  ]);
});
