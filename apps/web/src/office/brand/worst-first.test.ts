import { expect, it } from 'vitest';
import { clubWith } from '../../test/world.ts';
import { worstFirst } from './worst-first.ts';

const club = (id: number, Name: string, BridgeWarnings: number, BridgesOnline: number) => ({
  ...clubWith(id, { Name }),
  Summary: {
    ClubId: id,
    Code: Name.toUpperCase(),
    InviteCode: '4F00D5A19C2E4B7F8A11',
    Athletes: 0,
    TrainingNow: 0,
    TrainingsToday: 0,
    PointsToday: 0,
    BridgesTotal: 2,
    BridgesOnline,
    BridgeWarnings,
  },
});

it('clubs that need somebody come first', () => {
  const clubs = [club(1, 'Zeta', 0, 2), club(2, 'alfa', 0, 2), club(3, 'Beta', 0, 1), club(4, 'Gamma', 2, 2)];
  expect(worstFirst(clubs, 'it-IT').map((one) => one.Name)).toEqual(['Gamma', 'Beta', 'alfa', 'Zeta']);
});
