import classes from './Health.module.css';

interface CourseProps {
  values: readonly (number | null)[];
  large?: boolean;
}
const WIDTH = 100;
const HEIGHT = 30;
const EDGE = 3;

export function Course({ values, large = false }: CourseProps) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const x = (index: number) => EDGE + ((WIDTH - 2 * EDGE) * index) / Math.max(values.length - 1, 1);
  const y = (value: number) => HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (most === least ? 0.5 : (value - least) / (most - least));
  const last = values.findLastIndex((value) => value !== null);
  return (
    <svg
      className={classes['course']}
      data-large={large}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {stretches(values).map((stretch) => (
        <polyline key={stretch[0]?.index} points={stretch.map(({ index, value }) => `${x(index)},${y(value)}`).join(' ')} />
      ))}
      {last >= 0 && <line x1={x(last)} x2={x(last)} y1={y(values[last] ?? 0)} y2={y(values[last] ?? 0)} />}
    </svg>
  );
}

interface Known {
  readonly index: number;
  readonly value: number;
}
function stretches(values: readonly (number | null)[]): Known[][] {
  const found: Known[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) found.push([]);
    else found.at(-1)?.push({ index, value });
  }
  return found.filter((stretch) => stretch.length > 0);
}
