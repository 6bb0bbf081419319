import { listClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import type { MessageDraft } from '@clubpulse/contract/office/messages';
import { addDays, instantsOf } from '@clubpulse/rules/time/days';
import { TextInput } from '@mantine/core';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import type { FieldWords } from '../../kit/form/form-state.ts';
import { useCall } from '../../platform/api.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import classes from './Messages.module.css';

type Target = MessageDraft['Target'];
/** Days from today on whose classes a button may lead to. */
const DAYS = 28;

interface ButtonTargetProps {
  target: Target;
  errors: FieldWords;
  onChange: (target: Target) => void;
}

/** Where the button of a message leads; its words stand with those of each language. */
export function ButtonTarget({ target, errors, onChange }: ButtonTargetProps) {
  const t = useT();
  const { ClubId: id, TimeZone } = useStaffClub();
  const formats = useFormatsIn(TimeZone);
  const today = useTodayIn(TimeZone);
  const interval = instantsOf({ first: today, last: addDays(today, DAYS - 1) }, TimeZone);
  const led = useCall(listClasses, { params: { id }, query: { ...interval, PublishState: 'Published' } }, { quiet: true });
  const toBook = (led.data?.data ?? []).filter(({ CanceledAt }) => CanceledAt === null);
  const named = toBook.map(({ ClassId, Name, Begin }) => ({
    value: String(ClassId),
    label: `${Name}, ${formats.dateTime(Begin)}`,
  }));
  const value = target === null ? 'None' : target.Kind === 'Class' ? String(target.ClassId) : target.Kind;
  // What a draft leads to may lie beyond the days that are listed, or be gone.
  const isListed = target?.Kind !== 'Class' || named.some((one) => one.value === value);
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
          ...(isListed ? [] : [{ value, label: t('messages.button-Class') }]),
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
