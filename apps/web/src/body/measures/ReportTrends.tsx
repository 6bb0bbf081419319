import type { MeasuredPerson, MeasureReport } from '@clubpulse/contract/body/measures/measures';
import { getMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { beyondTarget, scaleOf } from '@clubpulse/rules/body/measures/bands';
import { isEstimate } from '@clubpulse/rules/body/measures/measures';
import { type ReportTrend, trendsOf } from '@clubpulse/rules/body/measures/report';
import { addMonths, startOfDay } from '@clubpulse/rules/time/days';
import { useCall } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Report.module.css';
import { useMeasureTexts } from './use-measure-texts.ts';

const MONTHS = 12;
const MONTHS_APART = 2;

export function ReportTrends({ report: { Event, Person } }: { report: MeasureReport }) {
  const { dayOf, timeZone } = useFormats();
  const day = dayOf(Event.TimeStamp);
  const from = startOfDay(timeZone, addMonths(day, -MONTHS)).toISOString();
  const query = { from, to: Event.TimeStamp };
  const year = useCall(getMeasures, { params: { id: Person.UserId }, query }, { quiet: true, ignore: [403, 404, 409] });
  const trends = trendsOf(Event, year.data?.Events ?? []);
  if (trends.length === 0) return null;
  return (
    <div className={classes['trends']}>
      {trends.map((trend) => (
        <Trend key={trend.key} trend={trend} person={Person} from={Date.parse(from)} day={day} />
      ))}
    </div>
  );
}

const WIDTH = 330;
const HEIGHT = 130;
const [left, right, top, low, foot, end] = [14, 278, 28, 86, 96, 286];
const POINTS_MAX = 13;
const [ABOVE, BELOW] = [-9, 19];
const FIGURE_WIDTH = 34;
const FIGURES_APART = 60;

interface Drawn {
  readonly x: number;
  readonly y: number;
}

function firstFigureY(drawn: readonly Drawn[]): number {
  const [first] = drawn;
  if (!first) return 0;
  const ends = first.x + FIGURE_WIDTH;
  const beyond = drawn.findIndex(({ x }) => x > ends);
  const [last, next] = [drawn[beyond - 1], drawn[beyond]];
  const heights = drawn.filter(({ x }) => x <= ends).map(({ y }) => y);
  if (last && next) heights.push(last.y + ((next.y - last.y) * (ends - last.x)) / (next.x - last.x));
  const [highest, lowest] = [Math.min(...heights), Math.max(...heights)];
  return lowest - first.y < first.y - highest ? lowest + BELOW : highest + ABOVE;
}

interface TrendProps {
  trend: ReportTrend;
  person: MeasuredPerson;
  /** Milliseconds since 1970. */
  from: number;
  day: string;
}
function Trend({ trend: { key, method, points }, person, from, day }: TrendProps) {
  const t = useT();
  const formats = useFormats();
  const words = useMeasureTexts();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const to = Date.parse(last.At);
  const isEstimated = method !== null && isEstimate({ Method: method });
  const bands = isEstimated ? [] : (scaleOf(key, person)?.bands ?? []);
  const target = bands.filter(({ tone }) => tone === 'target');
  const [targetFirst, targetLast] = [target[0], target.at(-1)];
  const side = isEstimated ? undefined : beyondTarget(key, last.Value, person)?.side;
  const aim = side === 'under' ? targetFirst?.from : side === 'above' ? targetLast?.to : undefined;
  const values = [...points.map(({ Value }) => Value), ...(aim === undefined ? [] : [aim])];
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const x = (at: number) => left + ((right - left) * (at - from)) / Math.max(to - from, 1);
  const y = (value: number) => low - (low - top) * (highest === lowest ? 0.5 : (value - lowest) / (highest - lowest));
  const inside = (value: number) => Math.min(Math.max(y(value), top - 10), foot);
  const ends = [
    bands[0] === targetFirst ? undefined : targetFirst?.from,
    bands.at(-1) === targetLast ? undefined : targetLast?.to,
  ].filter((value): value is number => value !== undefined && value >= lowest && value <= highest);
  const textOf = (value: number) => words.number(key, value);
  const unit = words.unit(key);
  const falls = last.Value < (points.at(-2)?.Value ?? last.Value);
  const figures = { name: words.name(key), first: textOf(first.Value), last: words.value(key, last.Value) };
  const drawn = points.map(({ At, Value }) => ({ x: x(Date.parse(At)), y: y(Value), at: At }));
  return (
    <section>
      <h2>
        {words.name(key).endsWith(unit) ? words.name(key) : `${words.name(key)}, ${unit}`}
        {isEstimated && <small> {words.method(key, method)}</small>}
      </h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t('measures.course', { ...figures, months: t('measures.months', { count: MONTHS }) })}
      >
        {targetFirst && targetLast && (
          <rect
            className={classes['trendTarget']}
            width={end}
            y={inside(targetLast.to)}
            height={inside(targetFirst.from) - inside(targetLast.to)}
          />
        )}
        {ends.map((value) => (
          <g key={value} className={classes['trendEnd']}>
            <line x2={end} y1={y(value)} y2={y(value)} />
            <text x={end + 4} y={y(value) + 4}>
              {textOf(value)}
            </text>
          </g>
        ))}
        <polyline points={drawn.map((point) => `${point.x},${point.y}`).join(' ')} />
        {drawn.map((point, index) =>
          index === drawn.length - 1 ? (
            <circle key={point.at} data-last cx={point.x} cy={point.y} r={4.5} />
          ) : drawn.length > POINTS_MAX ? null : (
            <circle key={point.at} cx={point.x} cy={point.y} r={2.6} />
          ),
        )}
        {right - x(Date.parse(first.At)) > FIGURES_APART && (
          <text className={classes['trendFigure']} x={x(Date.parse(first.At))} y={firstFigureY(drawn)}>
            {textOf(first.Value)}
          </text>
        )}
        <text className={classes['trendFigure']} data-last x={right + 6} y={y(last.Value) + (falls ? BELOW : ABOVE)}>
          {textOf(last.Value)}
        </text>
        {Array.from({ length: MONTHS / MONTHS_APART + 1 }, (_, index) => addMonths(day, MONTHS_APART * index - MONTHS)).map(
          (month) => (
            <text key={month} x={x(startOfDay(formats.timeZone, month).getTime())} y={124}>
              {formats.shortMonth(month)}
            </text>
          ),
        )}
      </svg>
    </section>
  );
}
