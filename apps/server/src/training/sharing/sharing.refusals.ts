import { shareWithEmail } from '@clubpulse/contract/training/sharing/sharing.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aUser } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { tokens }, rows }) => {
  const to = { Email: `asked-often.${rows.training}@example.com`, Name: 'Zoe' };
  const often = { params: { id: rows.training }, body: to, token: tokens.athleteA };
  for (let letter = 0; letter < 3; letter += 1) await server.call(shareWithEmail, often);

  const Email = `unconfirmed.${rows.training}@example.com`;
  const id = await aUser(server.db, { Email });
  const token = await server.tokenFor(Email);
  const stated = { TrainingType: 'running', Name: '', Note: '', Distance: null, AverageHeartRate: null, Calories: null };
  const body = { ...stated, Begin: '2026-10-01T10:00:00Z', Duration: 1800, ClubId: null };
  const { result } = await server.call(createTraining, { params: { id }, body, token });
  await server.db.updateTable('users').set({ EmailConfirmed: false }).where('UserId', '=', id).execute();
  return {
    SenderNotConfirmed: provoke(server, shareWithEmail, { params: { id: result.TrainingId }, body: to, token }),
    SharedOftenWith: provoke(server, shareWithEmail, often, ['Email']),
  };
};
