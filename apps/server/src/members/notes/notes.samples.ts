import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertNote } from './notes.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly note: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    return { note: await insertNote(db, { ClubId, UserId, Text: 'Prefers the morning', CreatedAt: new Date() }) };
  },
  calls({ club, athlete, note }) {
    const one = { params: { id: note } };
    const written = { NoteId: expect.any(Number), Text: 'Left knee' };
    const old = { NoteId: note, CompletedAt: expect.any(String) };
    return {
      'notes.ofClubUser': { params: { id: club, userId: athlete }, answer: [written, old] },
      'notes.ofClub': { params: { id: club }, answer: { data: [{ ...written, Member: { UserId: athlete } }] } },
      'notes.create': { body: { ClubId: club, UserId: athlete, Text: 'Left knee' }, answer: { ...written, CompletedAt: null } },
      'notes.update': {
        ...one,
        body: { Text: 'Prefers the evening', RowVersion: 0 },
        answer: { Text: 'Prefers the evening', RowVersion: 1 },
      },
      'notes.complete': { ...one, answer: old },
      'notes.delete': one,
    };
  },
  removing: ['notes.delete'],
};
