import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertComment } from './comments.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly comment: number;
  }
}

export const samples: Samples = {
  async rows(db, { training: TrainingId, athlete: UserId }) {
    const row = { TrainingId, UserId, AuthorId: UserId, Kind: 'Comment', Text: 'Legs are gone', CreatedAt: new Date() } as const;
    return { comment: await insertComment(db, row) };
  },
  calls({ training, comment, club }) {
    const one = { params: { id: training } };
    const written = { CommentId: expect.any(Number), TrainingId: training, Text: 'Happy though' };
    const feedback = { CommentId: expect.any(Number), Text: 'Next time slower', Effort: null };
    return {
      'comments.list': { ...one, answer: [{ CommentId: comment }, { Text: 'Happy though' }] },
      'comments.create': { ...one, body: { Text: 'Happy though' }, answer: written },
      'comments.feedbacks': { ...one, answer: expect.arrayContaining([expect.objectContaining({ Text: 'Next time slower' })]) },
      'comments.giveFeedback': { ...one, body: { Text: 'Next time slower', Effort: null }, answer: feedback },
      'comments.generateFeedback': { ...one, body: { ByModel: false }, answer: { Author: null, Source: 'Rules' } },
      'comments.waiting': { params: { id: club }, answer: { data: [], Athletes: [] } },
      'comments.setWaits': {
        params: { id: club, trainingId: training },
        body: { Waits: false },
        answer: { ErrorType: 'NotShared' },
      },
      'comments.delete': { params: { id: comment } },
    };
  },
  removing: ['comments.delete'],
};
