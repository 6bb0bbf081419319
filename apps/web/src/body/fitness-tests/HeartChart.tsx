import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './FitnessTests.module.css';

interface HeartChartProps {
  samples: readonly number[];
  limit: number | null;
  peak: number;
  isAbove: boolean;
}

const [WIDTH, HEIGHT, ROOM] = [300, 100, 8];
const ABOVE_SECONDS = 5;

export function HeartChart({ samples, limit, peak, isAbove }: HeartChartProps) {
  const t = useT();
  const formats = useFormats();
  const received = samples.filter((bpm) => bpm > 0);
  const lowest = Math.min(...received, peak);
  const highest = Math.max(peak, limit ?? peak) + ROOM;
  const x = (second: number) => (WIDTH * second) / Math.max(samples.length - 1, 1);
  const y = (bpm: number) => HEIGHT - (HEIGHT * (bpm - lowest)) / Math.max(highest - lowest, 1);
  const complete = formats.duration(samples.length);
  const above = Math.max(samples.length - ABOVE_SECONDS, 0);
  const line = samples
    .map((bpm, second) => (bpm === 0 ? '' : `${samples[second - 1] ? 'L' : 'M'}${x(second)} ${y(bpm)}`))
    .join('');
  return (
    <figure className={classes['chart']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('fitnessTests.chart', { time: complete, peak })}
      >
        {isAbove && <rect x={x(above)} width={WIDTH - x(above)} y={0} height={HEIGHT} className={classes['above']} />}
        {limit !== null && <line x1={0} x2={WIDTH} y1={y(limit)} y2={y(limit)} className={classes['limit']} />}
        <path d={line} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{formats.duration(0)}</span>
        {limit !== null && <span>{t('fitnessTests.limit', { bpm: Math.floor(limit) })}</span>}
        <span>{complete}</span>
      </figcaption>
    </figure>
  );
}
