import { type EndReason, endReasons, type StatedReason } from '@clubpulse/contract/billing/end-reasons/end-reasons';
import { Textarea } from '@mantine/core';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { useT } from '../../platform/phrases.ts';
import { reasonName } from './reason-name.ts';

interface ReasonFieldsProps {
  isOwn: boolean;
  values: StatedReason;
  errors: { readonly Reason?: string | undefined; readonly Words?: string | undefined };
  onChange: (changed: Partial<StatedReason>) => void;
}

export function ReasonFields({ isOwn, values: { Reason, Words }, errors, onChange }: ReasonFieldsProps) {
  const t = useT();
  return (
    <>
      <ChoiceField<NonNullable<EndReason>>
        label={t(isOwn ? 'billing.endReason' : 'billing.endReasonStaff')}
        clearable
        data={endReasons.map((value) => ({ value, label: reasonName(value, t) }))}
        value={Reason}
        error={errors.Reason}
        onChange={(next) => onChange({ Reason: next })}
      />
      {isOwn && Reason !== null && (
        <Textarea
          label={t('billing.endReasonWords')}
          maxLength={300}
          autosize
          minRows={2}
          value={Words}
          error={errors.Words}
          onChange={(event) => onChange({ Words: event.currentTarget.value })}
        />
      )}
    </>
  );
}
