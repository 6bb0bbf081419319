// @module-tag atLength

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Athlete, Gym } from './gym.ts';
import { expectedTrainings, highestHeartRate, isHeartRate } from './independent-sum.ts';
import { badStrap, recordings } from './recordings.ts';
import { until } from './until.ts';

/** Each second must be stored exactly once while all processes are killed (-9) PROOF_KILLS times (6 in `npm run test:long`). */
const KILLS = Number(process.env['PROOF_KILLS'] ?? 1);
const WAITS = KILLS >= 10;
const BRIDGE_EVERY = KILLS < 10 ? 5 : 15;
const REPLAY_SECONDS = 8;
const EVENINGS_MAX = 100;
const QUIET_EVENING = new Date('2025-02-28T23:40:00Z');
const disastrousEvening = (evening: number) => new Date(Date.UTC(2025, 2, 2 + evening, 18, 0, 7));

let gym: Gym;
let quiet: Athlete[];
let unlucky: Athlete[];

beforeAll(async () => {
  gym = await Gym.create();
  await gym.open();
  const recorded = [...recordings(), badStrap(gym.folder)];
  quiet = await gym.athletes(recorded, 101);
  unlucky = await gym.athletes(recorded, 201);
});
afterAll(() => gym.close());

const unix = (date: Date) => date.getTime() / 1000;

function receivedIn({ recording }: Athlete, evenings: readonly Date[]): Map<number, number> {
  const seconds = [...recording.bpm].filter(([, bpm]) => isHeartRate(bpm));
  return new Map(evenings.flatMap((start) => seconds.map(([offset, bpm]) => [unix(start) + offset, bpm] as const)));
}

async function expectEverySecond(athletes: readonly Athlete[], evenings: readonly Date[]): Promise<void> {
  for (const athlete of athletes) {
    const stored = await gym.storedSeconds(athlete.UserId);
    const expected = receivedIn(athlete, evenings);
    expect(
      [...expected].filter(([second, bpm]) => stored.get(second) !== bpm),
      `lost of strap ${athlete.strap}`,
    ).toEqual([]);
    expect(
      [...stored].filter(([second]) => !expected.has(second)),
      `invented of strap ${athlete.strap}`,
    ).toEqual([]);
  }
}

const passHalfMinute = (athletes: readonly Athlete[]) =>
  gym.server.rows(`update training_due set "MarkedAt" = now() - interval '1 minute', "NextAt" = now() where "UserId" = any($1)`, [
    athletes.map(({ UserId }) => UserId),
  ]);

async function expectTrainings(athletes: readonly Athlete[], evenings: readonly Date[]): Promise<void> {
  for (const athlete of athletes) {
    const expected = expectedTrainings(receivedIn(athlete, evenings), highestHeartRate(athlete.age));
    await until(`the ${expected.length} trainings of strap ${athlete.strap} are closed`, async () => {
      const trainings = await gym.trainings(athlete.UserId);
      return trainings.length >= expected.length && trainings.every(({ isClosed }) => isClosed);
    });
    const trainings = await gym.trainings(athlete.UserId);
    expect(trainings).toHaveLength(expected.length);
    for (const [index, training] of trainings.entries()) expect(training).toMatchObject(expected[index] ?? {});
    for (const { TrainingId } of trainings) {
      const notified = await gym.server.rows(
        `select from events where "Type" = 'TrainingClosed' and ("Payload" ->> 'TrainingId')::int = $1`,
        [TrainingId],
      );
      expect(notified, 'the event that a training is over').toHaveLength(1);
    }
  }
}

describe('the bridge and the server', () => {
  it('store every second of a quiet evening', async () => {
    const bridge = gym.bridge(quiet, QUIET_EVENING, 1000, true);
    expect(await bridge.ended, bridge.output()).toBe(0);
    await expectEverySecond(quiet, [QUIET_EVENING]);
  });

  it(
    `lose nothing although server, database, broker connection and bridge are killed ${KILLS} times each meanwhile`,
    async () => {
      const longest = Math.max(...unlucky.flatMap(({ recording }) => [...recording.bpm.keys()]));
      const kills = { server: 0, database: 0, connection: 0, bridge: 0 };
      const evenings = [disastrousEvening(0)];
      const start = () => gym.bridge(unlucky, evenings.at(-1) ?? new Date(), Math.ceil(longest / REPLAY_SECONDS));
      let bridge = start();
      const isRecording = () => !bridge.hasEnded() && !bridge.output().includes('at its end');

      async function recovers(): Promise<void> {
        const before = await gym.acknowledged();
        await until(
          `something is stored after ${JSON.stringify(kills)}\n${bridge.output()}`,
          async () => bridge.hasEnded() || (await gym.acknowledged()) > before,
        );
      }
      async function killServer(): Promise<void> {
        await gym.server.kill();
        kills.server += 1;
        await gym.server.start();
      }
      function killDatabase(): void {
        gym.server.killDatabase();
        kills.database += 1;
      }
      async function cutLine(): Promise<void> {
        const before = gym.line.connections();
        gym.line.cut();
        kills.connection += 1;
        await until('the bridge connects again', () => bridge.hasEnded() || gym.line.connections() > before);
      }
      async function killBridge(): Promise<void> {
        await bridge.end('SIGKILL');
        kills.bridge += 1;
      }
      const blows = [
        async () => {
          const logged = gym.server.log().length;
          killDatabase();
          await gym.server.outageIsNoticed(logged);
          await killServer();
        },
        cutLine,
        killServer,
        () => {
          killDatabase();
          return cutLine();
        },
      ];

      await recovers();
      for (let blow = 0; blow < KILLS * 2; ) {
        if (isRecording()) {
          await blows[blow++ % blows.length]?.();
          await recovers();
          if (blow % BRIDGE_EVERY !== Math.floor(BRIDGE_EVERY / 2)) continue;
          await killBridge();
        } else {
          if (!bridge.hasEnded()) await killBridge();
          evenings.push(disastrousEvening(evenings.length));
          expect(evenings.length).toBeLessThan(EVENINGS_MAX);
        }
        bridge = start();
        await recovers();
      }
      expect(await bridge.ended, bridge.output()).toBe(0);
      console.log(`${evenings.length} evenings, killed on the way: ${JSON.stringify(kills)}`);
      expect(kills).toMatchObject({ server: KILLS, database: KILLS, connection: KILLS });
      expect(kills.bridge).toBeGreaterThanOrEqual(Math.floor((KILLS * 2) / BRIDGE_EVERY));
      await expectEverySecond(unlucky, evenings);

      await passHalfMinute(unlucky);
      await expectTrainings(unlucky, evenings);
    },
    300_000 + KILLS * 30_000,
  );

  it('close the trainings of an evening without failures with the right sums', async () => {
    if (!WAITS) await passHalfMinute(quiet);
    await expectTrainings(quiet, [QUIET_EVENING]);
    await expectEverySecond(quiet, [QUIET_EVENING]);
  });
});
