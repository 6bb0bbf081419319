import { type CalendarType, type ClassInput, classInputSchema } from '@clubpulse/contract/calendar/classes/classes';
import { quickLesson } from '@clubpulse/rules/calendar/classes/quick-lesson';
import { occurrences, scheduleProblems } from '@clubpulse/rules/calendar/classes/schedule';
import { type Day, wallClock } from '@clubpulse/rules/time/days';
import { useMemo } from 'react';
import { roomColors } from '../../../../devices/rooms/public.ts';
import { bySchema } from '../../../../kit/form/check.ts';
import { useForm } from '../../../../kit/form/use-form.ts';
import { useNow } from '../../../../platform/clock.ts';
import { fieldErrorText, useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { usePreselectedTrainer, useTrainers } from '../../acts/use-trainers.ts';

export interface Lesson {
  Name: string;
  TrainerId: number | null;
  SingleStartTime: string | null;
  SingleDuration: number | null;
}

interface LessonFormParts {
  begin: Date;
  end: Date;
  calendarType: CalendarType;
}

const checkBody = bySchema(classInputSchema);

const fieldsAbout = (field: string): readonly string[] =>
  field.startsWith('Schedule') ? ['SingleStartTime', 'SingleDuration'] : [field];

export function useLessonForm({ begin, end, calendarType }: LessonFormParts) {
  const t = useT();
  const { ClubId, TimeZone } = useStaffClub();
  const trainers = useTrainers(ClubId);
  const preselected = usePreselectedTrainer(trainers);
  const selected = wallClock(begin, TimeZone);
  const now = useNow();
  const first = useMemo(
    (): Lesson => ({
      Name: t('calendar.personalTraining'),
      TrainerId: preselected,
      SingleStartTime: selected.clock,
      SingleDuration: (end.getTime() - begin.getTime()) / 60_000,
    }),
    [t, preselected, selected.clock, begin, end],
  );
  const problemsOf = (schedule: ReturnType<typeof scheduleOf>) =>
    scheduleProblems(schedule, { ClassType: 'Single', timeZone: TimeZone, now });
  const form = useForm<Lesson, ClassInput>({
    saved: first,
    about: fieldsAbout,
    check: (lesson) => {
      const { Name, TrainerId, SingleStartTime } = lesson;
      const schedule = scheduleOf(lesson, selected.day);
      const color = roomColors[4].hex;
      const kind = { ClubId, CalendarType: calendarType, ClassType: 'Single' as const };
      const checked = checkBody({ ...quickLesson, ...kind, Name, Color: color, TrainerId, Schedule: schedule });
      if (SingleStartTime === null) return checked;
      const problems = problemsOf(schedule);
      if (problems.length === 0) return checked;
      return {
        errors: { ...Object.fromEntries(problems.map((one) => [one.field, fieldErrorText(one)])), ...checked.errors },
      };
    },
  });
  const planned = scheduleOf(form.values, selected.day);
  const days = problemsOf(planned).length === 0 ? occurrences(planned, TimeZone) : [];
  return { form, trainers, selected, days };
}

const scheduleOf = ({ SingleStartTime, SingleDuration }: Lesson, day: Day) => ({
  Kind: 'Single' as const,
  ScheduleStartDate: day,
  SingleStartTime: SingleStartTime ?? '',
  SingleDuration: SingleDuration || 0,
});
