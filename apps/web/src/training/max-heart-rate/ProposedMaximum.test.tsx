import { answerProposedMaximum, getProposedMaximum } from '@clubpulse/contract/training/max-heart-rate/max-heart-rate.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { clubWith, noRoles, selfWith } from '../../test/world.ts';

const self = selfWith({ AvailableRoles: { ...noRoles, Athlete: [{ ClubId: 1 }] } });
const Proposal = { Stored: 184, Observed: 188, Proposed: 188, TrainedAt: '2026-11-18T17:30:00Z' };

const open = () => {
  let waits: typeof Proposal | null = Proposal;
  return openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [
      answer(getProposedMaximum, { id: 11 }, () => respond(200, { Proposal: waits })),
      answer(answerProposedMaximum, { id: 11 }, () => {
        waits = null;
        return respond(200, { Proposal: null });
      }),
    ],
  });
};
const answered = (sent: readonly { method: string; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('a proposed maximum heart rate can be accepted', async () => {
  const { sent } = await open();
  expect(await screen.findByText(/188 bpm or more for 30 seconds, above your maximum of 184/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Raise to 188' }));
  expect(await screen.findByText('Your maximum heart rate is 188 bpm from today on')).toBeTruthy();
  expect(answered(sent)).toEqual([{ Proposed: 188, Accepted: true }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Raise to 188' })).toBeNull());
});

it('a proposed maximum heart rate can be refused', async () => {
  const { sent } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep 184' }));
  expect(await screen.findByText('Your maximum heart rate stays 184 bpm')).toBeTruthy();
  expect(answered(sent)).toEqual([{ Proposed: 188, Accepted: false }]);
});

it("a proposed maximum heart rate shows when the user's own zone limits prevent it", async () => {
  await openScreen({
    self,
    clubs: [clubWith(1)],
    path: '/Profile',
    answers: [
      answer(getProposedMaximum, { id: 11 }, { Proposal }),
      answer(answerProposedMaximum, { id: 11 }, () =>
        respond(400, { ErrorType: 'ValidationFailed', errors: [{ field: 'Zone1Limit', key: 'zone-order' }] }),
      ),
    ],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Raise to 188' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Raise to 188' })).toBeTruthy();
});
