import type { PolicyType } from '@clubpulse/contract/clubs/policies';
import { Textarea, TextInput } from '@mantine/core';
import { Segmented } from '../../kit/Segmented.tsx';
import type { Draft } from '../../kit/use-draft.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './PolicyEditor.module.css';
import { policyTypes } from './policy-words.ts';

export interface PolicyValues {
  Type: PolicyType;
  Title: string;
  Text: string;
}

interface PolicyFieldsProps {
  draft: Draft<PolicyValues>;
  errors: Partial<Record<string, string>>;
}

export function PolicyFields({ draft: { values, set }, errors }: PolicyFieldsProps) {
  const t = useT();
  return (
    <>
      <Segmented
        titled
        label={t('clubs.policyType')}
        value={values.Type}
        options={(['JoinClub', 'TermsOfPurchase'] as const).map((type) => ({ value: type, label: t(policyTypes[type]) }))}
        onChange={(Type) => set('Type', Type)}
      />
      <TextInput
        label={t('clubs.policyTitle')}
        withAsterisk
        maxLength={120}
        value={values.Title}
        error={errors['Title']}
        onChange={(event) => set('Title', event.currentTarget.value)}
      />
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
        onChange={(event) => set('Text', event.currentTarget.value)}
      />
    </>
  );
}
