import { PROGRAM } from '@clubpulse/contract/office/training-programs/training-programs';
import {
  createProgramUpload,
  openOwnProgram,
  shareProgram,
} from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { notify } from '../../platform/database/notify.ts';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole } from '../../test/rows.ts';

export const refusals: Refusals = async ({ server, world: { clubA, ids, tokens }, rows }) => {
  const { db } = server;
  const full = await aClub(db);
  await aRole(db, ids.managerA, 'Manager', full);
  await notify(db, 'clubpulse_user', ids.managerA);
  const file = { Title: 'Plan', Description: '', FileName: 'plan.pdf', Bytes: 1000 };
  await db
    .insertInto('training_programs')
    .values(
      Array.from({ length: PROGRAM.perClub }, () => ({ ...file, ClubId: full, State: 'Ready' as const, AddedAt: new Date() })),
    )
    .execute();
  return {
    TrainingProgramNotFound: provoke(server, openOwnProgram, {
      params: { id: ids.athleteA, programId: 999_999_999 },
      token: tokens.athleteA,
    }),
    TrainingProgramsFull: provoke(server, createProgramUpload, {
      params: { id: full },
      body: { ...file, ValidUntil: null },
      token: tokens.managerA,
    }),
    NobodyToShareWith: provoke(server, shareProgram, {
      params: { id: clubA, programId: rows.program },
      body: { To: { Kind: 'Chosen', Audience: { UserIds: [999_999_999] } }, ValidUntil: null },
      token: tokens.managerA,
    }),
  };
};
