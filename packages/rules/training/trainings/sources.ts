import type { TrainingSource } from '@clubpulse/contract/training/trainings';
import type { Span } from './stretches.ts';

/** Which rows of trainings are one activity, and which of them counts (decision 0165). */

export interface SourceRow extends Span {
  readonly TrainingId: number;
  readonly ClubId: number | null;
  readonly Source: TrainingSource;
  /** Seconds with a heart rate. */
  readonly heard: number;
  /** When the athlete chose it, in milliseconds; null: never. */
  readonly chosenAt: number | null;
}

export interface Activity {
  /** The lowest id of its rows; null: it has one row. */
  readonly ActivityId: number | null;
  readonly Counts: boolean;
  readonly CountsInClub: boolean;
}

/** Rows are of one activity that share so much of the shorter one. */
const SAME_SHARE = 0.5;

export function isSameActivity(one: Span, other: Span): boolean {
  const shared = Math.min(one.end, other.end) - Math.max(one.begin, other.begin);
  return shared > 0 && shared >= SAME_SHARE * Math.min(one.end - one.begin, other.end - other.begin);
}

/** Chest before wrist and unknown, and these before what a hand wrote. */
const sourceOrder: Readonly<Record<TrainingSource, number>> = { Heart: 0, File: 1, Wearable: 1, Hand: 2 };

const byMeasurement = (one: SourceRow, other: SourceRow): number =>
  sourceOrder[one.Source] - sourceOrder[other.Source] ||
  other.heard - one.heard ||
  other.end - other.begin - (one.end - one.begin) ||
  one.TrainingId - other.TrainingId;

const byChoice = (one: SourceRow, other: SourceRow): number =>
  (other.chosenAt ?? 0) - (one.chosenAt ?? 0) || byMeasurement(one, other);

/**
 * The row that counts for each: the best of those that are left counts, and takes the rows along that are of its activity, until none is left.
 * So what counts never depends on the order in which rows came, and a recording across two classes joins them to no single one.
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

/** The activities of somebody's rows of some time; a club applies the same rule to its own rows alone, without the athlete's choice. */
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

/** Rows of one activity, the one that counts first, the others in the order in which they would. */
export const inSourceOrder = <Row extends SourceRow & { readonly Counts: boolean }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => Number(other.Counts) - Number(one.Counts) || byMeasurement(one, other));
