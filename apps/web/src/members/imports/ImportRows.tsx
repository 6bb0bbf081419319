import { useState } from 'react';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useStaffClub } from '../../platform/session.tsx';
import { ImportSums, type RowKind } from './ImportSums.tsx';
import { KnownRows } from './KnownRows.tsx';
import { ReadyRows } from './ReadyRows.tsx';
import type { Import } from './use-import.ts';
import { WrongRows } from './WrongRows.tsx';

export function ImportRows({ read, file }: { read: Import; file: string }) {
  const { ClubId: clubId } = useStaffClub();
  const [only, setOnly] = useState<RowKind | null>(null);
  const { wrong, groups, known, twice } = read;
  if (!read.enough) return null;
  const unsent = wrong.length + groups.length + known.length + twice.length;
  const shows = (kind: RowKind) =>
    read[kind].length > 0 &&
    (only === null || read[only].length === 0
      ? kind === 'ready'
        ? unsent === 0
        : kind !== 'groups' || unsent === groups.length
      : only === kind);
  return (
    <>
      <ImportSums read={read} clubId={clubId} only={only} onOnly={setOnly} />
      {read.isUnknown && (
        <QueryResult query={read.answer} loading={<SkeletonRows rows={3} />}>
          {() => null}
        </QueryResult>
      )}
      {shows('wrong') && <WrongRows read={read} name={file} />}
      {shows('groups') && <WrongRows read={read} kind="groups" name={file} />}
      {shows('known') && <KnownRows read={read} kind="known" />}
      {shows('twice') && <KnownRows read={read} kind="twice" />}
      {shows('ready') && <ReadyRows read={read} />}
    </>
  );
}
