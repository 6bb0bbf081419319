import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { moveClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import { occurrences, scheduleProblems } from '@clubpulse/rules/calendar/classes/schedule';
import { wallClock } from '@clubpulse/rules/time/days';
import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { DialogForm } from '../../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../../kit/dialog/use-dialog-act.ts';
import { ClockField } from '../../../../kit/fields/ClockField.tsx';
import { DateField } from '../../../../kit/fields/DateField.tsx';
import { bySchema } from '../../../../kit/form/check.ts';
import { useForm } from '../../../../kit/form/use-form.ts';
import { Refusal } from '../../../../kit/states/Refusal.tsx';
import { useNow } from '../../../../platform/clock.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { OverlapNotice, ofClasses, useShowOverlaps } from '../../../overlaps/public.ts';
import { peopleIn } from './people-in.ts';

interface MoveClassProps {
  clubClass: Omit<Class, 'Description' | 'RemoteLink' | 'Days'>;
  to?: { readonly day: string; readonly clock: string };
  isVisible?: boolean;
  onClose: () => void;
}

interface Values {
  ScheduleStartDate: string | null;
  SingleStartTime: string | null;
  Reason: string;
}

export function MoveClass({ clubClass, to, isVisible = false, onClose }: MoveClassProps) {
  const t = useT();
  const now = useNow();
  const navigate = useNavigate();
  const showOverlaps = useShowOverlaps();
  const { TimeZone } = useStaffClub();
  const { day, clock } = to ?? wallClock(new Date(clubClass.Begin), TimeZone);
  const form = useForm<Values, z.output<typeof moveClass.body>>({
    initial: { ScheduleStartDate: day, SingleStartTime: clock, Reason: '' },
    about: (field) => (field === 'Reason' ? [field] : ['ScheduleStartDate', 'SingleStartTime']),
    check: bySchema(moveClass.body),
  });
  const move = useDialogAct(moveClass, {
    doneText: ({ People }) => ({
      title: t('participants.classMoved', { name: clubClass.Name }),
      message: t('participants.peopleTold', { count: People }),
    }),
    onClose,
  });
  const save = async (body: z.output<typeof moveClass.body>) => {
    const { ClassId } = await move.mutateAsync({ params: { id: clubClass.ClassId }, body });
    void showOverlaps(clubClass.ClubId, ofClasses([ClassId]));
    if (!isVisible) await navigate(pathTo('ClubClassParticipants', ClassId), { replace: true });
  };
  const { values, errors, set } = form;
  const planned = {
    Kind: 'Single' as const,
    ScheduleStartDate: values.ScheduleStartDate ?? '',
    SingleStartTime: values.SingleStartTime ?? '',
    SingleDuration: clubClass.Duration,
  };
  const isPlanned = scheduleProblems(planned, { ClassType: 'Single', timeZone: TimeZone, now }).length === 0;
  const { TrainerId, DisplayGroupId, ClassId: MovedClassId } = clubClass;
  return (
    <DialogForm
      title={t('participants.moveTitle', { name: clubClass.Name })}
      act={t('participants.moveAct')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      <p>{t('participants.moveText', { count: peopleIn(clubClass) })}</p>
      <DateField
        label={t('kit.day')}
        value={values.ScheduleStartDate}
        required
        near
        error={errors.ScheduleStartDate}
        onChange={(ScheduleStartDate) => set({ ScheduleStartDate })}
      />
      <ClockField
        label={t('calendar.startTime')}
        value={values.SingleStartTime}
        required
        error={errors.SingleStartTime}
        onChange={(SingleStartTime) => set({ SingleStartTime })}
      />
      <OverlapNotice
        clubId={clubClass.ClubId}
        planned={{ days: isPlanned ? occurrences(planned, TimeZone) : [], TrainerId, DisplayGroupId, MovedClassId }}
      />
      <TextInput
        label={t('participants.reasonIfAny')}
        description={t('participants.reasonHint')}
        maxLength={300}
        value={values.Reason}
        error={errors.Reason}
        onChange={(event) => set({ Reason: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
