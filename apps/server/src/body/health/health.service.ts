import type { UserId } from '@clubpulse/contract/accounts/users';
import {
  HEALTH_DASHBOARD_DAYS,
  HEALTH_LIST_DAYS,
  type HealthDashboard,
  type HealthKeep,
  type HealthKind,
  type HealthState,
} from '@clubpulse/contract/body/health/health';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Language } from '@clubpulse/contract/scalars';
import type { Seen } from '@clubpulse/rules/accounts/consents/sight';
import { dashboardOf, daysBehind } from '@clubpulse/rules/body/health/dashboard';
import { isTooLong, mainOfDays, requestedDays } from '@clubpulse/rules/body/health/days';
import { type Day, type Days, dayIn } from '@clubpulse/rules/time/days';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Users } from '../../accounts/users/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { HealthPorts } from './health.ports.ts';
import * as present from './health.present.ts';
import * as store from './health.store.ts';
import type { HealthIntake } from './intake.service.ts';

interface HealthParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'sightOf' | 'logReads'>;
  readonly profiles: Users['profiles'];
  readonly timeZoneOf: (userId: UserId) => Promise<string | undefined>;
  readonly intake: HealthIntake;
  readonly ports: HealthPorts;
  readonly now?: () => Date;
}
export type Health = ReturnType<typeof createHealth>;

interface Range {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}
const LIST_USUAL = 7;
const DASHBOARD_USUAL = 30;

const kindOf = {
  daily: 'Daily',
  hrv: 'Hrv',
  pulseox: 'Pulseox',
  sleep: 'Sleep',
  stress: 'Stress',
  activity: 'Daily',
} as const satisfies Record<HealthKind, store.SummaryKind>;

export function createHealth({ db, consents, profiles, timeZoneOf, intake, ports, now = () => new Date() }: HealthParts) {
  async function readFor(caller: Caller, userId: UserId): Promise<Seen | undefined | Refusal> {
    const sight = await consents.sightOf(caller, userId);
    if (!sight) return undefined;
    const [ClubId] = sight.shared.get('Health') ?? [];
    return ClubId === undefined ? refuse('NotShared') : { Purpose: 'Health', ClubId };
  }

  async function rowsFor(
    caller: Caller,
    userId: UserId,
    range: Range,
    { usual, most, kinds, samples }: { usual: number; most: number; kinds: readonly store.SummaryKind[]; samples: boolean },
  ): Promise<{ days: Days; today: Day; rows: store.SummaryRow[] } | Refusal> {
    const seen = await readFor(caller, userId);
    if (isRefusal(seen)) return seen;
    const today = dayIn((await timeZoneOf(userId)) ?? 'UTC', now());
    const days = requestedDays(range, today, usual);
    if (isTooLong(days, most)) return refuse('DateIntervalTooLong', { values: { max: most } });
    const rows = await store.summariesOf(db, userId, kinds, samples ? days : daysBehind(days), samples);
    if (seen && rows.length > 0) await consents.logReads(caller.UserId, userId, [seen]);
    return { days, today, rows };
  }

  const list =
    <T>(kinds: readonly store.SummaryKind[], make: (rows: readonly store.SummaryRow[]) => T[]) =>
    async (caller: Caller, userId: UserId, range: Range): Promise<T[] | Refusal> => {
      const found = await rowsFor(caller, userId, range, { usual: LIST_USUAL, most: HEALTH_LIST_DAYS, kinds, samples: true });
      return isRefusal(found) ? found : make(found.rows);
    };
  const each =
    <T>(one: (row: store.SummaryRow) => T) =>
    (rows: readonly store.SummaryRow[]): T[] =>
      rows.map(one);

  async function state(caller: Caller, userId: UserId): Promise<HealthState | Refusal> {
    const [profile] = await profiles([userId]);
    if (!profile) return refuse('NotFound');
    const seen = await readFor(caller, userId);
    if (isRefusal(seen)) return seen;
    const [connection, stress, newest] = await Promise.all([
      ports.connectionOf(userId),
      store.lastIntake(db, userId),
      store.newestOf(db, userId),
    ]);
    const { UserId, Nickname, FirstMidName, LastName, PictureUri } = profile;
    return {
      Person: { UserId, Nickname, FirstMidName, LastName, PictureUri },
      ...connection,
      Keeps: store.isKeeping(stress),
      KeepsAt: stress?.At.toISOString() ?? null,
      LastDay: newest?.Day ?? null,
      Source: newest ? present.sourceOf(newest) : null,
    };
  }

  return {
    state,

    async keep(caller: Caller, userId: UserId, input: HealthKeep, language: Language): Promise<HealthState | Refusal> {
      return (await intake.set(userId, input, language)) ?? state(caller, userId);
    },
    deleteAll: intake.deleteAll,

    daily: list(['Daily'], each(present.dailyOf)),
    hrv: list(['Hrv'], each(present.hrvOf)),
    pulseox: list(['Pulseox'], each(present.pulseoxOf)),
    sleep: list(['Sleep'], each(present.sleepOf)),
    stress: list(['Stress'], each(present.stressOf)),
    activity: list(['Daily', 'Epoch'], present.activityDaysOf),

    async dashboard(caller: Caller, userId: UserId, kind: HealthKind, range: Range): Promise<HealthDashboard | Refusal> {
      const found = await rowsFor(caller, userId, range, {
        usual: DASHBOARD_USUAL,
        most: HEALTH_DASHBOARD_DAYS,
        kinds: [kindOf[kind]],
        samples: false,
      });
      if (isRefusal(found)) return found;
      const records = found.rows.map((row) => ({
        ...present.recordOf(row),
        DeviceModel: row.DeviceModel,
        Figures: row.Figures as Readonly<Record<string, unknown>>,
      }));
      return dashboardOf(kind, found.days, mainOfDays(records), found.today);
    },
  };
}
