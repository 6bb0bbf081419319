import type { PolicyType } from '@clubpulse/contract/clubs/policies';
import { Textarea, TextInput } from '@mantine/core';
import { Fields } from '../../kit/edit/EditorSections.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { TitleField } from '../../kit/fields/TitleField.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './PolicyFields.module.css';
import { policyTypes } from './policy-text.ts';

export interface PolicyValues {
  Type: PolicyType;
  Title: string;
  Text: string;
  Change: 'Version' | 'Correction';
  CorrectionReason: string;
}

interface PolicyFieldsProps {
  form: Form<PolicyValues>;
  rewrites?: boolean;
}

export function PolicyFields({ form, rewrites = false }: PolicyFieldsProps) {
  const t = useT();
  const { values, errors, set } = form;
  return (
    <Fields>
      <Segmented
        titled
        label={t('kit.kind')}
        value={values.Type}
        options={(['JoinClub', 'TermsOfPurchase'] as const).map((type) => ({ value: type, label: t(policyTypes[type]) }))}
        onChange={(Type) => set({ Type })}
      />
      <TitleField maxLength={120} value={values.Title} error={errors['Title']} onChange={(Title) => set({ Title })} />
      <Textarea
        className={classes['text']}
        label={t('clubs.policyText')}
        description={t('clubs.policyTextHint')}
        withAsterisk
        autosize
        minRows={10}
        maxLength={10_000}
        value={values.Text}
        error={errors['Text']}
        onChange={(event) => set({ Text: event.currentTarget.value })}
      />
      {rewrites && <WhatChanges form={form} />}
    </Fields>
  );
}

/** The user chooses between a new version, which members must accept again, and a correction with a reason. */
function WhatChanges({ form: { values, errors, set } }: { form: Form<PolicyValues> }) {
  const t = useT();
  const isCorrection = values.Change === 'Correction';
  return (
    <>
      <Segmented
        titled
        label={t('clubs.whatChanges')}
        value={values.Change}
        options={[
          { value: 'Version', label: t('clubs.newVersion') },
          { value: 'Correction', label: t('clubs.correction') },
        ]}
        onChange={(Change) => set({ Change })}
      />
      <p className={classes['change']}>{t(isCorrection ? 'clubs.correctionText' : 'clubs.newVersionText')}</p>
      {isCorrection && (
        <TextInput
          label={t('clubs.correctionReason')}
          withAsterisk
          maxLength={300}
          value={values.CorrectionReason}
          error={errors['CorrectionReason']}
          onChange={(event) => set({ CorrectionReason: event.currentTarget.value })}
        />
      )}
    </>
  );
}
