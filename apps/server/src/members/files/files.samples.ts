import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertFile } from './files.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly file: number;
    readonly clubFile: number;
  }
}

export const PDF = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
const named = { Title: 'Blood test', ValidUntil: '2049-03-31' } as const;

export const samples: Samples = {
  async rows(db, { club, athlete: UserId }) {
    const row = async (ClubId: number | null) => {
      const Name = `sample-${club}-${ClubId ?? 'own'}.pdf`;
      await db
        .insertInto('file_contents')
        .values({ Name, HeldUntil: new Date(0) })
        .execute();
      const file = { Title: 'Card', FileName: 'card.pdf', Type: 'application/pdf', Kind: 'Document', Bytes: 14 } as const;
      return insertFile(db, { ...file, UserId, ClubId, Shared: ClubId === null, AddedAt: new Date(), Name });
    };
    return { file: await row(null), clubFile: await row(club) };
  },
  calls({ club, athlete, file, clubFile }) {
    const own = { id: athlete, fileId: file };
    const member = { id: club, userId: athlete };
    const ofMember = { ...member, fileId: clubFile };
    const sent = { File: PDF, FileName: 'analisi.pdf' };
    const link = { Address: expect.stringMatching(/^files\//), ExpiresAt: expect.any(String) };
    return {
      'files.ofUser': { params: { id: athlete }, answer: expect.arrayContaining([expect.objectContaining({ FileId: file })]) },
      'files.add': {
        params: { id: athlete },
        body: { ...sent, Data: { ...named, Kind: 'Document', ShownToClubId: club } },
        answer: { Title: 'Blood test', FileName: 'analisi.pdf', ShownTo: { ClubId: club } },
      },
      'files.update': {
        params: own,
        body: { ...named, Kind: 'Health', ShownToClubId: null, RowVersion: 0 },
        answer: { FileId: file, Title: 'Blood test', RowVersion: 1 },
      },
      'files.open': { params: own, answer: link },
      'files.delete': { params: own },
      'files.ofClubUser': {
        params: member,
        answer: expect.arrayContaining([expect.objectContaining({ FileId: clubFile, Shared: true })]),
      },
      'files.addOfClubUser': {
        params: member,
        body: { ...sent, Data: { ...named, Shared: false } },
        answer: { Club: { ClubId: club }, Shared: false },
      },
      'files.updateOfClubUser': {
        params: ofMember,
        body: { ...named, Shared: true, RowVersion: 0 },
        answer: { FileId: clubFile, Shared: true, RowVersion: 1 },
      },
      'files.openOfClubUser': { params: ofMember, answer: link },
      'files.deleteOfClubUser': { params: ofMember },
    };
  },
  removing: ['files.delete', 'files.deleteOfClubUser'],
};
