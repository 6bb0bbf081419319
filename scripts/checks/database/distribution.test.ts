import { expect, it } from 'vitest';
import { brokenRules, type Catalog } from './distribution.ts';

const table = (name: string, club: 'always' | 'sometimes' | 'never', triggers: string[] = []) => ({
  table: name,
  club,
  triggers,
});

it('the trial finds each broken rule, and nothing in tables that keep them', () => {
  const whole: Catalog = {
    tables: [table('clubs', 'always'), table('users', 'never'), table('rooms', 'always'), table('seats', 'always')],
    indexes: [{ table: 'seats', columns: ['ClubId', 'SeatId'], isPrimary: true }],
    references: [
      {
        from: 'seats',
        to: 'rooms',
        name: 'one',
        pairs: [
          ['RoomId', 'RoomId'],
          ['ClubId', 'ClubId'],
        ],
        nulled: ['RoomId'],
      },
      { from: 'seats', to: 'users', name: 'two', pairs: [['UserId', 'UserId']], nulled: [] },
    ],
  };
  expect(brokenRules(whole).flatMap(({ found }) => found)).toEqual([]);
  const broken: Catalog = {
    tables: [...whole.tables, table('logs', 'sometimes', ['logs_stay']), table('measures', 'never')],
    indexes: [{ table: 'seats', columns: ['SeatId'], isPrimary: true }],
    references: [
      { from: 'seats', to: 'rooms', name: 'one', pairs: [['RoomId', 'RoomId']], nulled: ['ClubId'] },
      { from: 'users', to: 'rooms', name: 'two', pairs: [['RoomId', 'RoomId']], nulled: [] },
    ],
  };
  expect(brokenRules(broken).map(({ found }) => found)).toEqual([
    ['logs'],
    ['seats (SeatId)'],
    ['seats (RoomId) to rooms'],
    ['users (RoomId) to rooms'],
    ['seats (RoomId) to rooms'],
    ['logs: logs_stay'],
    ['measures'],
  ]);
});
