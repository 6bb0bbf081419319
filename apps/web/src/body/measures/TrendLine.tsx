import classes from './Measures.module.css';

export interface TrendPoint {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly value: number;
}

interface TrendLineProps {
  points: readonly TrendPoint[];
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  goal?: number | undefined;
}

const WIDTH = 100;
const HEIGHT = 30;
const EDGE = 3;

export function TrendLine({ points, from, to, goal }: TrendLineProps) {
  const visible = points.filter(({ at }) => at >= from && at <= to).toSorted((a, b) => a.at - b.at);
  const last = visible.at(-1);
  if (last === undefined) return <span className={classes['trend']} />;
  const values = [...visible.map(({ value }) => value), ...(goal === undefined ? [] : [goal])];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = highest - lowest;
  const x = (at: number) => EDGE + ((WIDTH - 2 * EDGE) * (at - from)) / Math.max(to - from, 1);
  const share = (value: number) => (room === 0 ? 0.5 : (value - lowest) / room);
  const y = (value: number) => HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share(value);
  return (
    <svg className={classes['trend']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {goal !== undefined && <line className={classes['goalLine']} x1={0} x2={WIDTH} y1={y(goal)} y2={y(goal)} />}
      <polyline points={visible.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
      {/* A line of zero length with round caps is a dot in a stretched drawing. */}
      <line className={classes['dot']} x1={x(last.at)} x2={x(last.at)} y1={y(last.value)} y2={y(last.value)} />
    </svg>
  );
}
