import { statedReasonSchema } from '@clubpulse/contract/billing/end-reasons/end-reasons';
import { stateEndReason } from '@clubpulse/contract/billing/end-reasons/end-reasons.calls';
import type { OwnPause } from '@clubpulse/contract/billing/online-payments/online-payments';
import { cancelOwnSubscription } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { addDays, daysBetween } from '@clubpulse/rules/time/days';
import type { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { ReasonFields } from '../end-reasons/public.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import classes from './OwnSubscription.module.css';

interface CancelOwnProps {
  held: UserSubscription;
  today: string;
  found: OwnPause | undefined;
  onClose: () => void;
}

const entered = cancelOwnSubscription.body.extend(statedReasonSchema.shape);
type Values = z.output<typeof entered>;

/** A subscription that has not started is always canceled at once, because it has no paid days. */
export function CancelOwn({ held, today, found, onClose }: CancelOwnProps) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name, RenewsOn } = held;
  const notStarted = held.State === 'NotStarted';
  const form = useForm<Values, Values>({
    initial: { AtPeriodEnd: !notStarted, Reason: null, Words: '' },
    check: bySchema(entered),
  });
  const state = useChange(stateEndReason, { quiet: true });
  const { AtPeriodEnd: atEnd } = form.values;
  const cancel = useDialogAct(cancelOwnSubscription, {
    doneText: ({ ScheduledEnd }) =>
      atEnd && ScheduledEnd !== null
        ? t('billing.willEnd', { name, date: formats.date(ScheduledEnd) })
        : t('billing.canceledNow', { name }),
    onClose,
  });
  const params = { id: held.UserId, userSubscriptionId: held.UserSubscriptionId };
  const lastDay = RenewsOn === null ? today : addDays(RenewsOn, -1);
  const lost = [
    t('billing.daysLost', { count: Math.max(0, daysBetween(today, lastDay)) }),
    ...(found === undefined || found.Bookings.length === 0
      ? []
      : [t('billing.classesLost', { classes: classesText(found, formats) })]),
  ];
  return (
    <DialogForm
      title={t('billing.cancelTitle', { name })}
      act={atEnd ? t('billing.cancelAtEnd') : t('billing.cancelNow')}
      keep={t('kit.keepIt')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={async ({ AtPeriodEnd, ...stated }) => {
        if (stated.Reason !== null) await state.mutateAsync({ params, body: stated });
        return cancel.mutateAsync({ params, body: { AtPeriodEnd } });
      }}
      onClose={onClose}
    >
      {notStarted ? (
        <p>{t('billing.dropBeforeStart', { date: formats.date(held.ActivationDate) })}</p>
      ) : (
        <ChoiceCards
          label={t('billing.cancelWhen')}
          value={atEnd ? 'end' : 'now'}
          options={[
            {
              value: 'end',
              name: t('billing.atEndOn', { date: formats.date(lastDay) }),
              text: t('billing.cancelMineEnd', { date: RenewsOn === null ? '' : formats.date(RenewsOn) }),
            },
            {
              value: 'now',
              name: t('billing.atOnce'),
              text: (
                <>
                  <em className={classes['lost']}>{lost.join(' ')}</em> {t('billing.cancelMineNow')}
                </>
              ),
            },
          ]}
          onChange={(next) => form.set({ AtPeriodEnd: next === 'end' })}
        />
      )}
      <ReasonFields isOwn values={form.values} errors={form.errors} onChange={form.set} />
    </DialogForm>
  );
}

export const classesText = ({ Bookings }: Pick<OwnPause, 'Bookings'>, formats: ReturnType<typeof useFormats>): string =>
  Bookings.map(({ ClassName, Begin }) => `${ClassName} ${formats.dayMonth(Begin)}`).join(', ');
