import type { OwnPause } from '@clubpulse/contract/billing/online-payments/online-payments';
import { pauseOwnSubscription } from '@clubpulse/contract/billing/online-payments/online-payments.calls';
import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import type { FieldError } from '@clubpulse/contract/errors';
import {
  chargesAround,
  type PauseDays,
  paidDaysIn,
  pausesLeft,
  wrongDays,
} from '@clubpulse/rules/billing/subscriptions/own-pause';
import { addDays, dayIn, daysBetween } from '@clubpulse/rules/time/days';
import { IconCalendarX, IconCheck } from '@tabler/icons-react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { DateField } from '../../kit/fields/DateField.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { Banner } from '../../kit/states/Banner.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { classesText } from './CancelOwn.tsx';
import { Effects } from './Effects.tsx';
import classes from './OwnSubscription.module.css';

const FIRST_LENGTH_DAYS = 14;

interface PauseOwnProps {
  held: UserSubscription;
  found: OwnPause;
  today: string;
  timeZone: string;
  onClose: () => void;
}

interface Values {
  FirstDay: string | null;
  LastDay: string | null;
}

const inWords = (values: FieldError['values'], formats: Formats) =>
  values?.['date'] === undefined ? values : { ...values, date: formats.date(String(values['date'])) };

export function PauseOwn({ held, found, today, timeZone, onClose }: PauseOwnProps) {
  const t = useT();
  const { SubscriptionName: name } = held;
  const formats = useFormats();
  const first = addDays(today, 1);
  const last = addDays(first, Math.min(FIRST_LENGTH_DAYS, found.MaxPauseDays) - 1);
  const form = useForm<Values, PauseDays>({
    initial: { FirstDay: first, LastDay: last },
    early: true,
    check: ({ FirstDay, LastDay }) => {
      if (FirstDay === null) return { errors: { FirstDay: t('invalid-date') } };
      if (LastDay === null) return { errors: { LastDay: t('invalid-date') } };
      const error = wrongDays({ FirstDay, LastDay }, { today, rules: found }, held);
      if (error) return { errors: { [error.field]: t(error.key as PhraseKey, inWords(error.values, formats)) } };
      return { errors: null, output: { FirstDay, LastDay } };
    },
  });
  const pause = useDialogAct(pauseOwnSubscription, {
    doneText: () => t('billing.pausePlannedDone', { name }),
    onClose,
  });
  const { FirstDay, LastDay } = form.values;
  const days = FirstDay !== null && LastDay !== null && LastDay >= FirstDay ? { FirstDay, LastDay } : null;
  return (
    <DialogForm
      title={t('billing.pauseTitle', { name })}
      act={
        days === null ? t('billing.pauseMine') : t('billing.pauseFor', { count: daysBetween(days.FirstDay, days.LastDay) + 1 })
      }
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={(body) => pause.mutateAsync({ params: { id: held.UserId, userSubscriptionId: held.UserSubscriptionId }, body })}
      onClose={onClose}
    >
      <div className={classes['days']}>
        <DateField
          near
          required
          label={t('kit.firstDay')}
          min={first}
          value={FirstDay}
          error={form.errors.FirstDay}
          onChange={(day) => form.set({ FirstDay: day })}
        />
        <DateField
          near
          required
          label={t('kit.lastDay')}
          min={first}
          value={LastDay}
          error={form.errors.LastDay}
          onChange={(day) => form.set({ LastDay: day })}
        />
      </div>
      {days !== null && <Meaning held={held} found={found} days={days} timeZone={timeZone} />}
      <p className={classes['quiet']}>{t('billing.pauseLimits', { max: found.MaxPauseDays, count: found.PausesPerYear })}</p>
    </DialogForm>
  );
}

interface MeaningProps {
  held: UserSubscription;
  found: OwnPause;
  days: PauseDays;
  timeZone: string;
}

function Meaning({ held: { RenewsOn, Recurrence }, found, days, timeZone }: MeaningProps) {
  const t = useT();
  const formats = useFormats();
  const booked = found.Bookings.filter(({ Begin }) => dayIn(timeZone, new Date(Begin)) >= days.FirstDay);
  const left = pausesLeft(found, found.Pauses, days.FirstDay);
  const charges = RenewsOn === null || Recurrence === null ? null : chargesAround({ RenewsOn, Recurrence }, days);
  const lost = charges === null ? 0 : paidDaysIn(charges, days);
  const date = (day: string) => formats.date(day);
  return (
    <>
      {lost > 0 && (
        <Banner tone="warn" icon={IconCalendarX}>
          {t('billing.pausedDaysLost', { count: lost })}
        </Banner>
      )}
      {booked.length > 0 ? (
        <Banner tone="bad" icon={IconCalendarX}>
          {t('billing.bookedInPause', { classes: classesText({ Bookings: booked }, formats) })}
        </Banner>
      ) : (
        <Banner tone="ok" icon={IconCheck}>
          {t('billing.nothingBooked', { date: date(days.FirstDay) })}
        </Banner>
      )}
      {left === 0 && (
        <Banner tone="bad" icon={IconCalendarX}>
          {t('error.PausesUsedUp', { limit: found.PausesPerYear })}
        </Banner>
      )}
      <Effects
        title={t('billing.whatChanges')}
        effects={[
          ...(charges === null
            ? []
            : [
                {
                  label: t('billing.notTaken'),
                  value: charges.skipped.length === 0 ? t('billing.noChargeInPause') : charges.skipped.map(date).join(', '),
                },
                { label: t('billing.nextCharge'), value: date(charges.next) },
              ]),
          {
            label: t('billing.pausesLeftAfter'),
            value: t('billing.pausesAfter', { left: Math.max(0, left - 1), count: found.PausesPerYear }),
          },
          { label: t('billing.bookingAgain'), value: t('billing.fromDate', { date: date(addDays(days.LastDay, 1)) }) },
        ]}
      />
    </>
  );
}
