import type { FitnessTest } from '@clubpulse/contract/body/fitness-tests/fitness-tests';
import type { MeasureValue } from '@clubpulse/contract/body/measures/measures';
import { nextTryAt } from '@clubpulse/rules/body/fitness-tests/may-begin';
import { cadenceOf, limitOf } from '@clubpulse/rules/body/fitness-tests/protocols';
import { componentsOf, ratingOf } from '@clubpulse/rules/body/fitness-tests/score';
import type { TestRow } from './fitness-tests.store.ts';

export interface Seeing {
  readonly contact: boolean;
  readonly clubs: readonly number[] | null;
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function scored(values: readonly MeasureValue[], row: TestRow): Pick<FitnessTest, 'Score' | 'Rating' | 'IsTotal' | 'Components'> {
  const Components = componentsOf(values, row);
  const total = values.find(({ Key }) => Key === 'fitnessTestScore')?.Value;
  const Score = total ?? Components.find(({ Kind }) => Kind === 'cardio')?.Score ?? null;
  return { Score, Rating: Score === null ? null : ratingOf(Score), IsTotal: total !== undefined, Components };
}

function notRated({ NotRated, State, MeasureEventId }: TestRow, score: number | null): FitnessTest['NotRated'] {
  if (NotRated !== null || State !== 'completed' || score !== null) return NotRated;
  return MeasureEventId === null ? 'deleted' : 'noNorm';
}

export function presentTest(row: TestRow, values: readonly MeasureValue[], { contact, clubs }: Seeing): FitnessTest {
  const isOfOtherClub = clubs !== null && row.ClubId !== null && !clubs.includes(row.ClubId);
  const score = scored(values, row);
  const { FitnessTestId, UserId, Protocol, State, EndedAt, ClubId, ByUserId, Nickname } = row;
  return {
    FitnessTestId,
    UserId,
    Protocol,
    State,
    PreparedAt: row.PreparedAt.toISOString(),
    StartedAt: iso(row.StartedAt),
    EndedAt: iso(EndedAt),
    Duration: row.Duration,
    MaxHeartRate: row.MaxHeartRate,
    ZoneLimits: [...row.ZoneLimits],
    Limit: limitOf(Protocol, row.MaxHeartRate),
    PeakHeartRate: row.PeakHeartRate,
    Load: row.Load,
    Weight: row.Weight,
    Cadence: cadenceOf(Protocol, row.Gender),
    Age: contact ? row.Age : null,
    Gender: contact ? row.Gender : null,
    ...score,
    NotRated: notRated(row, score.Score),
    HeartRateRecovery: row.HeartRateRecovery,
    NextTryAt: State === 'interruptedHeartRate' && EndedAt ? nextTryAt(EndedAt).toISOString() : null,
    MeasureEventId: row.MeasureEventId,
    RunBy:
      ByUserId === null || ByUserId === UserId || Nickname === null || isOfOtherClub
        ? null
        : {
            UserId: ByUserId,
            Nickname,
            FirstMidName: row.FirstMidName ?? '',
            LastName: row.LastName ?? '',
            PictureUri: row.PictureUri,
          },
    Club: ClubId === null || row.ClubName === null || isOfOtherClub ? null : { ClubId, Name: row.ClubName },
    MayChange: clubs === null || (ClubId !== null && clubs.includes(ClubId)),
  };
}
