import { fileSchema, type MemberFile } from '@clubpulse/contract/members/files/files';
import type { FileRow } from './files.store.ts';

const clubOf = (ClubId: number | null, Name: string | null) => (ClubId === null || Name === null ? null : { ClubId, Name });

export function presentFile(row: FileRow): MemberFile {
  const { ClubName, ShownToName, AddedById, Nickname, FirstMidName, LastName, PictureUri, AddedAt, ...file } = row;
  return fileSchema.parse({
    ...file,
    Club: clubOf(row.ClubId, ClubName),
    ShownTo: clubOf(row.ShownToClubId, ShownToName),
    AddedAt: AddedAt.toISOString(),
    AddedBy: AddedById === null ? null : { UserId: AddedById, Nickname, FirstMidName, LastName, PictureUri },
  });
}
