import {
  type RecurrentLiveTrainingInput,
  recurrentLiveTrainingInputSchema,
} from '@clubpulse/contract/live/live-trainings/recurrent';
import { createRecurrentLiveTraining } from '@clubpulse/contract/live/live-trainings/recurrent.calls';
import { slotsOverlap } from '@clubpulse/rules/live/live-trainings/live-trainings';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  newSchedule,
  type ScheduleDraft,
  ScheduleFields,
  scheduleErrors,
  scheduleOf,
  type Trainer,
} from '../../calendar/classes/public.ts';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { bySchema, type Check } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useChange } from '../../platform/api.ts';
import { fieldErrorText, translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { AboutFields, type AboutValues } from './LiveTrainingFields.tsx';

type SeriesValues = AboutValues & ScheduleDraft;

/** The dates are checked like those of recurring classes, because the form uses the same fields. */
const checkSeries =
  (clubId: number, timeZone: string): Check<SeriesValues, RecurrentLiveTrainingInput> =>
  ({ Name, TrainerId, DisplayGroupId, MaxParticipants, ClassSubscriptionId, ...draft }) => {
    const dates = scheduleErrors(draft, { ClassType: 'Lesson', timeZone, now: new Date() });
    const Schedule = scheduleOf(draft, 'Lesson');
    const about = { ClubId: clubId, Name, TrainerId, DisplayGroupId, MaxParticipants, ClassSubscriptionId };
    const checked = bySchema(recurrentLiveTrainingInputSchema)({ ...about, Schedule });
    const untrained = TrainerId === null ? { TrainerId: translate('field-required') } : {};
    const slots = Schedule.Kind === 'Weekly' ? Schedule.Slots : [];
    const overlaps = Object.fromEntries(slotsOverlap(slots).map((one) => [one.field, fieldErrorText(one)]));
    const wrong = { ...overlaps, ...checked.errors, ...dates, ...untrained };
    return checked.errors === null && Object.keys(wrong).length === 0 ? checked : { errors: wrong };
  };

interface NewSeriesProps {
  trainers: readonly Trainer[];
  from: AboutValues & { readonly Day: string; readonly Clock: string; readonly Duration: number };
  back: string;
  repeats: ReactNode;
}

export function NewSeries({ trainers, from, back, repeats }: NewSeriesProps) {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId, TimeZone } = useStaffClub();
  const add = useChange(createRecurrentLiveTraining, {
    quiet: true,
    onDone: (_, { body: { Name: name } }) => toastDone({ title: t('liveTr.saved', { name }) }),
  });
  const [initial] = useState<SeriesValues>(() => {
    const { Day, Clock, Duration, ...about } = from;
    return { ...about, ...newSchedule(Day, Clock, Duration) };
  });
  const form = useForm({ initial, check: useMemo(() => checkSeries(ClubId, TimeZone), [ClubId, TimeZone]) });
  return (
    <EditScreen
      title={t('liveTr.add')}
      back={back}
      form={form}
      save={(body) => add.mutateAsync({ body })}
      refusal={<Refusal words={form.refusal} />}
      act={t('kit.save')}
      onSaved={() => void navigate(back, { replace: true })}
    >
      <AboutFields clubId={ClubId} trainers={trainers} form={form} repeats={repeats}>
        <ScheduleFields
          ClassType="Lesson"
          draft={form.values}
          errors={form.errors}
          onChange={(field, value) => form.set({ [field]: value })}
        />
      </AboutFields>
    </EditScreen>
  );
}
