import { type ClassInput, classInputSchema } from '@clubpulse/contract/calendar/classes/classes';
import { quickLesson } from '@clubpulse/rules/calendar/classes/quick-lesson';
import { scheduleProblems } from '@clubpulse/rules/calendar/classes/schedule';
import { addDays } from '@clubpulse/rules/time/days';
import { usePreselectedTrainer, useTrainers } from '../../calendar/classes/public.ts';
import { roomColors } from '../../devices/rooms/public.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useNow } from '../../platform/clock.ts';
import { fieldErrorText, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
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

export function useFirstClass({ facts }: Pick<StepProps, 'facts'>) {
  const t = useT();
  const now = useNow();
  const { ClubId, TimeZone } = useStaffClub();
  const tomorrow = addDays(useTodayIn(TimeZone), 1);
  const TrainerId = usePreselectedTrainer(useTrainers(ClubId));
  const DisplayGroupId = facts.rooms[0]?.DisplayGroupId ?? null;
  return useForm<Lesson, ClassInput>({
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
}
