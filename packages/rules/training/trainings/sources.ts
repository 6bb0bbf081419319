import type { TrainingSource } from '@clubpulse/contract/training/trainings';
import type { Span } from './stretches.ts';

export interface SourceRow extends Span {
  readonly TrainingId: number;
  readonly ClubId: number | null;
  readonly Source: TrainingSource;
  readonly received: number;
  /** Unix milliseconds of the choice. Null if the athlete did not choose this row. */
  readonly chosenAt: number | null;
}

export interface Activity {
  /** The lowest id of the activity's rows. Null for a single row. */
  readonly ActivityId: number | null;
  readonly Counts: boolean;
  readonly CountsInClub: boolean;
}

const SAME_SHARE = 0.5;

export function isSameActivity(one: Span, other: Span): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.begin, other.begin);
  return shared > 0 && shared >= SAME_SHARE * Math.min(one.end - one.begin, other.end - other.begin);
}

const sourceOrder: Readonly<Record<TrainingSource, number>> = { Heart: 0, File: 1, Wearable: 1, Hand: 2 };

const byMeasurement = (one: SourceRow, other: SourceRow): number =>
  sourceOrder[one.Source] - sourceOrder[other.Source] ||
  other.received - one.received ||
  other.end - other.begin - (one.end - one.begin) ||
  one.begin - other.begin ||
  one.TrainingId - other.TrainingId;

const byChoice = (one: SourceRow, other: SourceRow): number =>
  (other.chosenAt ?? 0) - (one.chosenAt ?? 0) || byMeasurement(one, other);

/**
 * The best row counts for all rows of its hours, then the best remaining row for its hours, and so on, so that a recording of two
 * classes does not join them.
 */
function countingRows(
  rows: readonly SourceRow[],
  order: (one: SourceRow, other: SourceRow) => number,
): ReadonlyMap<SourceRow, SourceRow> {
  const countedBy = new Map<SourceRow, SourceRow>();
  for (const best of rows.toSorted(order)) {
    if (countedBy.has(best)) continue;
    for (const row of rows) if (!countedBy.has(row) && (row === best || isSameActivity(row, best))) countedBy.set(row, best);
  }
  return countedBy;
}

/** The activities of an athlete. For each club only its own rows are compared, without the athlete's choice. */
export function activitiesOf(rows: readonly SourceRow[]): ReadonlyMap<number, Activity> {
  const countedBy = countingRows(rows, byChoice);
  const clubs = Map.groupBy(rows, ({ ClubId }) => ClubId);
  clubs.delete(null);
  const inClubs = new Map([...clubs.values()].flatMap((own) => [...countingRows(own, byMeasurement)]));
  const groups = Map.groupBy(rows, (row) => countedBy.get(row));
  return new Map(
    rows.map((row) => {
      const group = groups.get(countedBy.get(row)) ?? [];
      return [
        row.TrainingId,
        {
          ActivityId: group.length > 1 ? Math.min(...group.map(({ TrainingId }) => TrainingId)) : null,
          Counts: countedBy.get(row) === row,
          CountsInClub: row.ClubId === null || inClubs.get(row) === row,
        },
      ];
    }),
  );
}

export const inSourceOrder = <Row extends SourceRow & { readonly Counts: boolean }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => Number(other.Counts) - Number(one.Counts) || byMeasurement(one, other));
