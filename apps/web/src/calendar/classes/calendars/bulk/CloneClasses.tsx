import { batchCloneClasses } from '@clubpulse/contract/calendar/classes/classes.calls';
import { NumberInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogForm } from '../../../../kit/dialog/DialogForm.tsx';
import { issuesOf } from '../../../../platform/forms.ts';
import { useT } from '../../../../platform/phrases.ts';
import styles from './Bulk.module.css';

interface CloneClassesProps {
  count: number;
  busy: boolean;
  onClone: (shiftDays: number) => void;
  onClose: () => void;
}

const WEEKS = [1, 2, 4, 8] as const;

/** Copies of classes so many days later at the same time of day. */
export function CloneClasses({ count, busy, onClone, onClose }: CloneClassesProps) {
  const t = useT();
  const [days, setDays] = useState<number | null>(7);
  const checked = batchCloneClasses.body.safeParse({ ClubId: 1, ClassIds: [1], ShiftDays: days ?? 0 });
  const error = issuesOf(checked)['ShiftDays'];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (days !== null && error === undefined) onClone(days);
  };
  return (
    <DialogForm
      title={t('calendar.cloneMany', { count })}
      act={t('calendar.clone')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className={styles['text']}>{t('calendar.cloneText')}</p>
      <div className={styles['weeks']}>
        {WEEKS.map((weeks) => (
          <button key={weeks} type="button" aria-pressed={days === weeks * 7} onClick={() => setDays(weeks * 7)}>
            {t('calendar.weeksLater', { count: weeks })}
          </button>
        ))}
      </div>
      <NumberInput
        label={t('calendar.daysLater')}
        data-autofocus
        min={1}
        clampBehavior="none"
        allowDecimal={false}
        value={days ?? ''}
        error={error}
        onChange={(value) => setDays(value === '' ? null : Number(value))}
      />
    </DialogForm>
  );
}
