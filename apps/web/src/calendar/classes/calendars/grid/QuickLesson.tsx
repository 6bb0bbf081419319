import { type CalendarType, classInputSchema } from '@clubpulse/contract/calendar/classes/classes';
import { createClass } from '@clubpulse/contract/calendar/classes/classes.calls';
import { quickLesson } from '@clubpulse/rules/calendar/classes/quick-lesson';
import { scheduleProblems } from '@clubpulse/rules/calendar/classes/schedule';
import { wallClock } from '@clubpulse/rules/time/days';
import { Button, Select, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { roomColors } from '../../../../devices/rooms/public.ts';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { useChange } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { issuesOf, refusalWords, refusedFields } from '../../../../platform/forms.ts';
import { fieldErrorWords, useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { toastDone } from '../../../../platform/toasts/toasts.ts';
import { editorPath } from '../../acts/editor-path.ts';
import { usePreselectedTrainer, useTrainers } from '../../acts/use-trainers.ts';
import { ClockField } from '../../week-grid/ClockField.tsx';
import styles from './QuickLesson.module.css';

interface QuickLessonProps {
  begin: Date;
  end: Date;
  calendarType: CalendarType;
  onClose: () => void;
}

/** A lesson for one, made from a selected range: 1 place, no credits, seen 7 days before (spec 2 section 9). */
export function QuickLesson({ begin, end, calendarType, onClose }: QuickLessonProps) {
  const t = useT();
  const navigate = useNavigate();
  const formats = useFormats();
  const { ClubId, TimeZone } = useStaffClub();
  const trainers = useTrainers(ClubId);
  const preselected = usePreselectedTrainer(trainers);
  const selected = wallClock(begin, TimeZone);
  const [name, setName] = useState(t('calendar.personalTraining'));
  const [trainer, setTrainer] = useState<number | null | undefined>(undefined);
  const [clock, setClock] = useState<string | null>(selected.clock);
  const [minutes, setMinutes] = useState<number | null>((end.getTime() - begin.getTime()) / 60_000);
  const [tried, setTried] = useState(false);
  const TrainerId = trainer === undefined ? preselected : trainer;

  const schedule = {
    Kind: 'Single' as const,
    ScheduleStartDate: selected.day,
    SingleStartTime: clock ?? '',
    // Neither nothing nor what cannot be read lasts.
    SingleDuration: minutes || 0,
  };
  const body = {
    ...quickLesson,
    ClubId,
    CalendarType: calendarType,
    ClassType: 'Single' as const,
    Name: name,
    Color: roomColors[4].hex,
    TrainerId,
    Schedule: schedule,
  };
  const create = useChange(createClass, {
    quiet: true,
    onDone: ({ Class }) => {
      toastDone({ title: t('calendar.created', { name: Class.Name }), message: t('calendar.createdText') });
      onClose();
    },
  });
  const now = useNow();
  const checked = classInputSchema.safeParse(body);
  const problems = clock === null ? [] : scheduleProblems(schedule, { ClassType: 'Single', timeZone: TimeZone, now });
  const found: Record<string, string> = {
    ...Object.fromEntries(problems.map((problem) => [problem.field, fieldErrorWords(problem)])),
    ...issuesOf(checked),
  };
  const errors: Record<string, string | undefined> = {
    ...(create.error ? refusedFields(create.error) : {}),
    ...(tried ? found : {}),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTried(true);
    if (checked.success && Object.keys(found).length === 0) create.mutate({ body: checked.data });
  };
  const missing = () =>
    void navigate(
      editorPath({
        type: 'Single',
        calendarType,
        scheduleStartDate: selected.day,
        singleStartTime: clock ?? selected.clock,
        singleDuration: minutes || 60,
      }),
    );
  return (
    <Dialog opened onClose={onClose} title={t('calendar.newLesson')}>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <p className={styles['day']}>
          {formats.weekday(begin)} {formats.date(begin)}
        </p>
        <TextInput
          label={t('kit.name')}
          data-autofocus
          withAsterisk
          value={name}
          error={errors['Name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={t('calendar.trainer')}
          placeholder={t('calendar.noTrainer')}
          data={trainers.map((one) => ({ value: String(one.TrainerId), label: one.TrainerName }))}
          value={TrainerId === null ? null : String(TrainerId)}
          error={errors['TrainerId']}
          clearable
          onChange={(value) => setTrainer(value === null ? null : Number(value))}
        />
        <div className={styles['pair']}>
          <ClockField
            label={t('calendar.startTime')}
            value={clock}
            required
            error={errors['Schedule.SingleStartTime'] ?? errors['Schedule.ScheduleStartDate']}
            onChange={setClock}
          />
          <NumberField
            label={t('calendar.duration')}
            unit={t('calendar.minutesUnit')}
            required
            step={15}
            value={minutes}
            error={errors['Schedule.SingleDuration']}
            onChange={setMinutes}
          />
        </div>
        <p className={styles['note']}>
          {t('calendar.quickLessonNote', { seats: quickLesson.MaxInSiteParticipants, days: quickLesson.CalendarVisibilityDays })}
        </p>
        {create.error !== null && create.error.fieldErrors.length === 0 && (
          <p className={styles['refusal']} role="alert">
            {refusalWords(create.error)}
          </p>
        )}
        <div className={styles['actions']}>
          <Button variant="subtle" color="gray" onClick={missing}>
            {t('calendar.allFields')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('kit.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('calendar.create')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
