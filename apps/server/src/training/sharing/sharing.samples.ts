import { expect } from 'vitest';
import { newCode } from '../../platform/secrets/secrets.ts';
import type { Samples } from '../../test/sample.ts';
import { keepLink } from './sharing.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly trainingCode: string;
  }
}

export const samples: Samples = {
  async rows(db, { trainingBefore: TrainingId, athlete: UserId }) {
    const Code = newCode(24);
    const link = await keepLink(db, { TrainingId, UserId, Code, ShowsCharts: true, CreatedAt: new Date() });
    return { trainingCode: link.Code };
  },
  calls({ club, training, trainingAfter, trainingBefore, trainingCode }) {
    const link = { Uri: expect.stringContaining('/#/SharedTraining/'), ShowsCharts: true };
    return {
      'sharing.get': { params: { id: trainingBefore }, answer: link },
      'sharing.make': { params: { id: training }, answer: link },
      // Each club mails to another address, because one address may get only three mails in an hour.
      'sharing.mail': { params: { id: trainingAfter }, body: { Email: `friend-${club}@example.com`, Name: 'Zoe' } },
      'sharing.set': { params: { id: trainingAfter }, body: { ShowsCharts: false }, answer: { ...link, ShowsCharts: false } },
      'sharing.end': { params: { id: trainingAfter } },
      'sharing.open': { params: { code: trainingCode }, answer: { Points: 0, Duration: 60 } },
      'sharing.charts': { params: { code: trainingCode }, answer: { Every: 1, HeartRates: expect.any(Array) } },
    };
  },
};
