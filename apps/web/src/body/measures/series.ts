import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasureEvent, MeasureValue } from '@clubpulse/contract/body/measures/measures';
import type { TrendPoint } from './TrendLine.tsx';

export interface EventValue extends MeasureValue {
  readonly Event: MeasureEvent;
}

export const valuesOf = (events: readonly MeasureEvent[], key: MeasureKey): EventValue[] =>
  events.flatMap((Event) => Event.Values.filter(({ Key }) => Key === key).map((value) => ({ ...value, Event })));

export const trendOf = (events: readonly MeasureEvent[], { Key, Method }: Pick<LastMeasure, 'Key' | 'Method'>): TrendPoint[] =>
  valuesOf(events, Key)
    .filter((value) => value.Method === Method)
    .map(({ Value, Event }) => ({ at: Date.parse(Event.TimeStamp), value: Value }));

type OfMoment = Pick<LastMeasure, 'Key' | 'At'>;
const isPairAt = <One extends OfMoment>(key: MeasureKey, at: string, all: readonly One[]): One | undefined =>
  all.find(({ Key, At }) => Key === key && At === at);

export const secondOfPair = <One extends OfMoment>({ Key, At }: OfMoment, all: readonly One[]): One | undefined =>
  Key === 'systolicPressure' ? isPairAt('diastolicPressure', At, all) : undefined;

export const isSecondOfPair = ({ Key, At }: OfMoment, all: readonly OfMoment[]): boolean =>
  Key === 'diastolicPressure' && isPairAt('systolicPressure', At, all) !== undefined;
