import { listBrandClubs, listMyBrands } from '@clubpulse/contract/clubs/clubs.calls';
import type { LicenseState } from '@clubpulse/contract/clubs/licenses/licenses';
import { listBrandLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../test/network.ts';
import { openScreen } from '../../../test/screen.tsx';
import { clubWith, noRoles, selfWith } from '../../../test/world.ts';

const LICENCE = { Name: 'Club' as const, Begin: '2026-01-01', Trainers: 10, Bridges: 4, LiveTrainings: 2, VideoGB: 10, Sms: 0 };
const stateOf = (ClubId: number, limit: number, changed: Partial<LicenseState> = {}): LicenseState => ({
  ClubId,
  Licenses: [{ ...LICENCE, ClubLicenseId: ClubId, ClubId, End: '2027-03-31', Members: limit }],
  Today: '2026-11-20',
  Usage: [
    { Resource: 'Members', Used: 297, Limit: limit },
    { Resource: 'Trainers', Used: 3, Limit: 10 },
    { Resource: 'VideoGB', Used: null, Limit: 10 },
  ],
  Warnings: [],
  ...changed,
});
const named = (id: number, Name: string) => ({
  ...clubWith(id, { Name }),
  Summary: {
    ClubId: id,
    Code: Name.toUpperCase(),
    InviteCode: '4F00D5A19C2E4B7F8A11',
    Athletes: 12,
    TrainingNow: 0,
    TrainingsToday: 0,
    PointsToday: 0,
    BridgesOnline: 0,
    BridgesTotal: 0,
    BridgeWarnings: 0,
  },
});

it('the licence overview lists the licences of all clubs, ended ones first, with links to the licences of each club', async () => {
  await openScreen({
    self: selfWith({ AvailableRoles: { ...noRoles, Owner: [{ BrandId: 7 }] } }),
    path: '/BrandLicenses',
    answers: [
      answer(listMyBrands, {}, [{ BrandId: 7, Name: 'Cadenza Clubs', PictureUri: null }]),
      answer(listBrandClubs, { id: 7 }, [named(5, 'Alba'), named(6, 'Brera')]),
      answer(listBrandLicenses, { id: 7 }, [
        stateOf(5, 300),
        stateOf(6, 1_000_000, { Warnings: [{ Kind: 'Ended', Day: '2026-11-17' }] }),
      ]),
    ],
  });
  const rows = await screen.findAllByRole('row', { name: /Alba|Brera/ });
  expect(rows.map((row) => /Alba|Brera/.exec(row.textContent)?.[0])).toEqual(['Brera', 'Alba']);
  const [ended, held] = rows.map((row) => within(row));
  expect(ended?.getByText(/^Licence ended/)).toBeTruthy();
  expect(ended?.getByText('297, no limit')).toBeTruthy();
  expect(held?.getByText('297 of 300')).toBeTruthy();
  expect(held?.getByText('3 of 10')).toBeTruthy();
  expect(held?.getByRole('link', { name: /Alba/ }).getAttribute('href')).toBe('/ClubLicenses/5');
});
