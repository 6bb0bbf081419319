import type { MessageInput } from '@clubpulse/contract/office/messages';
import { PLANNED_MAX_DAYS } from '@clubpulse/contract/office/planned-messages/planned-messages';
import { planMessage } from '@clubpulse/contract/office/planned-messages/planned-messages.calls';
import { addDays, instantAt } from '@clubpulse/rules/time/days';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import type { Checked } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Planned.module.css';
import type { SavedDraft } from './use-saved-draft.ts';

interface SendLaterProps {
  message: MessageInput;
  saved: SavedDraft;
  onPlanned: () => void;
  onClose: () => void;
}

interface Values {
  Day: string | null;
  Time: string | null;
}

export function SendLater({ message, saved, onPlanned, onClose }: SendLaterProps) {
  const t = useT();
  const { ClubId: id, Name: club, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const form = useForm<Values, string>({
    initial: { Day: addDays(today, 1), Time: '08:00' },
    check: ({ Day, Time }): Checked<string> => {
      if (Day === null) return { errors: { Day: t('field-required') } };
      if (Time === null) return { errors: { Time: t('field-required') } };
      const at = instantAt(TimeZone, Day, Time);
      const isAhead = at.getTime() > Date.now() && Day <= addDays(today, PLANNED_MAX_DAYS - 1);
      return isAhead
        ? { errors: null, output: at.toISOString() }
        : { errors: { Day: t('moment-to-come', { days: PLANNED_MAX_DAYS }) } };
    },
  });
  const plan = useDialogAct(planMessage, {
    doneText: ({ SendAt }) => t('messages.planned', { when: SendAt === null ? '' : formats.dateTime(SendAt) }),
    onClose: () => {
      onClose();
      onPlanned();
    },
  });
  const save = async (SendAt: string) => {
    const PlannedMessageId = await saved.stop();
    try {
      return await plan.mutateAsync({ params: { id }, body: { Message: message, SendAt, PlannedMessageId } });
    } catch (error) {
      saved.goOn(error);
      throw error;
    }
  };
  return (
    <DialogForm
      title={t('messages.sendLater')}
      act={t('messages.plan')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={save}
      onClose={onClose}
    >
      <p>{t('messages.sendLaterText')}</p>
      <div className={classes['moment']}>
        <DateField
          near
          required
          label={t('messages.sendDay')}
          min={today}
          value={form.values.Day}
          error={form.errors.Day ?? form.errors['SendAt']}
          onChange={(Day) => form.set({ Day })}
        />
        <ClockField
          required
          label={t('messages.sendTime', { club })}
          value={form.values.Time}
          error={form.errors.Time}
          onChange={(Time) => form.set({ Time })}
        />
      </div>
    </DialogForm>
  );
}
