import type { MessageDraft } from '@clubpulse/contract/office/messages';
import { TextInput } from '@mantine/core';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './Messages.module.css';
import { useClassChoices } from './use-class-choices.ts';

type Target = MessageDraft['Target'];

interface ButtonTargetProps {
  target: Target;
  errors: FieldTexts;
  onChange: (target: Target) => void;
}

export function ButtonTarget({ target, errors, onChange }: ButtonTargetProps) {
  const t = useT();
  const value = target === null ? 'None' : target.Kind === 'Class' ? String(target.ClassId) : target.Kind;
  const named = useClassChoices(0, target?.Kind === 'Class' ? target.ClassId : null, t('messages.button-Class'));
  const choose = (chosen: string | null) => {
    if (chosen === 'Calendar' || chosen === 'Subscriptions') onChange({ Kind: chosen });
    else if (chosen === 'Web') onChange({ Kind: 'Web', Url: '' });
    else onChange(chosen === null || chosen === 'None' ? null : { Kind: 'Class', ClassId: Number(chosen) });
  };
  return (
    <div className={classes['target']}>
      <ChoiceField
        label={t('messages.buttonTo')}
        allowDeselect={false}
        searchable
        value={value}
        error={errors['Target.ClassId']}
        data={[
          { value: 'None', label: t('messages.buttonNone') },
          { value: 'Calendar', label: t('messages.button-Calendar') },
          { value: 'Subscriptions', label: t('messages.button-Subscriptions') },
          { value: 'Web', label: t('messages.button-Web') },
          ...named,
        ]}
        onChange={choose}
      />
      {target?.Kind === 'Web' && (
        <TextInput
          required
          type="url"
          inputMode="url"
          placeholder="https://"
          label={t('messages.buttonUrl')}
          value={target.Url}
          error={errors['Target.Url']}
          onChange={({ currentTarget: { value: Url } }) => onChange({ Kind: 'Web', Url })}
        />
      )}
    </div>
  );
}
