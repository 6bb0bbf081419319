import {
  cancelOwnSubscription,
  changeOwnCard,
  keepOwnSubscription,
} from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import classes from './Checkout.module.css';

/** What a member may do with an own subscription that is paid online. */
export function OwnSubscription({ held }: { held: UserSubscription }) {
  const t = useT();
  const formats = useFormats();
  const [cancels, setCancels] = useState(false);
  const { SubscriptionName: name, ScheduledEnd } = held;
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  const card = useChange(changeOwnCard, { quiet: true, onDone: ({ Url }) => window.location.assign(Url) });
  const keep = useChange(keepOwnSubscription, {
    quiet: true,
    onDone: () => toastDone({ title: t('billing.cancelUndone', { name }) }),
  });
  const failed = held.PaymentStatus === 'RetryingPayment' || held.PaymentStatus === 'PaymentFailed';
  return (
    <div className={classes['ways']}>
      {failed && (
        <p role="status">
          {held.DueDateUTC === null
            ? t('billing.cardFailedLast')
            : t('billing.cardFailedAgain', { date: formats.date(held.DueDateUTC) })}
        </p>
      )}
      <Refused error={refusedOf(card.error ?? keep.error)} />
      {ScheduledEnd !== null && (
        <Button
          leftSection={<IconArrowBackUp size={18} stroke={1.8} />}
          loading={keep.isPending}
          onClick={() => keep.mutate({ params })}
        >
          {t('billing.keepMine')}
        </Button>
      )}
      <Button
        variant={failed ? 'filled' : 'default'}
        leftSection={<IconCreditCard size={18} stroke={1.8} />}
        loading={card.isPending || card.isSuccess}
        onClick={() => card.mutate({ params })}
      >
        {t('billing.changeCard')}
      </Button>
      {ScheduledEnd === null && (
        <Button variant="subtle" color="gray" onClick={() => setCancels(true)}>
          {t('billing.cancelMine')}
        </Button>
      )}
      {cancels && <CancelOwn held={held} onClose={() => setCancels(false)} />}
    </div>
  );
}

function CancelOwn({ held, onClose }: { held: UserSubscription; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name } = held;
  const form = useForm({ initial: { AtPeriodEnd: true }, check: bySchema(cancelOwnSubscription.body) });
  const { AtPeriodEnd: atEnd } = form.values;
  const cancel = useDialogAct(cancelOwnSubscription, {
    doneText: ({ ScheduledEnd }) =>
      atEnd && ScheduledEnd !== null
        ? t('billing.willEnd', { name, date: formats.date(ScheduledEnd) })
        : t('billing.canceledNow', { name }),
    onClose,
  });
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  return (
    <DialogForm
      title={t('billing.cancelTitle', { name })}
      act={atEnd ? t('billing.cancelAtEnd') : t('billing.cancelNow')}
      keep={t('kit.keepIt')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={(body) => cancel.mutateAsync({ params, body })}
      onClose={onClose}
    >
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
      <p>
        {atEnd
          ? t('billing.cancelMineEnd', { date: held.RenewsOn === null ? '' : formats.date(held.RenewsOn) })
          : t('billing.cancelMineNow')}
      </p>
    </DialogForm>
  );
}
