import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { listNotifications } from '@clubpulse/contract/office/notifications.calls';
import type { ProgramSharing } from '@clubpulse/contract/office/training-programs/training-programs';
import * as calls from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { documentTypes, PART_TYPE, UPLOAD } from '@clubpulse/contract/videos/uploads/uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAthlete } from '../../test/booking-rows.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { aRole } from '../../test/rows.ts';
import { openOwnServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openOwnServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const PDF = Buffer.from('%PDF-1.7\nfour weeks to a pull-up');
const staff = (further: object = {}) => ({ params: { id: world.clubA, ...further }, token: world.tokens.trainerA });
const own = (programId?: number) => ({
  params: { id: world.ids.athleteA, ...(programId === undefined ? {} : { programId }) },
  token: world.tokens.athleteA,
});
const announce = (Bytes: number, fields: object = {}) =>
  server.call(calls.createProgramUpload, {
    ...staff(),
    body: { Title: 'Pull-up', Description: '', ValidUntil: null, FileName: '../Plan "1".pdf', Bytes, ...fields },
  });
const part = (url: string, offset: number, payload: Buffer) =>
  server.app.inject({ method: 'PATCH', url, headers: { 'content-type': PART_TYPE, 'upload-offset': String(offset) }, payload });
async function brought(bytes: Buffer, fields: object = {}): Promise<number> {
  const { result } = await announce(bytes.length, fields);
  for (let from = 0; from < bytes.length; from += UPLOAD.chunkBytes)
    expect((await part(result.Upload.Address, from, bytes.subarray(from, from + UPLOAD.chunkBytes))).statusCode).toBe(204);
  return result.Program.TrainingProgramId;
}
const complete = (programId: number) => server.call(calls.completeProgramUpload, staff({ programId }));
async function sent(fields: object = {}): Promise<number> {
  const programId = await brought(PDF, fields);
  expect((await complete(programId)).result.State).toBe('Ready');
  return programId;
}
const chosen = (UserIds: number[], ValidUntil: string | null = null, NotUserIds: number[] = []): ProgramSharing => ({
  To: {
    Kind: 'Chosen',
    Audience: {
      ClientStage: null,
      ClassSubscriptionId: null,
      ClubTagId: null,
      NotSeenDays: null,
      ClassId: null,
      UserIds,
      NotStage: null,
      NotUserIds,
    },
  },
  ValidUntil,
});
const all: ProgramSharing = { To: { Kind: 'Everybody' }, ValidUntil: null };
const share = (programId: number, body: ProgramSharing) => server.call(calls.shareProgram, { ...staff({ programId }), body });
const unshare = (programId: number, UserIds: number[], Everybody = false) =>
  server.call(calls.unshareProgram, { ...staff({ programId }), body: { Everybody, UserIds } });
const mine = async (token = world.tokens.athleteA, id = world.ids.athleteA) =>
  (await server.call(calls.listOwnPrograms, { params: { id }, token })).result.map(({ TrainingProgramId }) => TrainingProgramId);
const readers = async (programId: number) => (await server.call(calls.listProgramReaders, staff({ programId }))).result.data;
const one = async (programId: number) => {
  const { data } = (await server.call(calls.listTrainingPrograms, staff())).result;
  return data.find(({ TrainingProgramId }) => TrainingProgramId === programId);
};
async function isTurnedAway(programId: number): Promise<void> {
  expect(await one(programId)).toMatchObject({ State: 'Refused' });
  expect((await server.call(calls.resumeProgramUpload, staff({ programId }))).problem.ErrorType).toBe('UploadNotFound');
  expect((await complete(programId)).problem.ErrorType).toBe('UploadNotFound');
  const row = server.db.selectFrom('training_programs').select('MediaId').where('TrainingProgramId', '=', programId);
  const { MediaId } = await row.executeTakeFirstOrThrow();
  const stored = await readdir(path.join(server.config.DATA_DIR, 'videos'), { recursive: true });
  expect(stored.filter((name) => name.includes(String(MediaId)))).toEqual([]);
}
const load = (Address: string) => server.app.inject({ url: Address });

describe('a training program file', () => {
  it('is uploaded in parts, its type is detected from the content, and a link to it is valid for one minute', async () => {
    const bytes = Buffer.concat([PDF, Buffer.alloc(UPLOAD.chunkBytes, 7)]);
    const { result } = await announce(bytes.length);
    const { TrainingProgramId: programId } = result.Program;
    await part(result.Upload.Address, 0, bytes.subarray(0, UPLOAD.chunkBytes));
    expect((await complete(programId)).problem.ErrorType).toBe('UploadIncomplete');
    expect((await server.call(calls.openTrainingProgram, staff({ programId }))).problem.ErrorType).toBe('UploadIncomplete');
    const { Upload } = (await server.call(calls.resumeProgramUpload, staff({ programId }))).result;
    expect(Upload.Offset).toBe(UPLOAD.chunkBytes);
    expect((await part(result.Upload.Address, Upload.Offset, bytes.subarray(Upload.Offset))).statusCode).toBe(404);
    expect((await part(Upload.Address, Upload.Offset, bytes.subarray(Upload.Offset))).statusCode).toBe(204);
    expect((await complete(programId)).result).toMatchObject({ State: 'Ready', Bytes: bytes.length, People: 0 });
    const { Address } = (await server.call(calls.openTrainingProgram, staff({ programId }))).result;
    const answer = await load(Address);
    expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Plan 1.pdf"; filename*=UTF-8''Plan%201.pdf`,
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const { expires } = await server.db
      .selectFrom('media_links')
      .select(({ fn }) => fn.max('ExpiresAt').as('expires'))
      .executeTakeFirstOrThrow();
    expect(new Date(String(expires)).getTime() - Date.now()).toBeLessThanOrEqual(60_000);
  });

  it('is refused when its content could be of another type than its name states', async () => {
    for (const text of ['<html><script>alert(1)</script>', 'MZ\x90\x00 program', 'PK\x03\x04']) {
      const { result } = await announce(text.length);
      const answer = await part(result.Upload.Address, 0, Buffer.from(text, 'latin1'));
      expect([answer.statusCode, answer.json().ErrorType]).toEqual([415, 'FileTypeRefused']);
      expect((await part(result.Upload.Address, 0, Buffer.from(text, 'latin1'))).statusCode).toBe(404);
      await isTurnedAway(result.Program.TrainingProgramId);
    }
    const large = await announce(51 * 1_048_576);
    expect(large.problem.errors).toMatchObject([{ field: 'Bytes', key: 'program-too-large' }]);
    expect((await announce(0)).problem.errors).toMatchObject([{ field: 'Bytes', key: 'upload-empty' }]);
  });

  it('of an office program is recognized even when the archive states its type at the end', { tags: ['atLength'] }, async () => {
    const picture = { name: 'media/image1.bin', content: Buffer.alloc(UPLOAD.chunkBytes + 1000, 5) };
    const types = `<Types><Override ContentType="${documentTypes.docx}.main+xml"/></Types>`;
    const docx = archive([picture, { name: '[Content_Types].xml', content: Buffer.from(types) }]);
    const good = await brought(docx, { FileName: 'plan.docx' });
    expect((await complete(good)).result.State).toBe('Ready');
    const { Address } = (await server.call(calls.openTrainingProgram, staff({ programId: good }))).result;
    expect((await load(Address)).headers['content-type']).toContain(documentTypes.docx);
    const other = await brought(archive([picture, { name: 'virus.exe', content: Buffer.from('MZ') }]), { FileName: 'a.docx' });
    expect((await complete(other)).problem.ErrorType).toBe('FileTypeRefused');
    await isTurnedAway(other);
    await server.largeFiles.purge();
    await server.trainingPrograms.purge();
    expect(await one(other)).toBeUndefined();
    expect(await one(good)).toBeDefined();
  });

  it('does not count towards the gigabytes of video in the licence', async () => {
    const video = async () => {
      const { result } = await server.call(getClubLicenses, { params: { id: world.clubA }, token: world.tokens.managerA });
      return result.Usage.find(({ Resource }) => Resource === 'VideoGB')?.Used;
    };
    const before = await video();
    await sent();
    expect([before, await video()]).toEqual([0, 0]);
  });
});

function archive(entries: readonly { name: string; content: Buffer }[]): Buffer {
  return Buffer.concat(
    entries.flatMap(({ name, content }) => {
      const head = Buffer.alloc(30);
      head.write('PK\x03\x04', 'latin1');
      head.writeUInt16LE(20, 4);
      head.writeUInt32LE(crc32(content), 14);
      head.writeUInt32LE(content.length, 18);
      head.writeUInt32LE(content.length, 22);
      head.writeUInt16LE(name.length, 26);
      return [head, Buffer.from(name), content];
    }),
  );
}

describe('a shared training program file', () => {
  it('with chosen recipients notifies each of them once, is visible only to them, and records that they opened it', async () => {
    const programId = await sent({ Title: 'Sled week' });
    const { athleteA, neighbourA } = world.ids;
    expect(await mine()).not.toContain(programId);
    expect((await server.call(calls.openOwnProgram, own(programId))).problem.ErrorType).toBe('TrainingProgramNotFound');
    expect((await share(programId, chosen([athleteA]))).result).toEqual({ Added: 1, Kept: 0 });
    expect((await share(programId, chosen([athleteA]))).result).toEqual({ Added: 0, Kept: 1 });
    expect(await mine()).toContain(programId);
    expect(await mine(world.tokens.neighbourA, neighbourA)).not.toContain(programId);
    await server.telling.notify();
    const events = (await server.call(listNotifications, { params: { id: athleteA }, token: world.tokens.athleteA })).result.data;
    const about = events.filter(({ Payload }) => Payload.WorkoutName === 'Sled week');
    expect(about).toMatchObject([{ Event: 'WorkoutProgramShare', View: 'MyFiles/clubs' }]);
    const logged = server.db.selectFrom('events').select('Payload').where('Type', '=', 'TrainingProgramShared');
    expect(await logged.where('ClubId', '=', world.clubA).execute()).toMatchObject(
      expect.arrayContaining([{ Payload: expect.objectContaining({ Title: 'Sled week', People: 1 }) }]),
    );

    expect(await readers(programId)).toMatchObject([{ UserId: athleteA, OpenedAt: null, IsOver: false, ValidUntil: null }]);
    expect(await one(programId)).toMatchObject({ People: 1, Opened: 0 });
    const listShared = () => server.call(calls.listMemberPrograms, staff({ userId: athleteA }));
    const ofThis = async () => (await listShared()).result.find(({ TrainingProgramId }) => TrainingProgramId === programId);
    expect(await ofThis()).toMatchObject({ Title: 'Sled week', ClubId: world.clubA, OpenedAt: null });
    const { Address } = (await server.call(calls.openOwnProgram, own(programId))).result;
    expect((await load(Address)).statusCode).toBe(200);
    expect(await one(programId)).toMatchObject({ People: 1, Opened: 1 });
    expect((await readers(programId))[0]?.OpenedAt).not.toBeNull();
    expect((await unshare(programId, [athleteA])).result).toMatchObject({ People: 0 });
    expect((await load(Address)).statusCode).toBe(404);
    expect(await mine()).not.toContain(programId);
    expect(await ofThis()).toBeUndefined();
  });

  it('with everybody as recipients is available also to members who join later', { tags: ['atLength'] }, async () => {
    const programId = await sent({ Title: 'House rules' });
    const { Added } = (await share(programId, all)).result;
    expect(Added).toBeGreaterThan(0);
    expect(await mine()).toContain(programId);
    const before = (await readers(programId)).length;
    expect(before).toBe(Added);
    await anAthlete(server.db, world.clubA);
    expect(await readers(programId)).toHaveLength(before + 1);
    expect(await one(programId)).toMatchObject({ People: before + 1 });
    const { Address } = (await server.call(calls.openOwnProgram, own(programId))).result;
    expect((await load(Address)).statusCode).toBe(200);
    expect((await unshare(programId, [], true)).result).toMatchObject({ EverybodySince: null, People: 0 });
    expect(await mine()).not.toContain(programId);
    expect((await load(Address)).statusCode).toBe(404);
  });

  it('is hidden from members whom staff excluded', { tags: ['atLength'] }, async () => {
    const programId = await sent();
    const { athleteA, neighbourA } = world.ids;
    const body = chosen([athleteA, neighbourA], null, [neighbourA]);
    expect((await share(programId, body)).result).toEqual({ Added: 1, Kept: 0 });
    expect(await readers(programId)).toMatchObject([{ UserId: athleteA }]);
    expect((await share(await sent(), chosen([neighbourA], null, [neighbourA]))).problem.ErrorType).toBe('NobodyToShareWith');
  });

  it('ignores a member’s own end date while it is shared with everybody', async () => {
    const programId = await sent();
    const { athleteA } = world.ids;
    await share(programId, chosen([athleteA], '2026-01-31'));
    await share(programId, all);
    expect(await mine()).toContain(programId);
    const ownReader = async () => (await readers(programId)).find(({ UserId }) => UserId === athleteA);
    expect(await ownReader()).toMatchObject({ IsOver: false, ValidUntil: null });
    const { People } = (await one(programId)) ?? {};
    expect(People).toBe((await readers(programId)).length);
    await unshare(programId, [], true);
    expect(await mine()).not.toContain(programId);
    expect(await ownReader()).toMatchObject({ IsOver: true, ValidUntil: '2026-01-31' });
  });

  it('ends for all members with its own end date, or for chosen members with the end date of their sharing', async () => {
    const { athleteA } = world.ids;
    const programId = await sent();
    await share(programId, chosen([athleteA], '2026-01-31'));
    expect(await mine()).not.toContain(programId);
    expect(await readers(programId)).toMatchObject([{ UserId: athleteA, IsOver: true, ValidUntil: '2026-01-31' }]);
    expect((await share(programId, chosen([athleteA], '2199-12-31'))).result).toEqual({ Added: 1, Kept: 0 });
    expect(await mine()).toContain(programId);
    const values = { Title: 'Over', Description: '', ValidUntil: '2026-01-31', RowVersion: 0 };
    const ended = await server.call(calls.updateTrainingProgram, { ...staff({ programId }), body: values });
    expect(ended.result).toMatchObject({ IsOver: true, People: 0, RowVersion: 1 });
    expect(await mine()).not.toContain(programId);
    const stale = await server.call(calls.updateTrainingProgram, { ...staff({ programId }), body: values });
    expect(stale.problem.ErrorType).toBe('StaleRowVersion');
  });

  it('is removed with the member’s last role in the club, and other clubs cannot open it', async () => {
    const programId = await sent();
    const athlete = await anAthlete(server.db, world.clubA);
    await share(programId, chosen([athlete]));
    await server.db
      .insertInto('training_program_opens')
      .values({ TrainingProgramId: programId, ClubId: world.clubA, UserId: athlete, OpenedAt: new Date() })
      .execute();
    const stored = async () => {
      const left = (table: 'training_program_shares' | 'training_program_opens') =>
        server.db.selectFrom(table).select('UserId').where('UserId', '=', athlete).execute();
      return [(await left('training_program_shares')).length, (await left('training_program_opens')).length];
    };
    expect(await stored()).toEqual([1, 1]);
    await leaveClubs(server.db, athlete);
    expect(await stored()).toEqual([0, 0]);
    const ofMember = { params: { id: world.clubA, userId: athlete }, token: world.tokens.trainerA };
    expect((await server.call(calls.listMemberPrograms, ofMember)).problem.ErrorType).toBe('NotFound');
    const elsewhere = { params: { id: world.clubB, programId }, token: world.tokens.managerB };
    expect((await server.call(calls.openTrainingProgram, elsewhere)).problem.ErrorType).toBe('TrainingProgramNotFound');
    expect(
      (await server.call(calls.listTrainingPrograms, { params: { id: world.clubA }, token: world.tokens.athleteA })).status,
    ).toBe(403);
  });

  it('is deleted for all members, and links to it become invalid', async () => {
    const programId = await sent();
    await share(programId, chosen([world.ids.athleteA]));
    const { Address } = (await server.call(calls.openOwnProgram, own(programId))).result;
    expect((await server.call(calls.deleteTrainingProgram, staff({ programId }))).status).toBe(204);
    expect(await mine()).not.toContain(programId);
    expect((await load(Address)).statusCode).toBe(404);
  });
});

it('training program files can be searched by title, and the server sorts the list', async () => {
  const titles = ['Zébra mobility', 'Ankle mobility'];
  for (const Title of titles) await sent({ Title });
  const list = async (query: object) =>
    (await server.call(calls.listTrainingPrograms, { ...staff(), query })).result.data.map(({ Title }) => Title);
  expect(await list({ globalSearch: 'MOBILITY zebra' })).toEqual([titles[0]]);
  expect(await list({ globalSearch: 'mobility', Sort: '-Title' })).toEqual(titles);
  expect(await list({ globalSearch: 'mobility', Sort: 'AddedAt', start: 1, length: 1 })).toEqual([titles[1]]);
});

it('the download link of a training program file is refused to a trainer who has left the club', async () => {
  const programId = await sent();
  const token = await server.tokenFor(`leaves${world.clubA}@example.com`);
  const { UserId } = (await server.call(getSelf, { token })).result;
  await aRole(server.db, UserId, 'Trainer', world.clubA);
  const open = () => server.call(calls.openTrainingProgram, { ...staff({ programId }), token });
  await expect.poll(async () => (await open()).status).toBe(200);
  const { Address } = (await open()).result;
  expect((await load(Address)).statusCode).toBe(200);
  await leaveClubs(server.db, UserId);
  expect((await load(Address)).statusCode).toBe(404);
});
