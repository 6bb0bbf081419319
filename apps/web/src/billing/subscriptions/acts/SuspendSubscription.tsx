import { suspendSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { type PhraseKey, useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';
import { ReactivationDay } from './ReactivationDay.tsx';
import { earliestReactivation, reactivationDaySchema } from './reactivation-day.ts';

interface Body {
  ReactivationDate: string | null;
}
interface Values extends Body {
  Until: 'date' | 'hand';
}

function effectOf({ ExpiryDate, RenewsOn, ExtSubscriptionId }: ActProps['held']): PhraseKey {
  if (ExpiryDate !== null) return 'billing.suspendMovesEnd';
  if (RenewsOn === null) return 'billing.suspendText';
  return ExtSubscriptionId === null ? 'billing.suspendMovesRenewal' : 'billing.suspendSkipsCharges';
}

export function SuspendSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const today = useTodayIn(useStaffClub().TimeZone);
  const form = useForm<Values, Body>({
    initial: { Until: 'date', ReactivationDate: null },
    check: (values) =>
      values.Until === 'hand'
        ? { errors: null, output: { ReactivationDate: null } }
        : bySchema(z.object({ ReactivationDate: reactivationDaySchema(today, today) }))(values),
  });
  const { Until: until } = form.values;
  const suspend = useDialogAct(suspendSubscription, {
    doneText: () => t('billing.suspended', { name: held.SubscriptionName }),
    onClose,
  });
  return (
    <DialogForm
      title={t('billing.suspendTitle', { name: held.SubscriptionName })}
      act={t('billing.suspend')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} userId={held.UserId} />}
      save={(body) => suspend.mutateAsync({ params: { id: held.UserSubscriptionId }, body })}
      onClose={onClose}
    >
      <p>{t(effectOf(held))}</p>
      <Segmented
        fullWidth
        label={t('billing.suspendHow')}
        value={until}
        options={[
          { value: 'date', label: t('billing.untilDate') },
          { value: 'hand', label: t('billing.untilHand') },
        ]}
        onChange={(Until) => form.set({ Until, ReactivationDate: null })}
      />
      {until === 'date' && (
        <ReactivationDay
          earliest={earliestReactivation(today, today)}
          value={form.values.ReactivationDate}
          error={form.errors.ReactivationDate}
          onChange={form.set}
        />
      )}
    </DialogForm>
  );
}
