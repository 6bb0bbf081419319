import { type ClassInput, classInputSchema } from '@clubpulse/contract/calendar/classes/classes';
import { createClass, setClassPublishState } from '@clubpulse/contract/calendar/classes/classes.calls';
import { quickLesson } from '@clubpulse/rules/calendar/classes/quick-lesson';
import { scheduleProblems } from '@clubpulse/rules/calendar/classes/schedule';
import { addDays } from '@clubpulse/rules/time/days';
import { TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { usePreselectedTrainer, useTrainers } from '../../calendar/classes/public.ts';
import { roomColors } from '../../devices/rooms/public.ts';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { Wizard } from '../../kit/wizard/Wizard.tsx';
import { useChange } from '../../platform/api.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { fieldErrorText, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './FirstClub.module.css';
import type { StepProps } from './step.ts';

const first = { clock: '18:00', minutes: 60, seats: 16 } as const;

interface Lesson {
  Name: string;
  Day: string | null;
  Clock: string | null;
  /** In minutes. */
  Duration: number | null;
  Seats: number | null;
}

const checkBody = bySchema(classInputSchema);
const fieldOf = {
  'Schedule.ScheduleStartDate': 'Day',
  'Schedule.SingleStartTime': 'Clock',
  'Schedule.SingleDuration': 'Duration',
};
const inForm = (errors: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, words]) => [
      field in fieldOf ? fieldOf[field as keyof typeof fieldOf] : field === 'MaxInSiteParticipants' ? 'Seats' : field,
      words,
    ]),
  );

/** Proposes tomorrow at 18:00 and publishes the class at once. */
export function ClassStep({ frame, facts, nextLabel, onDone, onBack }: StepProps) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const { ClubId, TimeZone } = useStaffClub();
  const tomorrow = addDays(useTodayIn(TimeZone), 1);
  const TrainerId = usePreselectedTrainer(useTrainers(ClubId));
  const DisplayGroupId = facts.rooms[0]?.DisplayGroupId ?? null;
  const form = useForm<Lesson, ClassInput>({
    initial: {
      Name: t('firstClub.class.name'),
      Day: tomorrow,
      Clock: first.clock,
      Duration: first.minutes,
      Seats: first.seats,
    },
    check: ({ Name, Day, Clock, Duration, Seats }) => {
      const Schedule = {
        Kind: 'Single' as const,
        ScheduleStartDate: Day ?? '',
        SingleStartTime: Clock ?? '',
        SingleDuration: Duration || 0,
      };
      const kind = { ClubId, CalendarType: 'Club' as const, ClassType: 'Single' as const };
      const place = { TrainerId, DisplayGroupId, Color: roomColors[0].hex, MaxInSiteParticipants: Seats ?? Number.NaN };
      const checked = checkBody({ ...quickLesson, TicketsCostInSite: 0, ...kind, ...place, Name, Schedule });
      if (checked.errors !== null) return { errors: inForm(checked.errors) };
      const problems = scheduleProblems(Schedule, { ClassType: 'Single', timeZone: TimeZone, now });
      if (problems.length === 0) return checked;
      return { errors: inForm(Object.fromEntries(problems.map((one) => [one.field, fieldErrorText(one)]))) };
    },
  });
  const { values, errors, set } = form;
  const create = useChange(createClass, { quiet: true });
  const publish = useChange(setClassPublishState, { quiet: true, onDone });
  const make = async (body: ClassInput) => {
    const { Class } = await create.mutateAsync({ body });
    return publish.mutateAsync({ params: { id: Class.ClassId }, body: { PublishState: 'Published' } });
  };
  const goOn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone();
  };
  const { nextClass } = facts;
  return (
    <Wizard
      {...frame}
      title={t('firstClub.class.title')}
      lead={t('firstClub.class.lead')}
      next={{ label: nextClass === undefined || form.saving ? nextLabel : t('firstClub.finish'), busy: form.saving }}
      onNext={nextClass === undefined ? form.submit(make) : goOn}
      onBack={onBack}
      skip={nextClass === undefined ? { label: t('firstClub.skip'), onSkip: onDone } : undefined}
    >
      {nextClass === undefined || form.saving ? (
        <>
          <TextInput
            label={t('kit.name')}
            withAsterisk
            maxLength={120}
            value={values.Name}
            error={errors.Name}
            onChange={(event) => set({ Name: event.currentTarget.value })}
          />
          <div className={classes['pair']}>
            <DateField
              label={t('kit.day')}
              near
              required
              value={values.Day}
              error={errors.Day}
              onChange={(Day) => set({ Day })}
            />
            <ClockField
              label={t('calendar.startTime')}
              required
              value={values.Clock}
              error={errors.Clock}
              onChange={(Clock) => set({ Clock })}
            />
            <NumberField
              label={t('calendar.duration')}
              unit={t('calendar.minutesUnit')}
              required
              step={15}
              value={values.Duration}
              error={errors.Duration}
              onChange={(Duration) => set({ Duration })}
            />
            <NumberField
              label={t('firstClub.class.seats')}
              required
              value={values.Seats}
              error={errors.Seats}
              onChange={(Seats) => set({ Seats })}
            />
          </div>
          <Refusal words={form.refusal} />
        </>
      ) : (
        <ul className={classes['made']}>
          <li>
            {nextClass.Name}, {formats.dateTime(nextClass.Begin)}
          </li>
        </ul>
      )}
    </Wizard>
  );
}
