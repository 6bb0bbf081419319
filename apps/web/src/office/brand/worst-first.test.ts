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
  const ended = { Kind: 'Ended', Day: '2026-11-17' } as const;
  const full = { Kind: 'Full', Resource: 'Members', Used: 9, Limit: 9 } as const;
  const states = [
    { ClubId: 1, Licenses: [], Today: '2026-11-20', Usage: [], Warnings: [full] },
    { ClubId: 3, Licenses: [], Today: '2026-11-20', Usage: [], Warnings: [ended] },
  ];
  expect(worstFirst(clubs, states, 'it-IT').map((one) => one.Name)).toEqual(['Beta', 'Gamma', 'Zeta', 'alfa']);
  expect(worstFirst(clubs, [], 'it-IT').map((one) => one.Name)).toEqual(['Gamma', 'Beta', 'alfa', 'Zeta']);
});
