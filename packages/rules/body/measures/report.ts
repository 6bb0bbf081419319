import { type MeasureKey, type MeasureMethod, measureKeys, measures } from '@clubpulse/contract/body/measures/catalogue';
import type { MeasuredPerson, MeasureEvent, MeasureReport } from '@clubpulse/contract/body/measures/measures';
import { roundTo } from '../../formats/round.ts';
import { type BandWord, bandOf, worthOf } from './bands.ts';
import { isEstimate } from './measures.ts';
import { type Pressure, pressureBand } from './pressure.ts';

type OfEvent = MeasureReport['Event']['Values'][number];
type Valued = Pick<OfEvent, 'Key' | 'Value'> & Partial<Pick<OfEvent, 'Method'>>;
type Reported = Pick<MeasureReport, 'Person'> & {
  readonly Event: { readonly Values: readonly Valued[] };
  readonly Before: readonly (Valued & Pick<MeasureReport['Before'][number], 'At'>)[];
};

export interface ReportSummary {
  readonly better: number;
  readonly same: number;
  readonly worse: number;
  readonly weight: { readonly before: number; readonly now: number; readonly mostlyFat: boolean } | null;
  readonly entered: readonly MeasureKey[];
  readonly left: readonly MeasureKey[];
  readonly unchanged: readonly MeasureKey[];
  readonly unrated: readonly MeasureKey[];
  readonly pressure: BandWord | null;
}

const valueOf = (values: readonly Valued[], key: MeasureKey) => values.find(({ Key }) => Key === key)?.Value;

export function pressureIn(values: readonly Valued[]): Pressure | undefined {
  const [systolic, diastolic] = [valueOf(values, 'systolicPressure'), valueOf(values, 'diastolicPressure')];
  return systolic === undefined || diastolic === undefined ? undefined : { systolic, diastolic };
}

/**
 * A blood pressure counts once, by the value that decides its rating. Estimates, and values that only follow from the weight, are
 * left out.
 */
export function summaryOf({ Person, Event, Before }: Reported): ReportSummary {
  const pressure = pressureIn(Event.Values);
  const deciding = pressure && pressureBand(pressure);
  const hasWeight = valueOf(Event.Values, 'weight') !== undefined;
  const compared = Event.Values.flatMap(({ Key, Value, Method }) => {
    const before = valueOf(Before, Key);
    if (isEstimate({ Method }) || (hasWeight && followsWeight.has(Key))) return [];
    if (before === undefined || (deciding && isPressure(Key) && Key !== deciding.key)) return [];
    return [{ key: Key, before, now: Value, worth: worthOf(Key, before, Value, Person) }];
  });
  const count = (wanted: string) => compared.filter(({ worth }) => worth === wanted).length;
  const went = (to: boolean) =>
    compared.filter(({ key, before, now }) => isInTarget(key, now, Person) === to && isInTarget(key, before, Person) === !to);
  const neither = compared.filter(({ worth }) => worth === 'neither');
  const unchanged = neither.filter(({ key, now }) => isInTarget(key, now, Person)).map(({ key }) => key);
  const raised = deciding && compared.find(({ key }) => key === deciding.key);
  return {
    better: count('better'),
    same: count('same') + unchanged.length,
    worse: count('worse'),
    weight: weightOf(Event.Values, Before),
    entered: went(true).map(({ key }) => key),
    left: went(false).map(({ key }) => key),
    unchanged,
    unrated: neither.map(({ key }) => key).filter((key) => !unchanged.includes(key)),
    pressure: raised && deciding.tone === 'watch' && raised.now > raised.before ? deciding.word : null,
  };
}

const followsWeight: ReadonlySet<MeasureKey> = new Set<MeasureKey>(['bmi', 'basalMetabolicRate']);

const isPressure = (key: MeasureKey): boolean => key === 'systolicPressure' || key === 'diastolicPressure';

function isInTarget(key: MeasureKey, value: number, person: MeasuredPerson): boolean | undefined {
  const band = bandOf(key, value, person);
  return band && band.tone === 'target';
}

function weightOf(now: readonly Valued[], before: Reported['Before']): ReportSummary['weight'] {
  const [is, was] = [valueOf(now, 'weight'), valueOf(before, 'weight')];
  const shown = (value: number) => roundTo(value, measures.weight.decimals);
  if (is === undefined || was === undefined || shown(is) === shown(was)) return null;
  const found = now.find(({ Key }) => Key === 'fatMass');
  const [fat, fatBefore] = [found && !isEstimate(found) ? found.Value : undefined, valueOf(before, 'fatMass')];
  const at = (key: MeasureKey) => before.find(({ Key }) => Key === key)?.At;
  const ofFat =
    fat === undefined || fatBefore === undefined || at('fatMass') !== at('weight') ? 0 : (fat - fatBefore) / (is - was);
  return { before: was, now: is, mostlyFat: ofFat > 0.5 };
}

export interface ReportTrend {
  readonly key: MeasureKey;
  readonly method: MeasureMethod | null;
  readonly points: readonly { readonly At: string; readonly Value: number }[];
}
type Measured = {
  readonly TimeStamp: string;
  readonly Values: readonly Pick<MeasureEvent['Values'][number], 'Key' | 'Value' | 'Method' | 'Typed'>[];
};

const drawnFirst: readonly MeasureKey[] = ['weight', 'bodyFatPercent'];
const TRENDS_MAX = 2;

export function trendsOf(report: Measured, events: readonly Measured[]): ReportTrend[] {
  const typed = measureKeys.filter((key) => report.Values.some(({ Key, Typed }) => Key === key && Typed));
  const earlier = events
    .filter(({ TimeStamp }) => Date.parse(TimeStamp) < Date.parse(report.TimeStamp))
    .toSorted((one, other) => Date.parse(one.TimeStamp) - Date.parse(other.TimeStamp));
  return [...new Set([...drawnFirst, ...typed])]
    .flatMap((key): ReportTrend[] => {
      const now = report.Values.find(({ Key }) => Key === key);
      if (!now) return [];
      const points = [...earlier, report].flatMap(({ TimeStamp, Values }) =>
        Values.filter(({ Key, Method }) => Key === key && Method === now.Method).map(({ Value }) => ({ At: TimeStamp, Value })),
      );
      return points.length < 2 ? [] : [{ key, method: now.Method, points }];
    })
    .slice(0, TRENDS_MAX);
}
