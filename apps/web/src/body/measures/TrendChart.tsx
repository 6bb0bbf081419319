import type { MeasureKey, MeasureMethod } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredPerson } from '@clubpulse/contract/body/measures/measures';
import { scaleOf } from '@clubpulse/rules/body/measures/bands';
import { isEstimate } from '@clubpulse/rules/body/measures/measures';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Measures.module.css';
import type { TrendPoint } from './TrendLine.tsx';
import { useMeasureTexts } from './use-measure-texts.ts';

interface Targeted {
  measure: MeasureKey;
  method: MeasureMethod | null;
  person: MeasuredPerson;
}
interface TrendChartProps extends Targeted {
  points: readonly TrendPoint[];
  /** Milliseconds since 1970. */
  from: number;
  to: number;
  goal: number | undefined;
}

const COMPLETE = 100;
const EDGE = 8;
/** Limits of a target beyond this multiple of the value range are hidden, because they would flatten the line. */
const NEAR = 2;

export function TrendChart({ measure, method, person, points, from, to, goal }: TrendChartProps) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const target = useTargetWords({ measure, method, person });
  const visible = points.filter(({ at }) => at >= from && at <= to).toSorted((a, b) => a.at - b.at);
  const [first, last] = [visible[0], visible.at(-1)];
  if (first === undefined || last === undefined) return null;
  const values = visible.map(({ value }) => value);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const { span, ends } = targetOf({ measure, method, person });
  const near = ends.filter((end) => Math.max(lowest - end, end - highest) <= NEAR * (highest - lowest));
  const drawn = [...values, ...near, ...(goal === undefined ? [] : [goal])];
  const [low, high] = [Math.min(...drawn), Math.max(...drawn)];
  const share = (part: number, total: number) => EDGE + (COMPLETE - 2 * EDGE) * (total === 0 ? 0.5 : part / total);
  const x = (at: number) => share(at - first.at, last.at - first.at);
  const y = (value: number) => COMPLETE - share(value - low, high - low);
  const inside = (value: number) => Math.min(Math.max(y(value), 0), COMPLETE);
  const textOf = (value: number) => words.value(measure, value);
  const on = ({ at, value }: TrendPoint) => t('measures.lastTime', { value: textOf(value), date: formats.date(new Date(at)) });
  const course = {
    name: words.name(measure),
    first: on(first),
    last: on(last),
    lowest: textOf(lowest),
    highest: textOf(highest),
  };
  return (
    <figure className={classes['chart']}>
      <div aria-hidden="true" className={classes['ends']}>
        <span style={{ insetBlockStart: `${y(highest)}%` }} data-highest>
          {textOf(highest)}
        </span>
        {lowest < highest && <span style={{ insetBlockStart: `${y(lowest)}%` }}>{textOf(lowest)}</span>}
      </div>
      <svg
        className={classes['trend']}
        data-large
        viewBox={`0 0 ${COMPLETE} ${COMPLETE}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={[
          first === last ? `${t('kit.label', { label: course.name })} ${course.first}` : t('measures.trendSaid', course),
          ...(target === undefined ? [] : [target]),
        ].join('. ')}
      >
        {span && (
          <rect
            className={classes['target']}
            width={COMPLETE}
            y={inside(span.to)}
            height={Math.max(inside(span.from) - inside(span.to), 0)}
          />
        )}
        {near.map((end) => (
          <line key={end} className={classes['targetEnd']} x1={0} x2={COMPLETE} y1={y(end)} y2={y(end)} />
        ))}
        {goal !== undefined && <line className={classes['goalLine']} x1={0} x2={COMPLETE} y1={y(goal)} y2={y(goal)} />}
        <polyline points={visible.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')} />
        {/* A line of zero length with round caps is a dot in a stretched drawing. */}
        <line className={classes['dot']} x1={x(last.at)} x2={x(last.at)} y1={y(last.value)} y2={y(last.value)} />
      </svg>
      <div aria-hidden="true" className={classes['ends']}>
        {near.map((end) => (
          <span key={end} style={{ insetBlockStart: `${y(end)}%` }}>
            {words.number(measure, end)}
          </span>
        ))}
      </div>
      <p aria-hidden="true" className={classes['dates']}>
        <span>{formats.date(new Date(first.at))}</span>
        {first !== last && <span>{formats.date(new Date(last.at))}</span>}
      </p>
      {target !== undefined && <figcaption aria-hidden="true">{target}</figcaption>}
    </figure>
  );
}

function targetOf({ measure, method, person }: Targeted) {
  const bands = isEstimate({ Method: method }) ? [] : (scaleOf(measure, person)?.bands ?? []);
  const target = bands.filter(({ tone }) => tone === 'target');
  const [first, last] = [target[0], target.at(-1)];
  if (!first || !last) return { ends: [] };
  const lower = bands[0] === first ? undefined : first.from;
  const upper = bands.at(-1) === last ? undefined : last.to;
  const ends = [lower, upper].filter((end) => end !== undefined);
  return { span: { from: first.from, to: last.to }, ends, lower, upper };
}

function useTargetWords(targeted: Targeted): string | undefined {
  const t = useT();
  const words = useMeasureTexts();
  const { measure } = targeted;
  const { lower, upper } = targetOf(targeted);
  if (lower !== undefined && upper !== undefined)
    return t('measures.target', { from: words.number(measure, lower), to: words.value(measure, upper) });
  if (lower !== undefined) return t('measures.targetFrom', { from: words.value(measure, lower) });
  return upper === undefined ? undefined : t('measures.targetTo', { to: words.value(measure, upper) });
}
