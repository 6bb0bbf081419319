import { existsSync } from 'node:fs';
import path from 'node:path';
import { listHealthReads } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { FileKind } from '@clubpulse/contract/members/files/files';
import * as calls from '@clubpulse/contract/members/files/files.calls';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAthlete } from '../../test/booking-rows.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aRole } from '../../test/rows.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createFileStorage } from './file-storage.service.ts';
import { PDF } from './files.samples.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const self = () => ({ params: { id: world.ids.athleteA }, token: world.tokens.athleteA });
const member = (token = world.tokens.trainerA) => ({ params: { id: world.clubA, userId: world.ids.athleteA }, token });
const sent = (File = PDF, FileName = 'analisi.pdf') => ({ File, FileName });
const own = (ShownToClubId: number | null, Kind: FileKind = 'Document') => ({
  Title: 'Paper',
  Kind,
  ValidUntil: null,
  ShownToClubId,
});
const addOwn = (ShownToClubId: number | null, Kind?: FileKind, file = sent()) =>
  server.call(calls.addFile, { ...self(), body: { ...file, Data: own(ShownToClubId, Kind) } });
const addOfClub = (Shared: boolean) =>
  server.call(calls.addClubUserFile, { ...member(), body: { ...sent(), Data: { Title: 'Form', ValidUntil: null, Shared } } });
const mine = async () => (await server.call(calls.listFiles, self())).result.map(({ FileId }) => FileId);
const staffs = async (token?: string) =>
  (await server.call(calls.listClubUserFiles, member(token))).result.map(({ FileId }) => FileId);
const load = (Address: string) => server.app.inject({ url: `/${Address}` });

