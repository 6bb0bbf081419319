import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts, demoPassword } from '@clubpulse/world/accounts';
import { Temporal } from 'temporal-polyfill';
import type { FileStorage } from '../members/files/public.ts';
import type { EmbeddedProvider } from '../platform/identity/embedded-provider.ts';
import type { HeartMinuteStore } from '../training/heart-minutes/public.ts';
import { startClubLife } from './club-life.ts';
import { type LiveHubs, type LiveParts, registerStation, startLiveHubs } from './hubs/live-hubs.ts';
import { fillHistory } from './past/history.ts';
import { countDue } from './past/last-recorded.store.ts';
import { type AutomationParts, writeAutomations } from './people/automations.ts';
import { writeChallenges } from './people/challenges.ts';
import { type GuidedParts, writeGuided } from './people/guided.ts';
import { type HealthParts, writeHealth } from './people/health.ts';
import { type MeasureParts, writeMeasures } from './people/measures.ts';
import { type OwnTrainingParts, writeOwnTrainings } from './people/own-trainings.ts';
import { type PlanParts, writePlans } from './people/plans.ts';
import { type ProgramParts, writePrograms } from './people/programs.ts';
import { type ScreenParts, writeScreens } from './people/screens.ts';
import { seedWorld } from './people/seed-world.ts';
import { type SheetParts, writeSheets } from './people/sheets.ts';

const SUMMARIES_MS = 30_000;
const LOOK_MS = 200;

export interface Demo {
  readonly screen: string;
  readonly ready: Promise<void>;
  /** Call it while the broker still accepts the hubs' offline messages. */
  stop(): Promise<void>;
}

export async function startDemo(
  parts: LiveParts &
    SheetParts &
    PlanParts &
    ScreenParts &
    GuidedParts &
    ProgramParts &
    AutomationParts &
    MeasureParts &
    HealthParts &
    OwnTrainingParts & {
      readonly minutes: HeartMinuteStore;
      readonly storedFiles: FileStorage;
      readonly provider: EmbeddedProvider | undefined;
      readonly worldWritten: () => Promise<void>;
    },
): Promise<Demo> {
  const { db, minutes, storedFiles, provider, worldWritten, log } = parts;
  const screen = await seedWorld(db, provider);
  let stopping = false;
  let hubs: LiveHubs | undefined;

  async function run(): Promise<void> {
    await startClubLife(db, new Date(), storedFiles);
    await writeSheets(parts, new Date());
    await registerStation(parts);
    await writePlans(parts);
    await writeScreens(parts);
    await writeGuided(parts);
    await writePrograms(parts);
    await writeAutomations(parts);
    await writeMeasures(parts, new Date());
    await writeHealth(parts, new Date());
    await worldWritten();
    const written = await fillHistory(db, minutes, Temporal.Now.instant());
    // Hubs that start earlier would prevent the server from closing past trainings.
    const until = Date.now() + SUMMARIES_MS;
    while (!stopping && Date.now() < until && (await countDue(db, written)) > 0) await sleep(LOOK_MS);
    if (stopping) return;
    await writeOwnTrainings(parts, new Date());
    await writeChallenges(parts, new Date());
    hubs = await startLiveHubs(parts);
  }

  const ready = run().catch((error: unknown) => {
    if (!stopping) log.error({ err: error }, 'the demo did not start');
  });
  return {
    screen,
    ready,
    async stop() {
      stopping = true;
      await ready;
      await hubs?.stop();
    },
  };
}

export const demoGreeting = (publicUrl: string, screen: string): string[] => [
  `  gym      ${publicUrl}/tv#${screen}`,
  `  demo     sign in with the password ${demoPassword}`,
  ...demoAccounts.map(({ role, email }) => `           ${role.toLowerCase().padEnd(10)} ${email}`),
];
