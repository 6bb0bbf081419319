import type { PartHealth, ServerProcess } from '@clubpulse/contract/office/server-health';
import { getServerHealth } from '@clubpulse/contract/office/server-health.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer, respond } from '../../test/network.ts';
import { openScreen } from '../../test/screen.tsx';
import { clubWith, selfWith } from '../../test/world.ts';

const part = (Part: PartHealth['Part'], State: PartHealth['State'], figures: Partial<PartHealth> = {}): PartHealth => ({
  Part,
  State,
  Value: null,
  Most: null,
  Seconds: null,
  Where: null,
  ...figures,
});
const aProcess = (Name: string, changed: Partial<ServerProcess> = {}): ServerProcess => ({
  Name,
  Version: '1.2.0',
  Roles: ['live'],
  StartedAt: '2026-11-19T06:00:00Z',
  SeenSeconds: 2,
  IsReporting: true,
  Load: 0.34,
  Memory: 655 * 1_048_576,
  Sockets: null,
  Partitions: Array.from({ length: 32 }, (_, at) => at),
  Clubs: 414,
  ...changed,
});
const open = (found: { Parts: PartHealth[]; Processes: ServerProcess[] } | Response) =>
  openScreen({
    clubs: [clubWith(1)],
    self: selfWith({ IsAdmin: true }),
    path: '/ServerHealth',
    answers: [answer(getServerHealth, {}, found instanceof Response ? found : { At: '2026-11-20T10:25:00Z', ...found })],
  });

it('the health of the server shows each part with its figure, and what to do', async () => {
  await open({
    Parts: [
      part('Disk', 'Broken', { Value: 1.5e9, Most: 100e9, Where: 'db:7' }),
      part('Mails', 'Degraded', { Value: 12, Seconds: 1800 }),
      part('Database', 'Ok', { Value: 14, Most: 80 }),
      part('ProcessDisk', 'Ok', { Value: 4e9, Most: 9e9 }),
      part('Archive', 'Ok', { Seconds: 60 }),
    ],
    Processes: [aProcess('all:1')],
  });
  expect(await screen.findByRole('heading', { name: '2 parts need attention' })).toBeTruthy();
  const [disk, mails, database, processDisk, archive] = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(disk).toBe('Disk1.5 of 100.0 GB freeBrokenFree space, first of old backups and logs. A full disk stops the database.');
  expect(mails).toMatch(/^Mails to send12 wait, the oldest for 30\u00A0minDegradedCheck that/);
  expect(database).toMatch(/^PostgreSQL database14 of 80 connectionsWorksIf not: End the longest query/);
  expect(processDisk).toMatch(/^Disk of the process4\.0 of 9\.0 GB freeWorks.*The disk of the database is not visible from here/);
  expect(archive).toMatch(/^Archive of the database.*Works/);
  expect(screen.queryByRole('img', { name: /all:1/ })).toBeNull();
});

it('the health of the server shows the processes and which partitions they hold', async () => {
  await open({
    Parts: [part('Load', 'Ok', { Value: 34, Where: 'live:2' })],
    Processes: [
      aProcess('live:1'),
      aProcess('live:2', { Partitions: [31, 40] }),
      aProcess('api:3', { Roles: ['api'], Partitions: null, Clubs: null, Sockets: 3118, IsReporting: false }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'Every part works' })).toBeTruthy();
  expect(screen.getByText('34% busy, live:2')).toBeTruthy();
  const [, first, , lost] = within(screen.getByRole('table')).getAllByRole('row');
  expect(first?.textContent).toMatch(/^live:1Version 1\.2\.0.*live414–34%655\.0.MB2.s ago$/);
  expect(lost?.textContent).toMatch(/apiDoes not report–3,118/);
  const map = screen.getByRole('img', { name: '1 is live:1 with 32, 2 is live:2 with 2' });
  expect(map.textContent).toBe(`${'1'.repeat(31)}1+22`);
});

it('the health of the server is refused to a user who is no administrator', async () => {
  await open(respond(403, { ErrorType: 'InsufficientRights' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
