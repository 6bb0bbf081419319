// @module-tag atLength

import { expect, it } from 'vitest';
import { aClass, aSubscription, aSubscriptionType } from '../booking-rows.ts';
import { openBookingServer } from '../booking-server.ts';
import { FilesRun, namedOnServer } from './files-run.ts';

const instruments = [
  'apps/server/src/platform/database/pool/one-connection.ts',
  'apps/server/src/platform/database/pool/shares.ts',
  'apps/server/src/platform/http/http.ts',
  'apps/server/src/platform/http/json-body.ts',
  'apps/server/src/platform/http/problems.ts',
  'apps/server/src/platform/http/storable.ts',
  'apps/server/src/platform/identity/remembered.ts',
  'apps/server/src/platform/identity/token-verifier.ts',
  'packages/contract/errors.ts',
  'packages/contract/exact.ts',
  'packages/rules/time/days.ts',
];
const ticks = /^apps\/server\/src\/(?:live\/|platform\/(?:bus|clock|jobs|mqtt)\/)/;

it('a booking runs exactly the files that docs/ways.md lists', async () => {
  const server = await openBookingServer();
  const person = await server.person('Athlete');
  const type = await aSubscriptionType(server.db, server.club);
  await aSubscription(server.db, server.club, person.id, type, 5);
  const classes = await Promise.all(
    Array.from({ length: 4 }, () => aClass(server.db, server.club, { ClassSubscriptionIds: [type], TicketsCostInSite: 1 })),
  );
  const [first = 0, ...others] = classes;
  await server.book(person, first, {}, 'first');
  const run = await FilesRun.watch();
  try {
    const runs: Set<string>[] = [];
    for (const id of others) {
      await run.sinceThen();
      const { status, result } = await server.book(person, id, {}, `class-${id}`);
      runs.push(await run.sinceThen());
      expect([status, result.Paid?.Tickets]).toEqual([201, 1]);
    }
    // A timer may run files beside one booking, not beside each.
    const passed = new Set([...(runs[0] ?? [])].filter((file) => runs.every((one) => one.has(file))));
    const named = namedOnServer('A booking');
    expect(named.filter((file) => !passed.has(file))).toEqual([]);
    expect([...passed].filter((file) => !named.includes(file) && !instruments.includes(file) && !ticks.test(file))).toEqual([]);
  } finally {
    await run.stop();
    await server.close();
  }
});
