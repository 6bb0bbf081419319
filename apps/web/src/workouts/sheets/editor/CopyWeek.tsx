import { PLANNED, type PlannedDays } from '@clubpulse/contract/workouts/sheets/planned-days';
import { addDays } from '@clubpulse/rules/time/days';
import { dayOn, weekCopied, weekCopyErrors } from '@clubpulse/rules/workouts/sheets/planned-days';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { Pair } from '../../../kit/edit/EditorSections.tsx';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { byRule } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useFormats } from '../../../platform/formats.ts';
import { schemaText, useT } from '../../../platform/phrases.ts';

interface Interval {
  From: string | null;
  To: string | null;
}

const DATES_NAMED = 10;

interface CopyWeekProps {
  week: string;
  planned: PlannedDays;
  onCopy: (planned: PlannedDays) => void;
  onClose: () => void;
}

export function CopyWeek({ week, planned, onCopy, onClose }: CopyWeekProps) {
  const t = useT();
  const formats = useFormats();
  const form = useForm<Interval, Interval>({
    initial: { From: addDays(week, 7), To: addDays(week, 34) },
    check: byRule<Interval>(({ From, To }) =>
      From === null || To === null
        ? { From: From === null ? t('field-required') : undefined, To: To === null ? t('field-required') : undefined }
        : Object.fromEntries(weekCopyErrors({ Week: week, From, To }).map(({ field, key }) => [field, schemaText(key)])),
    ),
  });
  const { values, errors, set } = form;
  const copied = values.From && values.To && weekCopied(planned, { Week: week, From: values.From, To: values.To });
  const replaced = copied ? planned.filter(({ Date, Day }) => dayOn(copied, Date) !== Day).map(({ Date }) => Date) : [];
  const dates = [
    ...replaced.slice(0, DATES_NAMED).map(formats.dayMonth),
    ...(replaced.length > DATES_NAMED ? [`+${replaced.length - DATES_NAMED}`] : []),
  ];
  return (
    <DialogForm
      form={form}
      title={t('sheets.copyWeekTitle', { date: formats.date(week) })}
      act={t('sheets.copyWeek')}
      save={({ From, To }) => {
        if (From !== null && To !== null) onCopy(weekCopied(planned, { Week: week, From, To }));
        onClose();
        return Promise.resolve(true);
      }}
      onClose={onClose}
    >
      <p>{t('sheets.copyWeekText', { days: PLANNED.copyDays })}</p>
      <Pair>
        <DateField
          required
          near
          label={t('kit.from')}
          value={values.From}
          error={errors['From']}
          onChange={(From) => set({ From })}
        />
        <DateField required near label={t('kit.to')} value={values.To} error={errors['To']} onChange={(To) => set({ To })} />
      </Pair>
      {dates.length > 0 && (
        <p role="status">
          {t('sheets.copyWeekReplaces', { dates: new Intl.ListFormat(formats.locale, { type: 'unit' }).format(dates) })}
        </p>
      )}
    </DialogForm>
  );
}
