import type { BookingSettings, WrittenBookingSettings } from '@clubpulse/contract/calendar/booking-rules';
import { getBookingSettings, putBookingSettings } from '@clubpulse/contract/calendar/booking-rules.calls';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { EditorSection, EditorSections, outlineOf, Pair } from '../../kit/edit/EditorSections.tsx';
import { FormBar } from '../../kit/edit/FormBar.tsx';
import { DateField } from '../../kit/fields/DateField.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { lazyRule, useLazyCheck } from '../../kit/form/check.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { callKey, change, queryClient } from '../../platform/api.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import styles from './SettingsForm.module.css';
import { Strikes } from './Strikes.tsx';

const check = lazyRule(() => import('./settings-check.ts').then((it) => it.checkSettings));

type Flag = { [K in keyof BookingSettings]: BookingSettings[K] extends boolean ? K : never }[keyof BookingSettings];
type Count = { [K in keyof BookingSettings]: number extends BookingSettings[K] ? K : never }[keyof BookingSettings];

const sections = [
  { id: 'limits', label: 'calendar.rules.limits', fields: ['MaxWeeklyBookings', 'MaxMonthlyBookings', 'NoBookingsUntil'] },
  { id: 'conditions', label: 'calendar.rules.conditions', fields: [] },
  { id: 'queue', label: 'calendar.rules.queue', fields: ['OfferMinutes'] },
  { id: 'strikes', label: 'calendar.rules.strikes', fields: ['StrikeLimit', 'StrikeWindowDays', 'StrikeBanDays'] },
] as const;

export function SettingsForm({ clubId, saved }: { clubId: number; saved: WrittenBookingSettings }) {
  const t = useT();
  const form = useForm<BookingSettings, BookingSettings>({ saved, check: useLazyCheck(check, (found) => found), early: true });
  const { values, set, errors } = form;
  const [discards, setDiscards] = useState(0);
  const strikes = values.StrikeForLateCancel || values.StrikeForNoShow;

  const save = async (settings: BookingSettings) => {
    const params = { id: clubId };
    const body = { ...settings, RowVersion: saved.RowVersion };
    const stored = await change(putBookingSettings, { params, body }, { quiet: true, reloads: [getBookingSettings] });
    queryClient.setQueryData(callKey(getBookingSettings, { params }), stored);
    return stored;
  };

  const { flag, count } = useRuleFields(form);
  return (
    <EditorSections
      notices={<Refusal words={form.refusal} />}
      outline={outlineOf(
        sections.map((section) => ({ ...section, label: t(section.label) })),
        errors,
      )}
    >
      <EditorSection id="limits" title={t('calendar.rules.limits')} note={t('calendar.rules.limitsNote')}>
        <Pair>
          {count('MaxWeeklyBookings', 'kit.weeklyBookings', { optional: true })}
          {count('MaxMonthlyBookings', 'kit.monthlyBookings', { optional: true })}
        </Pair>
        <DateField
          // A new key remounts the field: only this clears an unreadable text on discard.
          key={discards}
          label={t('calendar.rules.noBookingsUntil')}
          description={t('calendar.rules.noBookingsUntilNote')}
          near
          value={values.NoBookingsUntil}
          error={errors['NoBookingsUntil']}
          onBroken={(broken) => form.setUnreadable('NoBookingsUntil', broken)}
          onChange={(day) => set({ NoBookingsUntil: day })}
        />
      </EditorSection>
      <EditorSection id="conditions" title={t('calendar.rules.conditions')}>
        {flag('DisableOnInvalidMedicalCertificate', 'calendar.rules.certificate', 'calendar.rules.certificateNote')}
        {flag('DisableOnInvalidMembership', 'calendar.rules.membership', 'calendar.rules.membershipNote')}
        {flag('GuestsMayBook', 'calendar.rules.guests', 'calendar.rules.guestsNote')}
        {flag('JoinCoursesLate', 'calendar.rules.joinLate', 'calendar.rules.joinLateNote')}
      </EditorSection>
      <EditorSection id="queue" title={t('calendar.rules.queue')}>
        <div className={styles['half']}>
          {count('OfferMinutes', 'calendar.rules.offer', {
            unit: t('calendar.minutesUnit'),
            note: t('calendar.rules.offerNote'),
          })}
        </div>
      </EditorSection>
      <EditorSection id="strikes" title={t('calendar.rules.strikes')} note={t('calendar.rules.strikesNote')}>
        {flag('AllowLateCancel', 'calendar.rules.lateCancel', 'calendar.rules.lateCancelNote')}
        {flag('StrikeForLateCancel', 'calendar.rules.strikeLate', 'calendar.rules.strikeLateNote', !values.AllowLateCancel)}
        {flag('StrikeForNoShow', 'calendar.rules.strikeNoShow', 'calendar.rules.strikeNoShowNote')}
        {strikes && (
          <Pair>
            {count('StrikeLimit', 'calendar.rules.strikeLimit')}
            {count('StrikeWindowDays', 'calendar.rules.strikeWindow', { unit: t('calendar.daysUnit') })}
            {count('StrikeBanDays', 'calendar.rules.strikeBan', { unit: t('calendar.daysUnit') })}
          </Pair>
        )}
        <Strikes clubId={clubId} />
      </EditorSection>
      <FormBar
        form={form}
        save={save}
        onSaved={() => toastDone({ title: t('calendar.rulesSaved'), clears: 'update-failed' })}
        onDiscard={() => setDiscards(discards + 1)}
      />
    </EditorSections>
  );
}

function useRuleFields({ values, errors, set }: Form<BookingSettings, BookingSettings>) {
  const t = useT();
  const flag = (name: Flag, label: PhraseKey, note: PhraseKey, disabled = false) => (
    <Switch
      label={t(label)}
      description={t(note)}
      checked={values[name]}
      disabled={disabled}
      classNames={{ label: styles['label'], description: styles['note'], track: styles['track'], thumb: styles['thumb'] }}
      onChange={(event) => set({ [name]: event.currentTarget.checked })}
    />
  );
  const count = (
    name: Count,
    label: PhraseKey,
    { unit, optional = false, note }: { unit?: string; optional?: boolean; note?: string } = {},
  ) => (
    <NumberField
      label={t(label)}
      description={note}
      unit={unit}
      placeholder={optional ? t('calendar.noLimit') : ''}
      value={values[name]}
      error={errors[name]}
      onChange={(value) => set({ [name]: value ?? (optional ? null : Number.NaN) })}
    />
  );
  return { flag, count };
}
