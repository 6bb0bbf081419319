import { expect } from 'vitest';
import { aRole, aUser } from '../../test/rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly lead: number;
  }
}

export const samples: Samples = {
  async rows(db, { club }) {
    const lead = await aUser(db);
    await aRole(db, lead, 'Athlete', club);
    return { lead };
  },
  calls: ({ club, lead }) => ({
    'pipeline.stages': {
      params: { id: club },
      answer: expect.arrayContaining([expect.objectContaining({ ClientStage: 'trial' })]),
    },
    'pipeline.list': {
      params: { id: club, stage: 'prospect' },
      answer: { data: [{ UserId: lead, ClientStage: 'prospect', Signs: [], NextTask: null }] },
    },
    'pipeline.standing': { params: { id: club, userId: lead }, answer: { CameBy: null, Signs: [] } },
    'pipeline.stage': { params: { id: club, userId: lead }, body: { ClientStage: 'lead-qualified' } },
    'pipeline.batchStage': {
      params: { id: club },
      body: { UserIds: [lead], ClientStage: 'prospect' },
      answer: { MovedAt: expect.any(String), Moved: [lead], Refused: [], Trials: { Given: [], Without: [] } },
    },
    'pipeline.undoStage': {
      params: { id: club },
      body: { UserIds: [lead], MovedAt: new Date().toISOString() },
      answer: { Moved: [], Refused: [{ UserId: lead, ErrorType: 'StaleRowVersion' }], Kept: [] },
    },
  }),
};
