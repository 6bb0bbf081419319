import type { MeasureKey } from '@clubpulse/contract/body/measures/catalogue';
import type { LastMeasure, MeasureEvent, MeasureValue } from '@clubpulse/contract/body/measures/measures';
import type { TrendPoint } from './TrendLine.tsx';

/** A value with the event it is of. */
export interface EventValue extends MeasureValue {
  readonly Event: MeasureEvent;
}

/** The values of a measure, newest first. */
export const valuesOf = (events: readonly MeasureEvent[], key: MeasureKey): EventValue[] =>
  events.flatMap((Event) => Event.Values.filter(({ Key }) => Key === key).map((value) => ({ ...value, Event })));

/** Those that were found as the last one was. */
export const trendOf = (events: readonly MeasureEvent[], { Key, Method }: Pick<LastMeasure, 'Key' | 'Method'>): TrendPoint[] =>
  valuesOf(events, Key)
    .filter((value) => value.Method === Method)
    .map(({ Value, Event }) => ({ at: Date.parse(Event.TimeStamp), value: Value }));
