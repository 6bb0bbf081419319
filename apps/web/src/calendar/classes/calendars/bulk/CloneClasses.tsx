import { batchCloneClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { z } from 'zod';
import { DialogForm } from '../../../../kit/dialog/DialogForm.tsx';
import { NumberField } from '../../../../kit/fields/NumberField.tsx';
import { bySchema } from '../../../../kit/form/check.ts';
import { useForm } from '../../../../kit/form/use-form.ts';
import { useT } from '../../../../platform/phrases.ts';
import styles from './Bulk.module.css';

interface CloneClassesProps {
  count: number;
  onClone: (shiftDays: number) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  ShiftDays: number | null;
}

const shift = z.object({ ShiftDays: batchCloneClasses.body.shape.ShiftDays });
const WEEKS = [1, 2, 4, 8] as const;

export function CloneClasses({ count, onClone, onClose }: CloneClassesProps) {
  const t = useT();
  const form = useForm<Values, { ShiftDays: number }>({
    initial: { ShiftDays: 7 },
    check: ({ ShiftDays }) => bySchema(shift)({ ShiftDays: ShiftDays ?? 0 }),
    early: true,
  });
  const { ShiftDays: days } = form.values;
  return (
    <DialogForm
      title={t('calendar.cloneMany', { count })}
      act={t('kit.copy')}
      form={form}
      save={({ ShiftDays }) => onClone(ShiftDays)}
      onClose={onClose}
    >
      <p className={styles['text']}>{t('calendar.cloneText')}</p>
      <div className={styles['weeks']}>
        {WEEKS.map((weeks) => (
          <button key={weeks} type="button" aria-pressed={days === weeks * 7} onClick={() => form.set({ ShiftDays: weeks * 7 })}>
            {t('calendar.weeksLater', { count: weeks })}
          </button>
        ))}
      </div>
      <NumberField
        label={t('calendar.daysLater')}
        data-autofocus
        min={1}
        value={days}
        error={form.errors.ShiftDays}
        onChange={(value) => form.set({ ShiftDays: value })}
      />
    </DialogForm>
  );
}
