import { statedReasonSchema } from '@clubpulse/contract/billing/end-reasons/end-reasons';
import { setEndReason } from '@clubpulse/contract/billing/end-reasons/end-reasons.calls';
import { cancelSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { periodEnd } from '@clubpulse/rules/billing/subscriptions/actions';
import type { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useChange } from '../../../platform/api.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { ReasonFields } from '../../end-reasons/public.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';

const entered = cancelSubscription.body.extend(statedReasonSchema.shape);
type Values = z.output<typeof entered>;

export function CancelSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name } = held;
  const form = useForm<Values, Values>({
    initial: { AtPeriodEnd: held.ScheduledEnd === null, Reason: null, Words: '' },
    check: bySchema(entered),
  });
  const setReason = useChange(setEndReason, { quiet: true });
  const { AtPeriodEnd: atEnd } = form.values;
  const date = formats.date(periodEnd(held, useTodayIn(useStaffClub().TimeZone)));
  const hasEnd = held.RenewsOn !== null || held.ExpiryDate !== null;
  const sleeps = held.State === 'Suspended' || held.State === 'Paused';
  const cancel = useDialogAct(cancelSubscription, {
    doneText: ({ ScheduledEnd }) =>
      atEnd && ScheduledEnd !== null
        ? t('billing.willEnd', { name, date: formats.date(ScheduledEnd) })
        : t('billing.canceledNow', { name }),
    onClose,
  });
  return (
    <DialogForm
      title={t('billing.cancelTitle', { name })}
      act={atEnd ? t('billing.cancelAtEnd') : t('billing.cancelNow')}
      keep={t('kit.keepIt')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} userId={held.UserId} />}
      save={async ({ AtPeriodEnd, Reason }) => {
        const params = { id: held.ClubId, userSubscriptionId: held.UserSubscriptionId };
        if (Reason !== null) await setReason.mutateAsync({ params, body: { Reason } });
        return cancel.mutateAsync({ params: { id: held.UserSubscriptionId }, body: { AtPeriodEnd } });
      }}
      onClose={onClose}
    >
      {held.ScheduledEnd === null && (
        <Segmented
          fullWidth
          label={t('billing.cancelWhen')}
          value={atEnd ? 'end' : 'now'}
          options={[
            { value: 'end', label: t('billing.atPeriodEnd') },
            { value: 'now', label: t('billing.atOnce') },
          ]}
          onChange={(next) => form.set({ AtPeriodEnd: next === 'end' })}
        />
      )}
      <p>
        {!atEnd
          ? t('billing.cancelNowText')
          : !hasEnd
            ? t('billing.cancelTodayText')
            : t(sleeps ? 'billing.cancelSleepingText' : 'billing.cancelEndText', { date })}
      </p>
      <ReasonFields isOwn={false} values={form.values} errors={form.errors} onChange={form.set} />
      {held.Owed > 0 && <p>{t('billing.staysOwed', { amount: formats.money(held.Owed, held.Currency) })}</p>}
    </DialogForm>
  );
}
