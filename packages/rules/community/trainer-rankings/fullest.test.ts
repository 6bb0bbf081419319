import { expect, it } from 'vitest';
import { fullest } from './fullest.ts';

const led = (Name: string, Classes: number, Seats: number, Booked: number, NoShows = 0) => ({
  Name,
  Classes,
  Seats,
  Booked,
  NoShows,
});
const ranks = (...trainers: ReturnType<typeof led>[]) => fullest(trainers).map(({ Name, Rank }) => [Name, Rank]);

it('a trainer whose classes are fuller ranks first, even with fewer classes', () => {
  expect(ranks(led('Ann', 40, 400, 200), led('Bea', 4, 40, 30))).toEqual([
    ['Bea', 1],
    ['Ann', 2],
  ]);
});

it('bookings beyond the number of seats in a class also count', () => {
  expect(ranks(led('Full', 9, 90, 90), led('Fuller', 4, 40, 44))).toEqual([
    ['Fuller', 1],
    ['Full', 2],
  ]);
});

it('equally full trainers are ranked by more classes, then by fewer no-shows, and share a rank if these are equal too', () => {
  expect(
    ranks(
      led('Few', 4, 10, 5),
      led('Many', 5, 10, 5, 9),
      led('Present', 5, 20, 10, 2),
      led('Same', 5, 10, 5, 2),
      led('Last', 4, 10, 1),
    ),
  ).toEqual([
    ['Present', 1],
    ['Same', 1],
    ['Many', 3],
    ['Few', 4],
    ['Last', 5],
  ]);
});

it('a trainer with less than four classes, or whose classes have no seats, has no rank', () => {
  expect(ranks(led('None', 0, 0, 0), led('Three', 3, 30, 30), led('Four', 4, 0, 0))).toEqual([
    ['Four', 1],
    ['Three', null],
    ['None', null],
  ]);
});
