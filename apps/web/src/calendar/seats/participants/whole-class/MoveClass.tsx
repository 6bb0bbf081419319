import type { Class } from '@clubpulse/contract/calendar/classes/classes';
import { moveScopes } from '@clubpulse/contract/calendar/seats/move-scopes';
import { getMoveReach, moveClass } from '@clubpulse/contract/calendar/seats/participants.calls';
import type { ResultOf } from '@clubpulse/contract/call';
import { sameMove } from '@clubpulse/rules/calendar/classes/move-class';
import { type Occurrence, occurrences, scheduleProblems } from '@clubpulse/rules/calendar/classes/schedule';
import { wallClock } from '@clubpulse/rules/time/days';
import { Radio, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { DialogForm } from '../../../../kit/dialog/DialogForm.tsx';
import { ClockField } from '../../../../kit/fields/ClockField.tsx';
import { DateField } from '../../../../kit/fields/DateField.tsx';
import { bySchema } from '../../../../kit/form/check.ts';
import { useForm } from '../../../../kit/form/use-form.ts';
import { Refusal } from '../../../../kit/states/Refusal.tsx';
import { ApiError, change, useCall, useChange } from '../../../../platform/api.ts';
import { useNow } from '../../../../platform/clock.ts';
import { refusalText } from '../../../../platform/forms.ts';
import { useT } from '../../../../platform/phrases.ts';
import { pathTo } from '../../../../platform/routes.ts';
import { useStaffClub } from '../../../../platform/session.tsx';
import { toastDone, toastError } from '../../../../platform/toasts/toasts.ts';
import { toastUndo } from '../../../../platform/toasts/undo-toast.tsx';
import { OverlapNotice, ofClasses, useShowOverlaps } from '../../../overlaps/public.ts';
import { peopleIn } from './people-in.ts';

type Moved = Omit<Class, 'Description' | 'RemoteLink' | 'Days'>;
type Body = z.output<typeof moveClass.body>;
type Reach = ResultOf<typeof getMoveReach>;

interface MoveClassProps {
  clubClass: Moved;
  to?: { readonly day: string; readonly clock: string };
  isVisible?: boolean;
  onClose: () => void;
}

interface Values extends Pick<Body, 'Reason' | 'Scope'> {
  ScheduleStartDate: string | null;
  SingleStartTime: string | null;
}

export function MoveClass({ clubClass, to, isVisible = false, onClose }: MoveClassProps) {
  const t = useT();
  const { TimeZone } = useStaffClub();
  const { day, clock } = to ?? wallClock(new Date(clubClass.Begin), TimeZone);
  const form = useForm<Values, Body>({
    initial: { ScheduleStartDate: day, SingleStartTime: clock, Reason: '', Scope: 'This' },
    about: (field) => (field === 'Reason' || field === 'Scope' ? [field] : ['ScheduleStartDate', 'SingleStartTime']),
    check: bySchema(moveClass.body),
  });
  const save = useMove(clubClass, isVisible, onClose);
  const isSeries = clubClass.ClassScheduleId !== null && clubClass.ClassType !== 'Course';
  const reach = useCall(getMoveReach, { params: { id: clubClass.ClassId } }, { quiet: true, enabled: isSeries }).data;
  const { values, errors, set } = form;
  return (
    <DialogForm
      title={t('participants.moveTitle', { name: clubClass.Name })}
      act={t('participants.moveAct')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      {reach !== undefined && reach.All.Begins.length > 1 && (
        <ScopeChoice reach={reach} value={values.Scope} onChange={(Scope) => set({ Scope })} />
      )}
      <p>{t('participants.moveText', { count: peopleOf(values.Scope, clubClass, reach) })}</p>
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
      <OverlapsOfMove clubClass={clubClass} values={values} reach={reach} />
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

const peopleOf = (scope: Values['Scope'], clubClass: Moved, reach: Reach | undefined): number =>
  scope === 'This' || reach === undefined ? peopleIn(clubClass) : reach[scope].People;

/** The undo moves the class back, which notifies the participants again. */
function useMove(clubClass: Moved, isVisible: boolean, onClose: () => void): (body: Body) => Promise<void> {
  const t = useT();
  const navigate = useNavigate();
  const showOverlaps = useShowOverlaps();
  const { TimeZone } = useStaffClub();
  const move = useChange(moveClass, { quiet: true });
  const { Name: name, ClubId } = clubClass;
  const before = wallClock(new Date(clubClass.Begin), TimeZone);
  const show = async (id: number) => {
    if (!isVisible) await navigate(pathTo('ClubClassParticipants', id), { replace: true });
  };
  const moveBack = async (id: number, { Scope }: Body) => {
    const body = {
      ScheduleStartDate: before.day,
      SingleStartTime: before.clock,
      Scope: Scope === 'This' ? Scope : 'All',
    } as const;
    try {
      const { ClassId, People } = await change(moveClass, { params: { id }, body }, { quiet: true });
      toastDone({ title: t('participants.movedBack', { name }), message: t('participants.peopleTold', { count: People }) });
      await show(ClassId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError({ cause: 'update-failed', title: t('operation-failed'), message: refusalText(error) });
    }
  };
  return async (body) => {
    const { ClassId, People, Classes } = await move.mutateAsync({ params: { id: clubClass.ClassId }, body });
    const what = Classes > 1 ? t('participants.classesMoved', { count: Classes, name }) : t('participants.classMoved', { name });
    toastUndo({
      title: `${what}. ${t('participants.peopleTold', { count: People })}`,
      undo: () => void moveBack(ClassId, body),
    });
    onClose();
    void showOverlaps(ClubId, ofClasses([ClassId]));
    await show(ClassId);
  };
}

interface ScopeChoiceProps {
  reach: Reach;
  value: Values['Scope'];
  onChange: (scope: Values['Scope']) => void;
}

function ScopeChoice({ reach, value, onChange }: ScopeChoiceProps) {
  const t = useT();
  const words = {
    This: t('calendar.onlyThis'),
    Following: t('participants.moveScope.Following', { count: reach.Following.Begins.length }),
    All: t('participants.moveScope.All', { count: reach.All.Begins.length }),
  };
  const offered = moveScopes.filter((scope) => scope !== 'Following' || isBetween(reach));
  return (
    <Radio.Group
      label={t('participants.moveWhich')}
      value={value}
      onChange={(next) => {
        const chosen = moveScopes.find((scope) => scope === next);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {offered.map((scope) => (
        <Radio key={scope} value={scope} label={words[scope]} mt={8} />
      ))}
    </Radio.Group>
  );
}

/** False for the first and last class of a series, because then Following equals all classes or only this class. */
const isBetween = ({ Following, All }: Reach): boolean =>
  Following.Begins.length > 1 && Following.Begins.length < All.Begins.length;

interface OverlapsOfMoveProps {
  clubClass: Moved;
  values: Values;
  reach: Reach | undefined;
}

function OverlapsOfMove({ clubClass, values, reach }: OverlapsOfMoveProps) {
  const now = useNow();
  const { TimeZone } = useStaffClub();
  const { ScheduleStartDate, SingleStartTime, Scope } = values;
  const { TrainerId, DisplayGroupId, ClassId, ClassType, Duration } = clubClass;
  const moved = { ClassType, Duration, Begin: new Date(clubClass.Begin) };
  const planned = { ScheduleStartDate: ScheduleStartDate ?? '', SingleStartTime: SingleStartTime ?? '' };
  const daysAt = (time: typeof planned): readonly Occurrence[] => {
    const schedule = { Kind: 'Single' as const, ...time, SingleDuration: Duration };
    const isPossible = scheduleProblems(schedule, { ClassType: 'Single', timeZone: TimeZone, now }).length === 0;
    return isPossible ? occurrences(schedule, TimeZone) : [];
  };
  const own = daysAt(planned);
  if (Scope === 'This' || reach === undefined || own.length === 0)
    return <OverlapNotice clubId={clubClass.ClubId} planned={{ days: own, TrainerId, DisplayGroupId, MovedClassId: ClassId }} />;
  const days = reach[Scope].Begins.flatMap((begin) =>
    daysAt(sameMove({ timeZone: TimeZone, class: moved }, planned, new Date(begin))),
  );
  return <OverlapNotice clubId={clubClass.ClubId} planned={{ days, TrainerId, DisplayGroupId, ClassId }} />;
}
