import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredAthlete, MeasuredAthletes, MeasureStanding } from '@clubpulse/contract/body/measures/measures';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { PageQuery } from '@clubpulse/contract/scalars';
import { daysOverdue, longestOverdue } from '@clubpulse/rules/body/measures/measures';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import * as facts from './measured-members.facts.ts';

interface MeasuredParts {
  readonly db: Database;
  readonly consents: Pick<Consents, 'whoShares' | 'logList'>;
  readonly now?: () => Date;
}
export type MeasuredMembers = ReturnType<typeof createMeasuredMembers>;

const shown = { weight: 'Weight', bodyFatPercent: 'BodyFatPercent', fitnessTestScore: 'FitnessTestScore' } as const;
const keys = Object.keys(shown) as readonly (keyof typeof shown & MeasureKey)[];

const wordsOf = ({ Nickname, FirstMidName, LastName }: facts.AthleteRow): string =>
  `${Nickname} ${FirstMidName} ${LastName}`.toLocaleLowerCase();

/** How the measures of a club's athletes stand, of those who share them. */
export function createMeasuredMembers({ db, consents, now = () => new Date() }: MeasuredParts) {
  return {
    async ofClub(
      caller: Caller,
      clubId: ClubId,
      { draw, start, length, globalSearch = '', overdue = false }: PageQuery & { overdue?: boolean | undefined },
    ): Promise<MeasuredAthletes> {
      const all = await facts.athletesOf(db, clubId);
      const ids = all.map(({ UserId }) => UserId);
      const sharing = await consents.whoShares(caller, clubId, ids, 'Body');
      const seen = all.filter(({ UserId }) => sharing.has(UserId));
      const seenIds = seen.map(({ UserId }) => UserId);
      const last = Map.groupBy(await facts.lastOfEach(db, seenIds, keys), ({ UserId }) => UserId);
      const measuredAt = await facts.lastMeasured(db, seenIds);
      const at = now();
      const standing = (userId: number, key: MeasureKey): MeasureStanding => {
        const row = last.get(userId)?.find(({ Key }) => Key === key);
        if (!row) return null;
        const { Value, TimeStamp, DeviceModel } = row;
        return {
          Value,
          At: TimeStamp.toISOString(),
          DaysOverdue: daysOverdue(key, TimeStamp, at),
          ...(DeviceModel === null ? {} : { DeviceModel }),
        };
      };
      const rows = seen.map((athlete): MeasuredAthlete => {
        const of = (key: MeasureKey) => standing(athlete.UserId, key);
        const standings = {
          Weight: of('weight'),
          BodyFatPercent: of('bodyFatPercent'),
          FitnessTestScore: of('fitnessTestScore'),
        };
        const DaysOverdue = longestOverdue(Object.values(standings).filter((one) => one !== null));
        return { ...athlete, ...standings, LastAt: measuredAt.get(athlete.UserId)?.toISOString() ?? null, DaysOverdue };
      });
      const searched = globalSearch.toLocaleLowerCase();
      const found = rows
        .filter((row) => wordsOf(row).includes(searched) && (!overdue || row.DaysOverdue !== null))
        // Stable: of those who wait equally long the names' order stays.
        .sort((a, b) => (b.DaysOverdue ?? -1) - (a.DaysOverdue ?? -1));
      const data = found.slice(start, start + length);
      const read = data.filter(({ LastAt }) => LastAt !== null).map(({ UserId }) => UserId);
      if (read.length > 0) await consents.logList(caller.UserId, { Purpose: 'Body', ClubId: clubId }, read);
      return {
        draw,
        recordsTotal: rows.length,
        recordsFiltered: found.length,
        data,
        NotSharing: all.length - seen.length,
        Overdue: rows.filter(({ DaysOverdue }) => DaysOverdue !== null).length,
      };
    },
  };
}
