import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSelf, patchUser } from '@clubpulse/contract/accounts/users.calls';
import { getClub } from '@clubpulse/contract/clubs/clubs.calls';
import { listBridges, registerBridge } from '@clubpulse/contract/devices/bridges.calls';
import { startPairing } from '@clubpulse/contract/live/displays.calls';
import { sql } from 'kysely';
import { provoke, type Refusals, refusalOf, refusalOfRequest, type Stage } from '../../test/refused.ts';
import type { TestServer } from '../../test/server.ts';
import { createWorld } from '../../test/world.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';

export const refusals: Refusals = async ({ server, world, open }) => {
  const { ids, tokens } = world;
  const harmed = await open();
  const harmedWorld = await createWorld(harmed);
  const strict = await open({ RATE_LIMIT: '1' });
  const stopped = await openStopped(open);
  const bridges = '/api/devices/bridges:register';
  return {
    ValidationFailed: provoke(
      server,
      patchUser,
      {
        params: { id: ids.athleteA },
        body: { TargetZoneLowPrc: 'much', TargetZoneHighPrc: 300 },
        token: tokens.athleteA,
      },
      ['TargetZoneLowPrc', 'TargetZoneHighPrc'],
    ),
    Unauthorized: provoke(server, getSelf, { token: 'not.a.token' }),
    InsufficientRights: provoke(server, getClub, { params: { id: world.clubB }, token: tokens.managerA }),
    NotFound: provoke(server, getClub, { params: { id: 999_999 }, token: tokens.managerA }),
    UnknownCall: { ask: (language) => refusalOfRequest(server, '/api/horoscope', {}, language) },
    PayloadTooLarge: {
      call: registerBridge,
      ask: (language) => {
        const payload = JSON.stringify('x'.repeat(2_000_000));
        return refusalOfRequest(server, bridges, { method: 'POST', type: 'application/json', payload }, language);
      },
    },
    UnsupportedMediaType: {
      call: registerBridge,
      ask: (language) =>
        refusalOfRequest(server, bridges, { method: 'POST', type: 'text/csv', payload: 'Code,HardwareId' }, language),
    },
    TooManyRequests: {
      call: startPairing,
      async ask(language) {
        await refusalOf(strict, startPairing, { language });
        return refusalOf(strict, startPairing, { language });
      },
    },
    InternalError: {
      call: listBridges,
      async ask(language) {
        await sql`drop table if exists bridges cascade`.execute(harmed.db);
        const input = { params: { id: harmedWorld.clubA }, token: harmedWorld.tokens.managerA };
        return refusalOf(harmed, listBridges, { ...input, language });
      },
    },
    ServiceUnavailable: provoke(stopped.server, getSelf, { token: stopped.token }),
  };
};

async function openStopped(open: Stage['open']): Promise<{ server: TestServer; token: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'clubpulse-stopped-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => {},
    settings: { fsync: 'off' },
  });
  await migrate(postgres.url);
  const server = await open({}, { database: { url: postgres.url, drop: async () => {} } });
  const token = await server.tokenFor('ada@example.com');
  await postgres.stop();
  for (const rest of [postgres.dataDir, folder]) rmSync(rest, { recursive: true, force: true });
  return { server, token };
}
