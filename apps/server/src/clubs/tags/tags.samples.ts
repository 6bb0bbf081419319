import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly tag: number;
  }
}

export const samples: Samples = {
  async rows(db, { club, athlete }) {
    const { ClubTagId: tag } = await db
      .insertInto('club_tags')
      .values({ ClubId: club, Text: 'Evening runners' })
      .returning('ClubTagId')
      .executeTakeFirstOrThrow();
    await db.insertInto('user_club_tags').values({ ClubTagId: tag, UserId: athlete }).execute();
    return { tag };
  },
  calls({ club, tag, athlete, lead }) {
    const one = { params: { id: club, tagId: tag } };
    const member = { params: { id: club, userId: athlete } };
    return {
      'tags.list': {
        params: { id: club },
        answer: [{ ClubTagId: -1 }, { ClubTagId: -2 }, {}, { ClubTagId: tag, Members: expect.any(Number) }],
      },
      'tags.create': { params: { id: club }, body: { Text: 'Competition' }, answer: { Text: 'Competition', Members: 0 } },
      'tags.update': { ...one, body: { Text: 'Morning runners' }, answer: { ClubTagId: tag, Text: 'Morning runners' } },
      'tags.delete': one,
      'tags.ofUser': { ...member, answer: [{ ClubTagId: -2 }, { ClubTagId: tag }] },
      'tags.batchAssign': {
        params: { id: club },
        body: { UserIds: [lead], ClubTagId: tag, Act: 'Add' },
        answer: { Changed: [lead], Refused: [] },
      },
      'tags.assign': { ...member, body: { ClubTagIds: [tag] }, answer: [{ ClubTagId: tag }] },
    };
  },
  removing: ['tags.delete'],
};
