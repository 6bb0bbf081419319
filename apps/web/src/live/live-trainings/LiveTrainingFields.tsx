import { listSubscriptionTypes } from '@clubpulse/contract/billing/subscription-types.calls';
import {
  LIVE_MINUTES,
  LIVE_PARTICIPANTS_MAX,
  type LiveTraining,
  type LiveTrainingInput,
  liveTrainingFieldsSchema,
} from '@clubpulse/contract/live/live-trainings/live-trainings';
import { instantAt, wallClock } from '@clubpulse/rules/time/days';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Trainer } from '../../calendar/classes/public.ts';
import { RoomSelect, useRooms } from '../../devices/rooms/public.ts';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema, type Check } from '../../kit/form/check.ts';
import type { Form } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { translate, useT } from '../../platform/phrases.ts';
import classes from './LiveTrainings.module.css';

/** Day and time of the begin are in the club's time zone. */
export interface LiveTrainingValues {
  Name: string;
  TrainerId: number | null;
  Day: string | null;
  Clock: string | null;
  Duration: number | null;
  DisplayGroupId: number | null;
  MaxParticipants: number | null;
  ClassSubscriptionId: number | null;
}

export const valuesOf = (
  { Name, TrainerId, Begin, Duration, DisplayGroupId, MaxParticipants, ClassSubscriptionId }: LiveTraining,
  timeZone: string,
): LiveTrainingValues => {
  const { day, clock } = wallClock(Begin, timeZone);
  return { Name, TrainerId, Day: day, Clock: clock, Duration, DisplayGroupId, MaxParticipants, ClassSubscriptionId };
};

const QUARTER_MS = 900_000;
export function nextQuarter(timeZone: string, now: Date): { readonly Day: string; readonly Clock: string } {
  const { day, clock } = wallClock(new Date(Math.ceil(now.getTime() / QUARTER_MS) * QUARTER_MS), timeZone);
  return { Day: day, Clock: clock };
}

export const checkLiveTraining =
  (timeZone: string): Check<LiveTrainingValues, LiveTrainingInput> =>
  ({ Day, Clock, TrainerId, Duration, ...values }) => {
    const missing = { Day, Clock, TrainerId, Duration };
    const absent = Object.entries(missing).filter(([, value]) => value === null);
    const Begin = Day === null || Clock === null ? null : instantAt(timeZone, Day, Clock).toISOString();
    const checked = bySchema(liveTrainingFieldsSchema)({ ...values, TrainerId, Duration, Begin });
    if (checked.errors === null) return checked;
    const { Begin: begin, ...errors } = checked.errors;
    const required = Object.fromEntries(absent.map(([field]) => [field, translate('field-required')]));
    return { errors: { ...errors, ...(Day !== null && Clock !== null && begin ? { Day: begin } : {}), ...required } };
  };

interface FieldsProps {
  clubId: number;
  trainers: readonly Trainer[];
  form: Form<LiveTrainingValues, LiveTrainingInput>;
  repeats?: ReactNode;
}

export function LiveTrainingFields({ clubId, trainers, form, repeats }: FieldsProps) {
  const t = useT();
  const { values, errors, set } = form;
  return (
    <AboutFields clubId={clubId} trainers={trainers} form={form} repeats={repeats}>
      <div className={classes['pair']}>
        <DateField label={t('kit.day')} required near value={values.Day} error={errors.Day} onChange={(Day) => set({ Day })} />
        <ClockField
          label={t('calendar.startTime')}
          required
          value={values.Clock}
          error={errors.Clock}
          onChange={(Clock) => set({ Clock })}
        />
      </div>
      <NumberField
        label={t('liveTr.minutes')}
        description={t('liveTr.minutesHint', LIVE_MINUTES)}
        required
        min={LIVE_MINUTES.min}
        max={LIVE_MINUTES.max}
        step={5}
        value={values.Duration}
        error={errors.Duration}
        onChange={(Duration) => set({ Duration })}
      />
    </AboutFields>
  );
}

export type AboutValues = Omit<LiveTrainingValues, 'Day' | 'Clock' | 'Duration'>;

interface AboutProps {
  clubId: number;
  trainers: readonly Trainer[];
  form: {
    readonly values: AboutValues;
    readonly errors: Partial<Record<keyof AboutValues, string>>;
    readonly set: (changes: Partial<AboutValues>) => void;
  };
  repeats?: ReactNode;
  children: ReactNode;
}

export function AboutFields({ clubId, trainers, form: { values, errors, set }, repeats, children }: AboutProps) {
  const t = useT();
  const { rooms } = useRooms(clubId);
  const { data: types = [] } = useCall(listSubscriptionTypes, { params: { id: clubId } }, { quiet: true });
  return (
    <div className={classes['fields']}>
      {repeats}
      <TextInput
        label={t('kit.name')}
        withAsterisk
        maxLength={60}
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <ChoiceField
        label={t('calendar.trainer')}
        withAsterisk
        allowDeselect={false}
        data={trainers.map((one) => ({ value: String(one.TrainerId), label: one.TrainerName }))}
        value={values.TrainerId === null ? null : String(values.TrainerId)}
        error={errors.TrainerId}
        onChange={(next) => set({ TrainerId: next === null ? null : Number(next) })}
      />
      {children}
      <RoomSelect
        rooms={rooms}
        hint={t('liveTr.roomHint')}
        placeholder={t('live.allRooms')}
        value={values.DisplayGroupId}
        error={errors.DisplayGroupId}
        onChange={(DisplayGroupId) => set({ DisplayGroupId })}
      />
      <NumberField
        label={t('liveTr.max')}
        description={t('liveTr.maxHint')}
        min={1}
        max={LIVE_PARTICIPANTS_MAX}
        value={values.MaxParticipants}
        error={errors.MaxParticipants}
        onChange={(MaxParticipants) => set({ MaxParticipants })}
      />
      <ChoiceField
        label={t('liveTr.holdersOf')}
        description={t('liveTr.holdersHint')}
        placeholder={t('liveTr.anybody')}
        clearable
        data={types.map((one) => ({ value: String(one.ClassSubscriptionId), label: one.Name }))}
        value={values.ClassSubscriptionId === null ? null : String(values.ClassSubscriptionId)}
        error={errors.ClassSubscriptionId}
        onChange={(next) => set({ ClassSubscriptionId: next === null ? null : Number(next) })}
      />
    </div>
  );
}
