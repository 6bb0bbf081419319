import classes from './Measures.module.css';

export interface TrendPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
}

interface TrendLineProps {
  points: readonly TrendPoint[];
  /** The span that is drawn, in milliseconds. */
  from: number;
  to: number;
  /** What it is to become: a line of its own. */
  goal?: number | undefined;
}

const WIDTH = 100;
const HEIGHT = 30;
const EDGE = 3;

/** Values over time in ink; one value is a point. The numbers stand beside it: to readers it says nothing more. */
export function TrendLine({ points, from, to, goal }: TrendLineProps) {
  const inSight = points.filter(({ at }) => at >= from && at <= to).toSorted((a, b) => a.at - b.at);
  const last = inSight.at(-1);
  if (last === undefined) return <span className={classes['trend']} />;
  // The goal is drawn where it lies, not at the edge.
  const values = [...inSight.map(({ value }) => value), ...(goal === undefined ? [] : [goal])];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = highest - lowest;
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * (at - from)) / Math.max(to - from, 1);
  const share = (value: number) => (room === 0 ? 0.5 : (value - lowest) / room);
  const y = (value: number) => HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share(value);
  return (
    <svg className={classes['trend']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {goal !== undefined && <line className={classes['goalLine']} x1={0} x2={WIDTH} y1={y(goal)} y2={y(goal)} />}
      <polyline points={inSight.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
      {/* A line of no length with round ends is a dot however the drawing is stretched. */}
      <line className={classes['dot']} x1={x(last.at)} x2={x(last.at)} y1={y(last.value)} y2={y(last.value)} />
    </svg>
  );
}
