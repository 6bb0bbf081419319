import { expect, it } from 'vitest';
import { asksWhose, likelyWearers, type Seated, secondsReceived } from './whose-strap.ts';

const NOW = Date.UTC(2026, 10, 20, 18, 0, 0);
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const strap = (first: number, last: number, HeartRate: number | null = 118) => ({
  FirstHeard: ago(first),
  LastHeard: ago(last),
  HeartRate,
  DisplayGroupId: 41,
});

it('the screen asks about an unknown strap that is worn for ten seconds, until the strap has not been received for fifteen seconds', () => {
  expect(asksWhose(strap(9, 0), 41, NOW)).toBe(false);
  expect(asksWhose(strap(10, 0), 41, NOW)).toBe(true);
  expect(asksWhose(strap(60, 14), 41, NOW)).toBe(true);
  expect(asksWhose(strap(60, 15), 41, NOW)).toBe(false);
  expect(secondsReceived(strap(12, 0), NOW)).toBe(12);
});

it('the screen does not ask about a strap without a heart rate or in another room', () => {
  expect(asksWhose(strap(60, 0, null), 41, NOW)).toBe(false);
  expect(asksWhose(strap(60, 0), 42, NOW)).toBe(false);
  expect(asksWhose(strap(60, 0), null, NOW)).toBe(true);
});

it('the likely wearers of an unknown strap are first booked members who are not received, then athletes whose signal is lost', () => {
  const seat = (userId: number, name: string, signal: Seated['signal']): Seated => ({ userId, name, signal, strap: userId });
  const seated = [seat(1, 'Kike', 'lost'), seat(2, 'Ale', 'fresh'), seat(3, 'Bea', 'lost'), seat(4, 'Gio', 'looking')];
  const booked = [
    { userId: 9, name: 'Zoe' },
    { userId: 2, name: 'Ale' },
    { userId: 8, name: 'Ines' },
  ];
  expect(likelyWearers([{ userId: 1, name: 'Kike' }], seated).map(({ name }) => name)).toEqual(['Kike', 'Bea']);
  expect(likelyWearers(booked, seated)).toEqual([
    { userId: 8, name: 'Ines', why: 'booked' },
    { userId: 9, name: 'Zoe', why: 'booked' },
    { userId: 3, name: 'Bea', why: 'lost', strap: 3 },
    { userId: 1, name: 'Kike', why: 'lost', strap: 1 },
  ]);
});
