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

it('shows the club’s equipment and saves the ticked items', { tags: ['atLength'] }, async () => {
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

it('has no unsaved change after a tick is undone', { tags: ['atLength'] }, async () => {
  const user = userEvent.setup();
  await open();
  await user.click(await tick('Rowers'));
  expect(await screen.findByRole('button', { name: /^Save/ })).toBeTruthy();
  await user.click(await tick('Rowers'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull());
});

it('also shows home and outdoor equipment and saves all three places', async () => {
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
