import { fileSchema, type MemberFile } from '@clubpulse/contract/members/files/files';
import type { FileRow } from './files.store.ts';

const clubOf = (ClubId: number | null, Name: string | null) => (ClubId === null || Name === null ? null : { ClubId, Name });

/** `readingHealth` are the clubs that may read her health papers. */
export function presentFile(row: FileRow, readingHealth: ReadonlySet<number>): MemberFile {
  const { ClubName, ShownToName, AddedById, Nickname, FirstMidName, LastName, PictureUri, AddedAt, ...file } = row;
  const seenIn = row.ClubId ?? row.ShownToClubId;
  return fileSchema.parse({
    ...file,
    Club: clubOf(row.ClubId, ClubName),
    ShownTo: clubOf(row.ShownToClubId, ShownToName),
    SeenByStaff: seenIn !== null && (row.Kind !== 'Health' || readingHealth.has(seenIn)),
    AddedAt: AddedAt.toISOString(),
    AddedBy: AddedById === null ? null : { UserId: AddedById, Nickname, FirstMidName, LastName, PictureUri },
  });
}
