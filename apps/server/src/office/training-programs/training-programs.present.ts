import type { OwnProgram, ProgramReader, TrainingProgram } from '@clubpulse/contract/office/training-programs/training-programs';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import type { ProgramRow, pageOfReaders, programsOfUser } from './training-programs.store.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentProgram(row: ProgramRow): TrainingProgram {
  const { ClubId: _club, MediaId: _file, AddedById: _by, Nickname, FirstMidName, LastName, ...shown } = row;
  const AddedBy =
    Nickname === null || FirstMidName === null || LastName === null ? null : fullName({ Nickname, FirstMidName, LastName });
  return { ...shown, EverybodySince: instant(row.EverybodySince), AddedBy, AddedAt: row.AddedAt.toISOString() };
}

export const presentReader = (row: Awaited<ReturnType<typeof pageOfReaders>>['rows'][number]): ProgramReader => ({
  ...row,
  SharedAt: instant(row.SharedAt),
  OpenedAt: instant(row.OpenedAt),
});

export function presentOwnProgram({ MediaId: _file, ...row }: Awaited<ReturnType<typeof programsOfUser>>[number]): OwnProgram {
  return { ...row, SharedAt: row.SharedAt.toISOString(), OpenedAt: instant(row.OpenedAt) };
}
