import type { PolicyType } from '@clubpulse/contract/clubs/policies';
import { Textarea, TextInput } from '@mantine/core';
import { Fields } from '../../kit/edit/EditorSections.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import type { Form } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './PolicyFields.module.css';
import { policyTypes } from './policy-words.ts';

export interface PolicyValues {
  Type: PolicyType;
  Title: string;
  Text: string;
}

export function PolicyFields({ form }: { form: Form<PolicyValues> }) {
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
      <TextInput
        label={t('clubs.policyTitle')}
        withAsterisk
        maxLength={120}
        value={values.Title}
        error={errors['Title']}
        onChange={(event) => set({ Title: event.currentTarget.value })}
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
        onChange={(event) => set({ Text: event.currentTarget.value })}
      />
    </Fields>
  );
}
