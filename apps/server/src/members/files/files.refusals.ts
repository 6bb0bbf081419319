import { FILES_MAX } from '@clubpulse/contract/members/files/files';
import { addFile } from '@clubpulse/contract/members/files/files.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { PDF } from './files.samples.ts';

export const refusals: Refusals = async ({ server: { db }, server, world: { ids, tokens } }) => {
  const UserId = ids.neighbourA;
  const names = Array.from({ length: FILES_MAX }, (_, index) => `full-${UserId}-${index}.pdf`);
  await db
    .insertInto('file_contents')
    .values(names.map((Name) => ({ Name, HeldUntil: new Date(0) })))
    .execute();
  const file = { Title: 'x', FileName: 'x.pdf', Type: 'application/pdf', Kind: 'Document', Bytes: 1, Shared: true } as const;
  await db
    .insertInto('files')
    .values(names.map((Name) => ({ ...file, UserId, AddedAt: new Date(), Name })))
    .execute();
  const sent = (File: string) => ({
    params: { id: UserId },
    body: { File, FileName: 'a.pdf', Data: { Title: 'A', Kind: 'Document' as const, ValidUntil: null, ShownToClubId: null } },
    token: tokens.neighbourA,
  });
  return {
    FileTypeRefused: provoke(server, addFile, sent(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'))),
    FilesFull: provoke(server, addFile, sent(PDF)),
  };
};
