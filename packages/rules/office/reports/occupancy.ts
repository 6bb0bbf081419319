import { COMPARED_DATES, type Filled, type Occupancy } from '@clubpulse/contract/office/reports/occupancy';

export const filledPercent = ({ Seats, Taken }: Pick<Filled, 'Seats' | 'Taken'>): number | null =>
  Seats === 0 ? null : (Taken * 100) / Seats;

export const sumOf = (rows: readonly Filled[]): Filled =>
  rows.reduce(
    (sum, { Classes, Seats, Taken }) => ({ Classes: sum.Classes + Classes, Seats: sum.Seats + Seats, Taken: sum.Taken + Taken }),
    { Classes: 0, Seats: 0, Taken: 0 },
  );

/** 0 to 5. */
export const shadeOf = (percent: number): number => SHADES.filter((least) => percent >= least).length;
const SHADES = [45, 60, 75, 86, 97] as const;

export const comparable = <Row extends Filled>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ Classes, Seats }) => Classes >= COMPARED_DATES && Seats > 0)
    .sort((one, other) => (filledPercent(other) ?? 0) - (filledPercent(one) ?? 0) || other.Seats - one.Seats);

export function changeInPoints({ Total, Before }: Pick<Occupancy, 'Total' | 'Before'>): number | null {
  const [now, before] = [filledPercent(Total), filledPercent(Before)];
  return now === null || before === null ? null : Math.round(now) - Math.round(before);
}
