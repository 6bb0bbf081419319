import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly import: number;
  }
}

const person = (Row: number) => ({ Row, Email: `row${Row}@example.com`, FirstMidName: 'Ada', LastName: 'Neri', City: 'Milano' });

export const samples: Samples = {
  async rows(db, { club: ClubId }) {
    const at = new Date();
    const { ImportId } = await db
      .insertInto('member_imports')
      .values({ ClubId, FileName: 'old.csv', Language: 'en', Message: '', Mailed: false, CreatedAt: at, FinishedAt: at })
      .returning('ImportId')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('member_import_rows')
      .values({ ImportId, Row: 2, State: 'Member', Person: JSON.stringify(person(2)) })
      .execute();
    return { import: ImportId };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    return {
      'imports.list': {
        ...club,
        answer: expect.arrayContaining([expect.objectContaining({ FileName: 'new.csv', Rows: 1, FinishedAt: null })]),
      },
      'imports.refused': { params: { id: rows.import }, answer: [{ Row: 2, Reason: 'Member', City: 'Milano' }] },
      'imports.check': {
        ...club,
        body: { People: [{ Email: 'row3@example.com', FirstMidName: 'Ada', LastName: 'Neri' }] },
        answer: [{ State: 'Ready', Namesake: null }],
      },
      'imports.begin': {
        ...club,
        body: { FileName: 'new.csv', People: [person(3)], Language: 'en', Mailed: true },
        answer: { Rows: 1, Invited: 0, FinishedAt: null },
      },
    };
  },
};
