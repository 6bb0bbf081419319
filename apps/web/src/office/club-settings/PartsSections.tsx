import type { ClubUpdate } from '@clubpulse/contract/clubs/clubs';
import { Switch } from '@mantine/core';
import { StaffDemand } from '../../accounts/security/public.ts';
import { PaymentAccounts, PaymentSwitches } from '../../billing/payment-accounts/public.ts';
import { EditorSection, Pair } from '../../kit/edit/EditorSections.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import { Loads } from './Loads.tsx';
import classes from './SettingsForm.module.css';
import { flags } from './use-settings-outline.ts';

const switchClasses = {
  label: classes['label'],
  description: classes['note'],
  track: classes['track'],
  thumb: classes['thumb'],
};

interface PartsSectionsProps {
  clubId: number;
  form: Form<ClubUpdate>;
}

export function PartsSections({ clubId, form: { values, errors, set } }: PartsSectionsProps) {
  const t = useT();
  return (
    <>
      <EditorSection id="switched" title={t('clubs.set.switched')}>
        <Pair>
          {flags.map(([name, label, note]) => (
            <Switch
              key={name}
              label={t(label)}
              description={t(note)}
              checked={values[name]}
              classNames={switchClasses}
              onChange={(event) => set({ [name]: event.currentTarget.checked })}
            />
          ))}
        </Pair>
        <NumberField
          label={t('clubs.set.newDays')}
          description={t('clubs.set.newDaysNote')}
          unit={t('clubs.set.days')}
          value={values.NewUserDays}
          error={errors.NewUserDays}
          onChange={(value) => set({ NewUserDays: value ?? Number.NaN })}
        />
        <StaffDemand clubId={clubId} />
      </EditorSection>
      <EditorSection id="loads" title={t('clubs.set.loads')}>
        <Loads values={values} errors={errors} set={set} />
      </EditorSection>
      <EditorSection id="reminders" title={t('clubs.set.reminders')}>
        <NumberField
          label={t('clubs.set.welcomeBack')}
          unit={t('clubs.set.weeks')}
          value={values.WelcomeBackWeeks}
          error={errors.WelcomeBackWeeks}
          onChange={(value) => set({ WelcomeBackWeeks: value ?? Number.NaN })}
        />
        <NumberField
          label={t('clubs.set.remind')}
          description={t('clubs.set.remindNote')}
          unit={t('clubs.set.weeks')}
          value={values.ReminderWeeks}
          error={errors.ReminderWeeks}
          onChange={(value) => set({ ReminderWeeks: value ?? Number.NaN })}
        />
      </EditorSection>
      <EditorSection id="money" title={t('clubs.set.money')}>
        <PaymentAccounts clubId={clubId} />
        <PaymentSwitches values={values} classNames={switchClasses} onChange={set} />
      </EditorSection>
    </>
  );
}
