import { expect } from 'vitest';
import { newCode } from '../../platform/secrets/secrets.ts';
import type { Samples } from '../../test/sample.ts';
import { keepLink } from './sharing.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** Opens the training of the day before. */
    readonly trainingCode: string;
  }
}

export const samples: Samples = {
  async rows(db, { trainingBefore: TrainingId, athlete: UserId }) {
    const Code = newCode(24);
    return { trainingCode: await keepLink(db, { TrainingId, UserId, Code, CreatedAt: new Date() }) };
  },
  calls({ club, training, trainingAfter, trainingBefore, trainingCode }) {
    const link = { Uri: expect.stringContaining('/#/SharedTraining/') };
    return {
      'sharing.get': { params: { id: trainingBefore }, answer: link },
      'sharing.make': { params: { id: training }, answer: link },
      // Another one in each club: an address gets three letters in an hour, whoever sends them.
      'sharing.mail': { params: { id: trainingAfter }, body: { Email: `friend-${club}@example.com`, Name: 'Zoe' } },
      'sharing.end': { params: { id: trainingAfter } },
      'sharing.open': { params: { code: trainingCode }, answer: { Points: 0, Duration: 60 } },
    };
  },
};
