import type { CalendarType } from '@clubpulse/contract/calendar/classes/classes';
import { quickLesson } from '@clubpulse/rules/calendar/classes/quick-lesson';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLicenseStop } from '../../../../clubs/licenses/public.ts';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx';
import { ClockField } from '../../../../kit/fields/ClockField.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import type { Form } from '../../../../kit/form/use-form.ts';
import { Refusal } from '../../../../kit/states/Refusal.tsx';
import { type Person, PersonPicker } from '../../../../members/people/public.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { OverlapNotice } from '../../../overlaps/public.ts';
import { editorPath } from '../../acts/editor-path.ts';
import { NoLicense } from '../../acts/NoLicense.tsx';
import styles from './QuickLesson.module.css';
import { type Lesson, useLessonForm } from './use-lesson-form.ts';
import { useMakeLesson } from './use-make-lesson.ts';

interface QuickLessonProps {
  begin: Date;
  end: Date;
  calendarType: CalendarType;
  onClose: () => void;
}

export function QuickLesson(props: QuickLessonProps) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const stopped = useLicenseStop(ClubId, 'Any');
  return (
    <Dialog opened onClose={props.onClose} title={t('calendar.newLesson')}>
      {stopped === null ? <LessonForm {...props} /> : <NoLicense words={stopped} />}
    </Dialog>
  );
}

/** A new lesson has 1 seat, costs no credits, and is visible 7 days ahead. With a client, it is also published and booked. */
function LessonForm({ begin, end, calendarType, onClose }: QuickLessonProps) {
  const t = useT();
  const navigate = useNavigate();
  const formats = useFormats();
  const { ClubId } = useStaffClub();
  const { form, trainers, selected, days } = useLessonForm({ begin, end, calendarType });
  const { values, errors, set } = form;
  const [client, setClient] = useState<Person | null>(null);
  const make = useMakeLesson(client, onClose);
  const openEditor = () =>
    void navigate(
      editorPath({
        type: 'Single',
        calendarType,
        scheduleStartDate: selected.day,
        singleStartTime: values.SingleStartTime ?? selected.clock,
        singleDuration: values.SingleDuration || 60,
      }),
    );
  return (
    <form noValidate className={styles['form']} onSubmit={form.submit(make)}>
      <p className={styles['day']}>
        {formats.weekday(begin)} {formats.date(begin)}
      </p>
      <TextInput
        label={t('kit.name')}
        data-autofocus
        withAsterisk
        value={values.Name}
        error={errors.Name}
        onChange={(event) => set({ Name: event.currentTarget.value })}
      />
      <ChoiceField
        label={t('calendar.trainer')}
        placeholder={t('calendar.noTrainer')}
        data={trainers.map((one) => ({ value: String(one.TrainerId), label: one.TrainerName }))}
        value={values.TrainerId === null ? null : String(values.TrainerId)}
        error={errors.TrainerId}
        clearable
        onChange={(value) => set({ TrainerId: value === null ? null : Number(value) })}
      />
      <PersonPicker
        clubId={ClubId}
        label={t('calendar.client')}
        placeholder={t('calendar.clientHint')}
        nobodyFound={t('calendar.noClientFound')}
        value={client?.UserId ?? null}
        clearable
        onChange={setClient}
      />
      <LessonTimes values={values} errors={errors} set={set} />
      <p className={styles['note']}>
        {t('calendar.quickLessonNote', { seats: quickLesson.MaxInSiteParticipants, days: quickLesson.CalendarVisibilityDays })}
      </p>
      <OverlapNotice clubId={ClubId} planned={{ days, TrainerId: values.TrainerId, UserId: client?.UserId }} />
      <Refusal words={form.refusal} />
      <div className={styles['actions']}>
        <Button variant="subtle" color="gray" onClick={openEditor}>
          {t('calendar.allFields')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('kit.cancel')}
        </Button>
        <Button type="submit" loading={form.saving}>
          {t('calendar.create')}
        </Button>
      </div>
    </form>
  );
}

function LessonTimes({ values, errors, set }: Pick<Form<Lesson>, 'values' | 'errors' | 'set'>) {
  const t = useT();
  return (
    <div className={styles['pair']}>
      <ClockField
        label={t('calendar.startTime')}
        value={values.SingleStartTime}
        required
        error={errors['Schedule.SingleStartTime'] ?? errors['Schedule.ScheduleStartDate']}
        onChange={(clock) => set({ SingleStartTime: clock })}
      />
      <NumberField
        label={t('calendar.duration')}
        unit={t('calendar.minutesUnit')}
        required
        step={15}
        value={values.SingleDuration}
        error={errors['Schedule.SingleDuration']}
        onChange={(minutes) => set({ SingleDuration: minutes })}
      />
    </div>
  );
}
