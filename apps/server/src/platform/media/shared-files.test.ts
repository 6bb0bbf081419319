import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { aUser } from '../../test/rows.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { forget } from '../database/installation.ts';
import { claimFiles, FILES_KEY, FilesError, hasOwnFiles } from './shared-files.ts';
import { openMediaStore } from './store.ts';

let database: TestDatabase;
let open: OpenDatabase;
let userId = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url);
  userId = await aUser(open.db);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});
beforeEach(() => forget(open.db, FILES_KEY));

const aFolder = async () => ({
  FILES_DIR: await mkdtemp(path.join(inject('folder'), 'files-')),
  S3_ENDPOINT: undefined,
  S3_BUCKET: undefined,
  S3_REGION: '',
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
});
const markIn = (folder: string) => path.join(folder, 'files/in/installation.txt');
const refusalOf = (where: Awaited<ReturnType<typeof aFolder>>): Promise<Error> =>
  claimFiles(open.db, where).then(
    () => new Error('not refused'),
    (error: Error) => error,
  );

it('processes with the same files start, and one with other files is refused until its folder has the mark', async () => {
  const [shared, other] = [await aFolder(), await aFolder()];
  await Promise.all([claimFiles(open.db, shared), claimFiles(open.db, shared)]);
  await claimFiles(open.db, shared);
  const id = (await readFile(markIn(shared.FILES_DIR), 'utf8')).trim();

  const refusal = await refusalOf(other);
  expect(refusal).toBeInstanceOf(FilesError);
  expect(refusal.message).toContain(`FILES_DIR=${other.FILES_DIR}`);
  expect(refusal.message).toContain(`write the text ${id} into the file ${markIn(other.FILES_DIR)}`);
  expect(await hasOwnFiles(open.db, other)).toBe(false);

  await openMediaStore(other, 'files').put('installation.txt', Buffer.from('of another'), 'text/plain');
  expect(await refusalOf(other)).toBeInstanceOf(FilesError);
  await writeFile(markIn(other.FILES_DIR), id);
  await claimFiles(open.db, other);
  expect(await hasOwnFiles(open.db, other)).toBe(true);
});

it('a restored database without the mark takes that of its files', async () => {
  const where = await aFolder();
  await claimFiles(open.db, where);
  const mark = await readFile(markIn(where.FILES_DIR), 'utf8');
  await forget(open.db, FILES_KEY);
  await claimFiles(open.db, where);
  expect(await readFile(markIn(where.FILES_DIR), 'utf8')).toBe(mark);
  expect(await hasOwnFiles(open.db, where)).toBe(true);
});

it('a store without the newest file of the database is not marked, and one that has it is', async () => {
  const where = await aFolder();
  const Name = `${randomUUID()}.pdf`;
  await open.db.insertInto('file_contents').values({ Name, HeldUntil: new Date() }).execute();
  await open.db
    .insertInto('files')
    .values({
      UserId: userId,
      Name,
      FileName: 'a.pdf',
      Title: 'A',
      Type: 'application/pdf',
      Bytes: 1,
      Kind: 'Document',
      Shared: true,
      AddedAt: new Date(),
    })
    .execute();
  expect((await refusalOf(where)).message).toContain('does not have the pictures, files and videos of this database');
  await openMediaStore(where, 'files').put(Name, Buffer.from('a'), 'application/pdf');
  await claimFiles(open.db, where);
  expect(await hasOwnFiles(open.db, where)).toBe(true);
  await rm(where.FILES_DIR, { recursive: true });
  expect(await hasOwnFiles(open.db, where)).toBe(false);
});
