import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type {
  MeasuredAthlete,
  MeasuredAthletes,
  MeasuredSort,
  MeasureStanding,
  TestStanding,
} from '@clubpulse/contract/body/measures/measures';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PageQuery } from '@clubpulse/contract/scalars';
import { daysOverdue, freshSince, overdueOf } from '@clubpulse/rules/body/measures/measures';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import * as facts from './measured-members.facts.ts';
import { bloodKeys } from './measures.present.ts';

const keys = ['weight', 'bodyFatPercent'] as const satisfies MeasureKey[];

interface MeasuredParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'isStaff' | 'logList'>;
  readonly now?: () => Date;
}
export type MeasuredMembers = ReturnType<typeof createMeasuredMembers>;

interface MeasuredQuery extends PageQuery {
  readonly overdue?: boolean | undefined;
  readonly Sort: MeasuredSort;
  readonly last?: readonly MeasureKey[] | undefined;
}

export function createMeasuredMembers({ db, consents, now = () => new Date() }: MeasuredParts) {
  return {
    async ofClub(
      caller: Caller,
      clubId: ClubId,
      { draw, start, length, globalSearch = '', overdue = false, Sort: sort, last: wanted = [] }: MeasuredQuery,
    ): Promise<MeasuredAthletes> {
      const at = now();
      const { rows, counts } = await facts.measuredAthletes(db, {
        clubId,
        fresh: {
          weight: freshSince('weight', at),
          bodyFatPercent: freshSince('bodyFatPercent', at),
          fitnessTestScore: freshSince('fitnessTestScore', at),
        },
        search: globalSearch,
        overdue,
        sort,
        at,
        start,
        length,
      });
      // An administrator gets no measures: members share them only with staff.
      if (!(await consents.isStaff(caller, clubId)))
        return { draw, recordsTotal: 0, recordsFiltered: 0, data: [], NotSharing: counts.All, Overdue: 0 };
      const userIds = rows.map(({ UserId }) => UserId);
      const last = await facts.lastOfEach(db, userIds, keys);
      const wantedSeen = wanted.filter((key) => !bloodKeys.includes(key));
      const typed = Map.groupBy(await facts.lastTyped(db, userIds, wantedSeen), ({ UserId }) => UserId);
      const devices = new Map(last.map(({ UserId, Key, DeviceModel }) => [`${UserId} ${Key}`, DeviceModel]));
      const read = rows.filter(({ LastAt }) => LastAt !== null).map(({ UserId }) => UserId);
      if (read.length > 0) await consents.logList(caller.UserId, { Purpose: 'Body', ClubId: clubId }, read);
      return {
        draw,
        recordsTotal: counts.Sharing,
        recordsFiltered: counts.Found,
        data: rows.map((row) => ({
          ...present(row, at, devices),
          Last: (typed.get(row.UserId) ?? []).map(({ Key, Value, TimeStamp }) => ({ Key, Value, At: TimeStamp.toISOString() })),
        })),
        NotSharing: counts.All - counts.Sharing,
        Overdue: counts.Overdue,
      };
    },
  };
}

function present(row: facts.AthleteRow, now: Date, devices: ReadonlyMap<string, string | null>): Omit<MeasuredAthlete, 'Last'> {
  const { UserId, Nickname, FirstMidName, LastName, PictureUri, LastAt } = row;
  const standing = (key: MeasureKey, Value: number | null, at: Date | null): MeasureStanding => {
    if (Value === null || at === null) return null;
    const DeviceModel = devices.get(`${UserId} ${key}`) ?? null;
    return {
      Value,
      At: at.toISOString(),
      DaysOverdue: daysOverdue(key, at, now),
      ...(DeviceModel === null ? {} : { DeviceModel }),
    };
  };
  const standings = {
    Weight: standing('weight', row.Weight, row.WeightAt),
    BodyFatPercent: standing('bodyFatPercent', row.BodyFatPercent, row.BodyFatPercentAt),
    FitnessTestScore: tested(row, now),
  };
  const [oldest] = overdueOf(
    { weight: row.WeightAt, bodyFatPercent: row.BodyFatPercentAt, fitnessTestScore: row.FitnessTestAt },
    now,
  );
  const person = { UserId, Nickname, FirstMidName, LastName, PictureUri };
  return {
    ...person,
    ...standings,
    LastAt: LastAt?.toISOString() ?? null,
    DaysOverdue: oldest?.DaysOverdue ?? null,
    OverdueSince: oldest?.Since.toISOString() ?? null,
    IsReminded: row.IsReminded,
  };
}

function tested({ FitnessTestScore, FitnessTestScoreAt, FitnessTestAt }: facts.AthleteRow, now: Date): TestStanding {
  if (FitnessTestAt === null) return null;
  const isOlder = FitnessTestScoreAt !== null && FitnessTestScoreAt < FitnessTestAt;
  return {
    Value: FitnessTestScore,
    At: FitnessTestAt.toISOString(),
    DaysOverdue: daysOverdue('fitnessTestScore', FitnessTestAt, now),
    ...(isOlder ? { ScoredAt: FitnessTestScoreAt.toISOString() } : {}),
  };
}
