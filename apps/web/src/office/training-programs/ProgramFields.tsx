import { PROGRAM, type ProgramUpdate } from '@clubpulse/contract/office/training-programs/training-programs';
import { Textarea } from '@mantine/core';
import { DateField } from '../../kit/fields/DateField.tsx';
import { TitleField } from '../../kit/fields/TitleField.tsx';
import { useT } from '../../platform/phrases.ts';

export type ProgramValues = Omit<ProgramUpdate, 'RowVersion'>;

interface ProgramFieldsProps {
  values: ProgramValues;
  errors: Partial<Record<keyof ProgramValues, string | undefined>>;
  set: (changes: Partial<ProgramValues>) => void;
  onBroken: (broken: boolean) => void;
  withTitle: boolean;
}

export function ProgramFields({ values, errors, set, onBroken, withTitle }: ProgramFieldsProps) {
  const t = useT();
  return (
    <>
      {withTitle && (
        <TitleField maxLength={PROGRAM.title} value={values.Title} error={errors.Title} onChange={(Title) => set({ Title })} />
      )}
      <Textarea
        autosize
        minRows={2}
        maxRows={6}
        label={t('programs.description')}
        maxLength={PROGRAM.description}
        value={values.Description}
        error={errors.Description}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <DateField
        near
        label={t('kit.lastDay')}
        description={t('programs.lastDayHint')}
        value={values.ValidUntil}
        error={errors.ValidUntil}
        onBroken={onBroken}
        onChange={(ValidUntil) => set({ ValidUntil })}
      />
    </>
  );
}
