import { listCountries } from '@clubpulse/contract/accounts/lookups.calls';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { EditorSection, Pair } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../../platform/api.ts';
import { type PhraseKey, useLanguage, useT } from '../../../platform/phrases.ts';
import type { TextField } from '../profile-values.ts';
import type { SectionProps } from './section.ts';

export function ContactSection({ draft, errors }: SectionProps) {
  const t = useT();
  const language = useLanguage();
  const countries = useCall(listCountries, { query: { language } }, { staleTime: Number.POSITIVE_INFINITY, quiet: true });
  const text = { draft, errors };
  return (
    <EditorSection id="contact" title={t('accounts.contact')}>
      <Pair>
        <Text {...text} field="Phone" label="accounts.phone" autoComplete="tel" maxLength={40} />
        <Text {...text} field="Occupation" label="kit.occupation" autoComplete="organization-title" />
      </Pair>
      <Text {...text} field="Address1" label="kit.address" autoComplete="address-line1" />
      <Text {...text} field="Address2" label="accounts.address2" autoComplete="address-line2" />
      <Pair>
        <Text {...text} field="PostalCode" label="accounts.postalCode" autoComplete="postal-code" maxLength={20} />
        <Text {...text} field="City" label="accounts.city" autoComplete="address-level2" />
      </Pair>
      <ChoiceField
        label={t('accounts.country')}
        searchable
        clearable
        nothingFoundMessage={t('kit.nothingFound')}
        value={draft.values.Country}
        error={errors['Country']}
        data={(countries.data ?? []).map((country) => ({ value: country.Code, label: country.Name }))}
        onChange={(value) => draft.set({ Country: value })}
      />
    </EditorSection>
  );
}

export function TrainingSection({ draft, errors }: SectionProps) {
  const t = useT();
  const text = { draft, errors };
  return (
    <EditorSection id="training" title={t('accounts.aboutTraining')}>
      <Text {...text} field="TrainingDays" label="kit.trainingDays" />
      <Text {...text} field="FitnessGoals" label="kit.goals" long />
      <Text {...text} field="InjuriesHistory" label="accounts.injuries" long />
      <Text {...text} field="TrainingNotes" label="kit.notes" long />
    </EditorSection>
  );
}

interface TextProps extends SectionProps {
  field: TextField;
  label: PhraseKey;
  autoComplete?: string;
  maxLength?: number;
  long?: boolean;
}

function Text({ draft: { values, set }, errors, field, label, autoComplete, maxLength = 200, long = false }: TextProps) {
  const t = useT();
  const shared = { label: t(label), value: values[field], error: errors[field] };
  return long ? (
    <Textarea
      {...shared}
      autosize
      minRows={2}
      maxRows={10}
      maxLength={10_000}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  ) : (
    <TextInput
      {...shared}
      maxLength={maxLength}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
    />
  );
}

export function PrivacySection({ draft: { values, set } }: SectionProps) {
  const t = useT();
  return (
    <EditorSection id="privacy" title={t('accounts.privacy')} note={t('accounts.wallShows')}>
      <Switch
        label={t('accounts.hideOnWall')}
        description={t('accounts.hideOnWallNote')}
        checked={values.HideOnWall}
        onChange={(event) => set({ HideOnWall: event.currentTarget.checked })}
      />
    </EditorSection>
  );
}
