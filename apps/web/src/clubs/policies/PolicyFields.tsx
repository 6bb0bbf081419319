import type { Policy, PolicyType } from '@clubpulse/contract/clubs/policies';
import { Textarea, TextInput } from '@mantine/core';
import { Fields } from '../../kit/edit/EditorSections.tsx';
import type { Editor } from '../../kit/edit/use-editor.ts';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useT } from '../../platform/phrases.ts';
import classes from './PolicyFields.module.css';
import { policyTypes } from './policy-words.ts';

export interface PolicyValues {
  Type: PolicyType;
  Title: string;
  Text: string;
}

export function PolicyFields({ editor }: { editor: Editor<PolicyValues, Policy> }) {
  const t = useT();
  const { draft, errors } = editor;
  const { values, set } = draft;
  return (
    <Fields>
      <Segmented
        titled
        label={t('kit.kind')}
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
    </Fields>
  );
}
