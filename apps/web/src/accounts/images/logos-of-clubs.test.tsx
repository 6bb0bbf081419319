import { listBrandClubs } from '@clubpulse/contract/clubs/clubs.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openPart } from '../../test/part.tsx';
import { clubWith } from '../../test/world.ts';
import { LogosOfClubs } from './LogosOfClubs.tsx';

const [ofBrand, own] = ['/media/brand.png', '/media/own.png'];
const brand = { BrandId: 7, Name: 'Cadenza Clubs', PictureUri: ofBrand };
const Summary = {
  ClubId: 5,
  Code: 'CADENZA',
  InviteCode: '4F00D5A19C2E4B7F8A11',
  Athletes: 12,
  TrainingNow: 1,
  TrainingsToday: 3,
  PointsToday: 90,
  BridgesOnline: 1,
  BridgesTotal: 1,
  BridgeWarnings: 0,
};
const clubs = [
  { ...clubWith(5, { BrandId: 7, PictureUri: own }), Summary },
  { ...clubWith(6, { BrandId: 7, PictureUri: ofBrand }), Summary },
  { ...clubWith(8, { BrandId: 7, PictureUri: null }), Summary },
];
const open = (answered: () => typeof clubs | Response) =>
  openPart(<LogosOfClubs brand={brand} checked={false} onChange={() => {}} />, [answer(listBrandClubs, { id: 7 }, answered)]);

it('the picture dialog of a brand lists the clubs that would lose their own picture to the brand’s, also for an owner without a role in them', async () => {
  open(() => clubs);
  expect(await screen.findByText('A club loses its own picture: Club 5.')).toBeTruthy();
});

it('the picture dialog of a brand shows that no picture is lost when no club has its own', async () => {
  open(() => clubs.slice(1));
  expect(await screen.findByText('No club has a picture of its own: nothing is lost.')).toBeTruthy();
});

it('the picture dialog of a brand shows an error and offers no choice when the clubs cannot be loaded', {
  tags: ['atLength'],
}, async () => {
  open(() => respond(503, {}));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
});
