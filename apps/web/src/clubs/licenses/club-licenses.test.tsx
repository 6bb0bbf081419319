import type { LicenseState } from '@clubpulse/contract/clubs/licenses/licenses';
import { createLicense, getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../test/app.tsx';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const limits = { Members: 500, Trainers: 1_000_000, Bridges: 3, LiveTrainings: 1, VideoGB: 20, Sms: 100 };
const license = { ClubLicenseId: 5, ClubId: 1, Name: 'ClubPlus', Begin: '2026-01-01', End: '2026-12-01', ...limits } as const;
const state: LicenseState = {
  ClubId: 1,
  Today: '2026-11-20',
  Licenses: [{ ...license, ClubLicenseId: 6, Name: 'Enterprise', Begin: '2026-12-02', End: '2050-01-01' }, license],
  Usage: [
    { Resource: 'Members', Used: 460, Limit: 500 },
    { Resource: 'Trainers', Used: 4, Limit: 1_000_000 },
    { Resource: 'Sms', Used: null, Limit: 100 },
  ],
  Warnings: [{ Kind: 'NearlyFull', Resource: 'Members', Used: 460, Limit: 500 }],
};
const manager = selfWith({ AvailableRoles: { ...noRoles, Manager: [{ ClubId: 1 }] } });
const at = { clubs: [clubWith(1)], path: '/ClubLicenses' };

it('the licences show usage, unlimited resources and a missing end date', async () => {
  await openScreen({ ...at, self: manager, answers: [answer(getClubLicenses, { id: 1 }, state)] });
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining('460 of 500'),
    expect.stringContaining('4, no limit'),
    'SMS a month100',
    expect.stringMatching(/^Enterprise.*no end.*To come$/),
    expect.stringMatching(/^Club Plus.*Valid$/),
  ]);
  expect(screen.getByText('Members: 460 of 500 used')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Issue licence' })).toBeNull();
});

it('the licences let an administrator issue a licence', async () => {
  const user = userEvent.setup();
  const { sent } = await openScreen({
    ...at,
    self: { ...manager, IsAdmin: true },
    answers: [
      answer(getClubLicenses, { id: 1 }, { ...state, Licenses: [] }),
      answer(createLicense, { id: 1 }, (body) => ({ ...license, ...(body as object) })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Issue licence' }));
  const dialog = within(await screen.findByRole('dialog'));
  const members = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Members' });
  expect(members.value).toBe('');
  await user.type(members, '500');
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'no end' }).checked).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Issue licence' }));
  expect(await screen.findByText('The licence was saved')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
    Name: 'Enterprise',
    End: '2050-01-01',
    Members: 500,
    Trainers: 1_000_000,
  });
});

it('the licences refer users who cannot issue them to support', async () => {
  const { unmount } = await openScreen({
    ...at,
    self: manager,
    answers: [answer(getClubLicenses, { id: 1 }, { ...state, Licenses: [] })],
  });
  expect((await screen.findByRole('link', { name: 'Help and support' })).getAttribute('href')).toContain('Support');
  unmount();
  const ended = { ...state, Warnings: [{ Kind: 'Ended' as const, Day: '2026-11-17' }] };
  await openScreen({ ...at, self: manager, answers: [answer(getClubLicenses, { id: 1 }, ended)] });
  expect(await screen.findByRole('button', { name: 'Help and support' })).toBeTruthy();
});

it('the menu of the app shows a club’s managers its worst licence warning', async () => {
  const ended = { ...state, Warnings: [{ Kind: 'Ended' as const, Day: '2026-11-17' }] };
  await openApp({ ...at, self: manager, answers: [answer(getClubLicenses, { id: 1 }, ended)] });
  const link = await screen.findByRole('link', { name: /^Licence ended .*nothing can be added/ });
  expect(link.getAttribute('href')).toContain('ClubLicenses');
  expect((await screen.findByRole('button', { name: 'Licences' })).closest('[role=alert]')?.textContent).toMatch(
    /^Licence ended/,
  );
});
