import {
  declaredSchema,
  type NewTraining,
  newTrainingSchema,
  type Training,
  type TrainingChange,
  type TrainingDetail,
} from '@clubpulse/contract/training/trainings';
import { parseDuration } from '@clubpulse/rules/formats/duration';
import { metersToMiles, milesToMeters } from '@clubpulse/rules/formats/units';
import { type Day, instantAt, wallClock } from '@clubpulse/rules/time/days';
import { bySchema, type Check } from '../../../kit/form/check.ts';
import type { Formats } from '../../../platform/formats.ts';
import { translate } from '../../../platform/phrases.ts';

export interface TrainingValues {
  TrainingType: string | null;
  Day: Day | null;
  Clock: string | null;
  Minutes: number | null;
  ClubId: number | null;
  Distance: number | null;
  AverageHeartRate: number | null;
  Calories: number | null;
  Name: string;
  Note: string;
}

type Words = Pick<Training, 'TrainingType' | 'Name' | 'Note'>;
type Reader = Pick<Formats, 'timeZone' | 'units'>;

const nothing = { Minutes: null, Distance: null, AverageHeartRate: null, Calories: null, Clock: null } as const;

export const emptyValues = (Day: Day, ClubId: number | null): TrainingValues => ({
  ...nothing,
  TrainingType: null,
  Day,
  ClubId,
  Name: '',
  Note: '',
});

export function valuesOf(
  training: Words & Pick<TrainingDetail, 'Declared' | 'ClubId' | 'Begin'>,
  reader: Reader,
): TrainingValues {
  const { TrainingType, Name, Note, Declared, ClubId } = training;
  const { day: Day, clock: Clock } = wallClock(Declared?.Begin ?? training.Begin, reader.timeZone);
  const words = { TrainingType, Name, Note, ClubId, Day };
  if (Declared === null) return { ...nothing, ...words };
  const { Distance, Duration, AverageHeartRate, Calories } = Declared;
  const shown = Distance === null ? null : reader.units.imperial ? metersToMiles(Distance) : Distance / 1000;
  return {
    ...words,
    Clock,
    Minutes: Math.round(Duration / 60),
    Distance: shown === null ? null : Math.round(shown * 100) / 100,
    AverageHeartRate,
    Calories,
  };
}

/** `1:05` and `1:05:00` are 65 minutes, but `90:00` is 90, because no training lasts ninety hours. */
export function minutesOf(text: string): number | undefined {
  const [, hours, over] = /^(\d{1,2}):([0-5]\d)$/.exec(text.trim()) ?? [];
  if (hours !== undefined) return Number(hours) > 24 && over === '00' ? Number(hours) : Number(hours) * 60 + Number(over);
  const seconds = /^[\d.]*$|^[^:]*:[^:]*$/.test(text.trim()) ? undefined : parseDuration(text);
  return seconds === undefined ? undefined : Math.round(seconds / 60);
}

const checkBody = bySchema(newTrainingSchema);
const checkRecorded = bySchema(newTrainingSchema.extend({ AverageHeartRate: declaredSchema.shape.AverageHeartRate }));

export const checkTraining =
  (reader: Reader, before: TrainingDetail['Declared'] | undefined): Check<TrainingValues, NewTraining> =>
  (values, changed) => {
    const { Day, Clock, Minutes, Distance, TrainingType, ...same } = values;
    const metres = Distance === null ? null : Math.round(reader.units.imperial ? milesToMeters(Distance) : Distance * 1000);
    const isSame = (...fields: string[]) => before && !fields.some((field) => changed.includes(field));
    const typed = Day === null || Clock === null ? '' : instantAt(reader.timeZone, Day, Clock).toISOString();
    const check = isSame('AverageHeartRate') ? checkRecorded : checkBody;
    const checked = check({
      ...same,
      TrainingType: TrainingType ?? '',
      Begin: isSame('Day', 'Clock') ? before?.Begin : typed,
      Duration: isSame('Minutes') ? before?.Duration : Minutes === null ? undefined : Minutes * 60,
      Distance: isSame('Distance') ? before?.Distance : metres,
    });
    const absent = Object.entries({ Day, Clock, Minutes }).flatMap(([field, value]) => (value === null ? field : []));
    if (absent.length === 0) return checked;
    // Begin and duration have separate errors when empty.
    const { Begin, Duration, ...others } = checked.errors ?? {};
    const stored = { ...(typed !== '' && { Begin }), ...(Minutes !== null && { Duration }) };
    return {
      errors: { ...others, ...stored, ...Object.fromEntries(absent.map((field) => [field, translate('field-required')])) },
    };
  };

export const changeOf = (
  change: Omit<TrainingChange, 'RowVersion'>,
  { RowVersion }: Pick<TrainingDetail, 'RowVersion'>,
): TrainingChange => ({ ...change, RowVersion });

export const fieldsAbout = (field: string): readonly string[] =>
  field === 'Begin' ? ['Day', 'Clock'] : field === 'Duration' ? ['Minutes', 'Day', 'Clock'] : [field];
