import { answerSensorClaim, listUserSensorClaims, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { getUserLive } from '@clubpulse/contract/live/board.calls';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { userEvent } from '../../test/user.ts';
import { selfWith } from '../../test/world.ts';

const claim = {
  ClaimId: 5,
  Model: 'Clubpulse',
  Code: 'D000801',
  Claimant: 'Brio',
  At: '2026-11-20T12:00:00Z',
  AnswerBy: '2026-11-27T12:00:00Z',
} as const;
const strap = {
  SensorId: 1,
  UserId: 11,
  HardwareId: 'ANT+:801',
  Model: 'Clubpulse',
  Name: '',
  Code: 'D000801',
  CreatedAt: '2026-11-01T10:00:00Z',
  BeatsOfAnother: true,
  Battery: null,
} as const;

it('my straps show received and sent claims, and numbers that another user linked too, and send the decision', async () => {
  const { sent } = await openScreen({
    self: selfWith(),
    path: '/Profile',
    answers: [
      answer(listUserSensors, { id: 11 }, [strap]),
      answer(listUserSensorClaims, { id: 11 }, [
        { ...claim, IsClaimant: false },
        { ...claim, ClaimId: 6, Code: 'D000900', IsClaimant: true },
      ]),
      answer(getUserLive, { id: 11 }, null),
      answer(answerSensorClaim, { id: 5 }, () => respond(204)),
    ],
  });
  expect(await screen.findByText(/Brio requests your strap D000801/)).toBeTruthy();
  expect(screen.getByText(/D000900 requested: reply by/)).toBeTruthy();
  expect(await screen.findByText(/Someone else linked this number too/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() =>
    expect(sent).toContainEqual(expect.objectContaining({ path: '/sensorClaims/5/Answer', body: { Grant: false } })),
  );
});