describe('a file of a member', () => {
  it('is stored unchanged, and downloaded as an attachment that cannot run scripts', async () => {
    const { result } = await addOwn(null, 'Document', sent(PDF, '../Évaluation "1".pdf'));
    expect(result).toMatchObject({
      FileName: '..Évaluation 1.pdf'.replace(/^\.+/, ''),
      Type: 'application/pdf',
      Bytes: 15,
    });
    const { FileId } = result;
    const link = await server.call(calls.openFile, {
      params: { id: world.ids.athleteA, fileId: FileId },
      token: world.tokens.athleteA,
    });
    const answer = await load(link.result.Address);
    expect([answer.statusCode, answer.body]).toEqual([200, Buffer.from(PDF, 'base64').toString()]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="_valuation 1.pdf"; filename*=UTF-8''%C3%89valuation%201.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(await staffs()).not.toContain(FileId);
    const others = { params: { id: world.ids.athleteA, fileId: FileId }, token: world.tokens.neighbourA };
    expect((await server.call(calls.openFile, others)).status).toBe(403);
    await server.db.updateTable('file_links').set({ ExpiresAt: new Date() }).execute();
    expect((await load(link.result.Address)).statusCode).toBe(404);
    expect((await load('files/guessed')).statusCode).toBe(404);
  });

  it('is uploaded as a form, and its type is detected from the content, not the name', async () => {
    const form = new FormData();
    form.set('data', JSON.stringify(own(null)));
    form.set(
      'file',
      new Blob([
        new Uint8Array(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        ),
      ]),
      'x.pdf',
    );
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = {
      authorization: `Bearer ${world.tokens.athleteA}`,
      'content-type': request.headers.get('content-type') ?? '',
    };
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await server.app.inject({ method: 'POST', url: `/api/users/${world.ids.athleteA}/files`, headers, payload });
    expect(answer.json()).toMatchObject({ FileName: 'x.png', Type: 'image/png' });
    for (const text of ['<html><script>alert(1)</script>', 'MZ\x90\x00', ''])
      expect((await addOwn(null, 'Document', sent(Buffer.from(`${text} `).toString('base64')))).problem.ErrorType).toBe(
        'FileTypeRefused',
      );
    const large = await addOwn(null, 'Document', sent('A'.repeat(13_990_000)));
    expect([large.status, large.problem.ErrorType]).toEqual([400, 'ValidationFailed']);
  });

  it('is visible to a club while it is shared, until the sharing is withdrawn or the member leaves', async () => {
    const { FileId } = (await addOwn(world.clubA)).result;
    expect(await staffs()).toContain(FileId);
    expect((await addOwn(world.clubB)).problem.errors).toMatchObject([{ field: 'Data.ShownToClubId' }]);
    const elsewhere = { params: { id: world.clubB, userId: world.ids.athleteA }, token: world.tokens.managerB };
    expect((await server.call(calls.listClubUserFiles, elsewhere)).status).toBe(404);
    const taken = { ...member(), params: { ...member().params, fileId: FileId } };
    expect((await server.call(calls.deleteClubUserFile, taken)).status).toBe(404);
    const change = { params: { id: world.ids.athleteA, fileId: FileId }, token: world.tokens.athleteA };
    await server.call(calls.updateFile, { ...change, body: { ...own(null), RowVersion: 0 } });
    expect(await staffs()).not.toContain(FileId);
  });
});

it('a file cannot be downloaded after its sharing is withdrawn or the reader’s role in the club ends', async () => {
  const reader = `reads${world.clubA}@example.com`;
  const token = await server.tokenFor(reader);
  const { UserId } = (await server.call(getSelf, { token })).result;
  await aRole(server.db, UserId, 'Trainer', world.clubA);
  const opened = async (FileId: number, by: string) => {
    const request = { ...member(by), params: { ...member().params, fileId: FileId } };
    await expect.poll(async () => (await server.call(calls.openClubUserFile, request)).status).toBe(200);
    const { Address } = (await server.call(calls.openClubUserFile, request)).result;
    expect((await load(Address)).statusCode).toBe(200);
    return Address;
  };
  const { FileId } = (await addOwn(world.clubA, 'Health')).result;
  const shown = await opened(FileId, token);
  const change = { params: { id: world.ids.athleteA, fileId: FileId }, token: world.tokens.athleteA };
  await server.call(calls.updateFile, { ...change, body: { ...own(null, 'Health'), RowVersion: 0 } });
  expect((await load(shown)).statusCode).toBe(404);

  const ofClub = (await addOfClub(true)).result.FileId;
  const byTrainer = await opened(ofClub, token);
  const byAdmin = await opened(ofClub, world.tokens.admin);
  const byOwner = await opened(ofClub, world.tokens.ownerA);
  const result = await server.call(calls.openFile, { ...change, params: { ...change.params, fileId: ofClub } });
  await leaveClubs(server.db, UserId);
  expect((await load(byTrainer)).statusCode).toBe(404);
  for (const address of [byAdmin, byOwner, result.result.Address]) expect((await load(address)).statusCode).toBe(200);
  await server.db.updateTable('files').set({ Shared: false }).where('FileId', '=', ofClub).execute();
  expect((await load(result.result.Address)).statusCode).toBe(404);
});

describe('a file of a club about a member', () => {
  it('can be renamed by only one of two concurrent changes based on the same version', async () => {
    const added = (await addOfClub(false)).result;
    const params = { ...member().params, fileId: added.FileId };
    const save = (Title: string, RowVersion: number) =>
      server.call(calls.updateClubUserFile, {
        ...member(),
        params,
        body: { Title, ValidUntil: null, Shared: false, RowVersion },
      });
    const both = await Promise.all([save('First', added.RowVersion), save('Second', added.RowVersion)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      200, 409,
    ]);
    expect(both.find(({ status }) => status === 409)?.problem.ErrorType).toBe('StaleRowVersion');
    const stored = (await server.call(calls.listClubUserFiles, member())).result.find(({ FileId }) => FileId === added.FileId);
    expect(stored).toEqual(both.find(({ status }) => status === 200)?.result);
    expect((await save('Again', 1)).result).toMatchObject({ Title: 'Again', RowVersion: 2 });
  });

  it('is visible only to staff until it is shared with the member', async () => {
    const { FileId } = (await addOfClub(false)).result;
    expect(await mine()).not.toContain(FileId);
    const one = { ...member(), params: { ...member().params, fileId: FileId } };
    await server.call(calls.updateClubUserFile, {
      ...one,
      body: { Title: 'Form', ValidUntil: '2027-03-31', Shared: true, RowVersion: 0 },
    });
    expect(await mine()).toContain(FileId);
    const ownOne = { params: { id: world.ids.athleteA, fileId: FileId }, token: world.tokens.athleteA };
    expect((await server.call(calls.openFile, ownOne)).status).toBe(200);
    expect((await server.call(calls.deleteFile, ownOne)).status).toBe(404);
    expect((await server.call(calls.deleteClubUserFile, one)).status).toBe(204);
    expect(await mine()).not.toContain(FileId);
  });

  it('is deleted with the member’s last role in the club, while files of the member remain', async () => {
    const athlete = await anAthlete(server.db, world.clubA);
    const row = (Name: string, fields: object) =>
      ({
        UserId: athlete,
        Kind: 'Document',
        Title: Name,
        FileName: 'a.pdf',
        Type: 'application/pdf',
        Bytes: 1,
        Shared: true,
        AddedAt: new Date(),
        Name,
        ...fields,
      }) as const;
    const names = ['keeps', 'shown'].map((name) => `${name}-${athlete}.pdf`) as [string, string];
    await server.db
      .insertInto('file_contents')
      .values(names.map((Name) => ({ Name, HeldUntil: new Date(0) })))
      .execute();
    await server.db
      .insertInto('files')
      .values([row(names[0], { ClubId: world.clubA }), row(names[1], { ShownToClubId: world.clubA })])
      .execute();
    await leaveClubs(server.db, athlete);
    const left = await server.db.selectFrom('files').select(['Name', 'ShownToClubId']).where('UserId', '=', athlete).execute();
    expect(left).toEqual([{ Name: names[1], ShownToClubId: null }]);
  });
});

describe('a health paper of a member', () => {
  it('can be read by staff only while it is shared, never by administrators, and each read is logged', async () => {
    const { FileId } = (await addOwn(world.clubA, 'Health')).result;
    expect(await staffs()).toContain(FileId);
    expect(await staffs(world.tokens.admin)).not.toContain(FileId);
    const open = { ...member(), params: { ...member().params, fileId: FileId } };
    expect((await server.call(calls.openClubUserFile, { ...open, token: world.tokens.admin })).status).toBe(404);
    expect((await server.call(calls.openClubUserFile, open)).status).toBe(200);
    const reads = await server.call(listHealthReads, self());
    expect(reads.result[0]).toMatchObject({ Purpose: 'Papers' });
    const taken = { params: { id: world.ids.athleteA, fileId: FileId }, token: world.tokens.athleteA };
    await server.call(calls.updateFile, { ...taken, body: { ...own(null, 'Health'), RowVersion: 0 } });
    expect((await server.call(calls.openClubUserFile, open)).status).toBe(404);
  });
});

it('the file storage deletes bytes to which no file refers, but not while the file is still being written', async () => {
  const { FileId } = (await addOwn(null)).result;
  const { Name } = await server.db.selectFrom('files').select('Name').where('FileId', '=', FileId).executeTakeFirstOrThrow();
  const place = path.join(server.config.DATA_DIR, 'files', Name.slice(0, 2), Name);
  expect(existsSync(place)).toBe(true);
  expect((await load(`media/${Name}`)).statusCode).toBe(404);
  const params = { id: world.ids.athleteA, fileId: FileId };
  expect((await server.call(calls.deleteFile, { params, token: world.tokens.athleteA })).status).toBe(204);
  await server.storedFiles.purge();
  expect(existsSync(place)).toBe(true);
  const media = { put: async () => {}, get: async () => undefined, remove: async (name: string) => void removed.push(name) };
  const removed: string[] = [];
  await createFileStorage({ db: server.db, media, now: () => new Date(Date.now() + 7_200_000) }).purge();
  expect(removed).toContain(Name);
});
