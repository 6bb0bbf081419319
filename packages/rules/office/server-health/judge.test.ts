import { serverParts } from '@clubpulse/contract/office/server-health';
import { expect, it } from 'vitest';
import { judgeServer, type ReportedProcess, type ServerFigures } from './judge.ts';

const whole: ReportedProcess = {
  Name: 'one:1',
  Version: '1.0.0',
  Roles: ['api', 'live', 'jobs'],
  SeenSeconds: 2,
  HasBroker: true,
  HasFiles: true,
  Load: 0.2,
  DiskFree: 40e9,
  DiskSize: 100e9,
  Partitions: Array.from({ length: 64 }, (_, number) => number),
  Unstored: 9,
  Frames: 60_000,
  LateFrames: 12,
};
const ok: ServerFigures = {
  processes: [whole],
  connections: { used: 8, most: 100 },
  isIdentityAnswering: true,
  jobs: { due: 3, failing: 0, oldest: 4 },
  mails: { waiting: 1, lost: 0, oldest: 20 },
  deliveries: { waiting: 0, oldest: 0 },
  webhooksFailing: 0,
  hasPartitionsAhead: true,
  backupAge: 3600,
  hasOwnDatabase: true,
  archive: { isOn: true, isFailing: false, age: 40 },
};
const withProcess = (changed: Partial<ReportedProcess>): Partial<ServerFigures> => ({ processes: [{ ...whole, ...changed }] });
const partOf = (changed: Partial<ServerFigures>, part: string) =>
  judgeServer({ ...ok, ...changed }).find(({ Part }) => Part === part);

it('all parts of a server without trouble are ok, causes before effects', () => {
  const parts = judgeServer(ok);
  expect(new Set(parts.map(({ State }) => State))).toEqual(new Set(['Ok']));
  expect(parts.map(({ Part }) => Part)).toEqual(serverParts.filter((part) => part !== 'ProcessDisk'));
  expect(parts[0]).toEqual({ Part: 'Disk', State: 'Ok', Value: 40e9, Most: 100e9, Seconds: null, Where: 'one:1' });
});

it.each([
  ['Disk', withProcess({ DiskFree: 10e9 }), withProcess({ DiskFree: 5e9 })],
  ['Database', { connections: { used: 80, most: 100 } }, { connections: { used: 95, most: 100 } }],
  ['Boards', withProcess({ Partitions: [1] }), withProcess({ Roles: ['api', 'jobs'], Partitions: null })],
  ['HeartRates', withProcess({ Unstored: 30 }), withProcess({ Unstored: 60 })],
  ['Frames', withProcess({ Frames: 1000, LateFrames: 5 }), withProcess({ Frames: 1000, LateFrames: 50 })],
  ['Jobs', { jobs: { due: 1, failing: 0, oldest: 60 } }, withProcess({ Roles: ['api', 'live'] })],
  ['Mails', { mails: { waiting: 1, lost: 0, oldest: 900 } }, { mails: { waiting: 1, lost: 0, oldest: 3600 } }],
  ['Deliveries', { deliveries: { waiting: 1, oldest: 900 } }, { deliveries: { waiting: 1, oldest: 3600 } }],
] as const)('%s is degraded before it is broken', (part, degraded, broken) => {
  expect([{}, degraded, broken].map((changed) => partOf(changed, part)?.State)).toEqual(['Ok', 'Degraded', 'Broken']);
});

it('the worst process decides, and one that no longer reports only counts as missing', () => {
  const other = { ...whole, Name: 'two:2', Version: '1.1.0', Load: 0.96, HasBroker: false };
  const both = { processes: [whole, other] };
  expect(partOf(both, 'Load')).toMatchObject({ State: 'Degraded', Value: 96, Where: 'two:2' });
  expect(partOf(both, 'Broker')).toMatchObject({ State: 'Broken', Value: 1, Most: 2, Where: 'two:2' });
  expect(partOf(both, 'Versions')).toMatchObject({ State: 'Degraded', Value: 2 });
  const parts = judgeServer({ ...ok, processes: [whole, { ...other, SeenSeconds: 16 }] });
  expect(parts.filter(({ State }) => State !== 'Ok')).toEqual([
    { Part: 'Processes', State: 'Degraded', Value: 1, Most: 2, Seconds: null, Where: null },
  ]);
});

it('partitions that two processes hold are degraded, and count once', () => {
  const half = { ...whole, Name: 'two:2', Partitions: Array.from({ length: 32 }, (_, number) => number) };
  const part = partOf({ processes: [whole, half, { ...whole, Name: 'three:3', Partitions: [] }] }, 'Boards');
  expect(part).toMatchObject({ State: 'Degraded', Value: 64, Most: 64, Where: 'one:1 + two:2' });
});

it('the worst parts come first, and what the installation does not have is absent', () => {
  const parts = judgeServer({
    ...ok,
    ...withProcess({ Roles: ['api', 'jobs'], Partitions: null, Unstored: null, Frames: null, LateFrames: null }),
    isIdentityAnswering: false,
    webhooksFailing: 2,
    jobs: { due: 0, failing: 5, oldest: 0 },
    mails: undefined,
    hasPartitionsAhead: false,
    backupAge: undefined,
    hasOwnDatabase: false,
    archive: undefined,
  });
  expect(parts.slice(0, 5).map(({ Part, State }) => `${Part} ${State}`)).toEqual([
    'SignIn Broken',
    'Boards Broken',
    'FailingJobs Degraded',
    'Webhooks Degraded',
    'Tables Degraded',
  ]);
  const absent = serverParts.filter((part) => !parts.some(({ Part }) => Part === part));
  expect(absent).toEqual(['Disk', 'HeartRates', 'Frames', 'Mails', 'LostMails', 'Archive', 'Backups']);
});

it('a process without the files of the installation is broken, and the disk of a process is not that of an external database', () => {
  expect(partOf(withProcess({ HasFiles: false }), 'Files')).toMatchObject({ State: 'Broken', Value: 0, Most: 1 });
  expect(partOf({ hasOwnDatabase: false }, 'ProcessDisk')).toMatchObject({ State: 'Ok', Value: 40e9 });
});

it('an archive that fails is broken, and one that is off is degraded', () => {
  const archive = (isOn: boolean, isFailing: boolean) => partOf({ archive: { isOn, isFailing, age: null } }, 'Archive')?.State;
  expect([archive(true, false), archive(true, true), archive(false, false)]).toEqual(['Ok', 'Broken', 'Degraded']);
});

it('an old backup is broken, and a folder without one too', () => {
  expect(partOf({ backupAge: 27 * 3600 }, 'Backups')).toMatchObject({ State: 'Broken', Seconds: 97_200 });
  expect(partOf({ backupAge: Number.POSITIVE_INFINITY }, 'Backups')).toMatchObject({ State: 'Broken', Seconds: null });
});
