import { reactivateSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { addDays, daysBetween } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
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
  When: 'now' | 'date';
}

export function ReactivateSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const since = held.SuspendedDate ?? today;
  const form = useForm<Values, Body>({
    initial: { When: 'now', ReactivationDate: null },
    check: (values) =>
      values.When === 'now'
        ? { errors: null, output: { ReactivationDate: null } }
        : bySchema(z.object({ ReactivationDate: reactivationDaySchema(today, since) }))(values),
  });
  const { When: when } = form.values;
  const reactivate = useDialogAct(reactivateSubscription, {
    doneText: ({ State, SubscriptionName: name, ReactivationDate }) =>
      State === 'Suspended' && ReactivationDate !== null
        ? t('billing.willReactivate', { name, date: formats.date(ReactivationDate) })
        : t('billing.reactivated', { name }),
    onClose,
  });
  const days = Math.max(0, daysBetween(since, today));
  const moved = held.ExpiryDate === null || days === 0 ? null : addDays(held.ExpiryDate, days);
  return (
    <DialogForm
      title={t('billing.reactivateTitle', { name: held.SubscriptionName })}
      act={when === 'now' ? t('billing.reactivateNow') : t('billing.setDay')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} userId={held.UserId} />}
      save={(body) => reactivate.mutateAsync({ params: { id: held.UserSubscriptionId }, body })}
      onClose={onClose}
    >
      <Segmented
        fullWidth
        label={t('kit.when')}
        value={when}
        options={[
          { value: 'now', label: t('billing.now') },
          { value: 'date', label: t('billing.onADay') },
        ]}
        onChange={(When) => form.set({ When, ReactivationDate: null })}
      />
      {when === 'now' ? (
        <p>
          {moved === null
            ? t('billing.reactivateText')
            : t('billing.reactivateMoves', { count: days, date: formats.date(moved) })}
        </p>
      ) : (
        <ReactivationDay
          earliest={earliestReactivation(today, since)}
          value={form.values.ReactivationDate}
          error={form.errors.ReactivationDate}
          onChange={form.set}
        />
      )}
    </DialogForm>
  );
}
