// @module-tag atLength

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../../demo/random.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { countFrom } from '../proof/at-length.ts';
import { brokenInvariants } from './invariants.ts';
import { RaceClub } from './race-club.ts';
import { Round, victim } from './race-round.ts';

/**
 * Sixty callers use two servers, which are killed (-9). `npm run test:race` runs 1,000 rounds with 20 kills. RACE_SEED repeats a
 * run approximately.
 */
const ROUNDS = countFrom('RACE_ROUNDS', 2);
const KILLS = Number(process.env['RACE_KILLS'] ?? 1);
const SEED = process.env['RACE_SEED'] ?? new Date().toISOString();
const SIGN_IN_EVERY = 200;
const PATIENCE_MS = 180_000;
const LOOK_MS = 200;

let database: TestDatabase;
let club: RaceClub;
beforeAll(async () => {
  database = await createTestDatabase();
  club = await RaceClub.open(database.url, randomOf(`club ${SEED}`));
});
afterAll(async () => {
  await club?.close();
  await database?.drop();
});

describe('parallel bookings of few seats never exceed the seats and agree with every response', () => {
  it(
    `${ROUNDS} rounds, ${KILLS} kills`,
    async () => {
      const random = randomOf(SEED);
      const killing = new Set(Array.from({ length: KILLS }, (_, index) => Math.floor(((index + 0.5) * ROUNDS) / KILLS)));
      let kills = 0;
      for (let number = 0; number < ROUNDS; number += 1) {
        const where = `round ${number} of ${ROUNDS}, RACE_SEED=${SEED}`;
        const kill = async () => {
          await club.servers[victim(random)]?.kill();
          kills += 1;
        };
        const [early, late] = killing.has(number) ? (random() < 0.5 ? [kill, undefined] : [undefined, kill]) : [];
        const round = await Round.open(club, random, number);
        await round.rush(early);
        expect(await brokenInvariants(club.db), where).toEqual([]);
        await round.turmoil(late);
        if (killing.has(number)) await revive();
        await round.answers();
        expect(await settled(), where).toEqual([]);
        if (number % SIGN_IN_EVERY === SIGN_IN_EVERY - 1) await club.signIn();
      }
      expect(kills).toBe(KILLS);
      expect(club.repeated).toBeGreaterThan(ROUNDS);
      console.log(
        `${ROUNDS} rounds, ${kills} kills: ${club.repeated} requests came again, ${club.orphaned} lost their server, seed ${SEED}`,
      );
    },
    180_000 + ROUNDS * 5_000,
  );
});

async function settled(): Promise<string[]> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await pause(LOOK_MS)) {
    const found = await brokenInvariants(club.db);
    if (found.length === 0 || Date.now() > deadline) return found;
  }
}

async function revive(): Promise<void> {
  for (const server of club.servers) if (server.hasEnded()) await server.start();
}
