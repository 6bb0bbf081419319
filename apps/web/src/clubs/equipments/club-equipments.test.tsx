import { getClubEquipments, saveClubEquipments } from '@clubpulse/contract/clubs/equipments.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const trainer = selfWith({ AvailableRoles: { ...noRoles, Trainer: [{ ClubId: 1 }] } });
const open = () =>
  openScreen({
    clubs: [clubWith(1)],
    path: '/ClubEquipments',
    self: trainer,
    answers: [
      answer(getClubEquipments, { id: 1 }, { ClubId: 1, Equipments: ['barbell', 'rower'], Home: ['mat'], Outdoor: [] }),
      answer(saveClubEquipments, {}, (body) => body as never),
    ],
  });
const tick = (name: string) => screen.findByRole('checkbox', { name });

it('the equipment of a club is shown and saved by its checkboxes', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  const { sent } = await open();
  expect(
    [await tick('Barbells'), await tick('Rowers'), await tick('Kettlebells')].map((box) => (box as HTMLInputElement).checked),
  ).toEqual([true, true, false]);
  await user.click(await tick('Kettlebells'));
  await user.click(await tick('Rowers'));
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    ClubId: 1,
    Equipments: ['barbell', 'kettlebell'],
    Home: ['mat'],
    Outdoor: [],
  });
});

it('the equipment of a club has no unsaved change after a checkbox is set back', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await tick('Rowers'));
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeTruthy();
  await user.click(await tick('Rowers'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
});

it('the equipment of a club is edited for club, home and outdoors, and saved together', async () => {
  const user = userEvent.setup();
  const { sent } = await open();
  await tick('Barbells');
  await user.click(screen.getByRole('radio', { name: 'At home' }));
  expect([await tick('Mats'), await tick('Barbells')].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
  await user.click(screen.getByRole('radio', { name: 'Outdoors' }));
  await user.click(await tick('Kettlebells'));
  await user.click(await screen.findByRole('button', { name: /^Save/ }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ClubId: 1,
      Equipments: ['barbell', 'rower'],
      Home: ['mat'],
      Outdoor: ['kettlebell'],
    }),
  );
});
