import { useState } from 'react';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { useT } from '../../platform/phrases.ts';
import classes from './NotificationSettings.module.css';

interface QuietHoursProps {
  from: string | null;
  until: string | null;
  onSave: (change: { QuietFrom: string } | { QuietUntil: string }) => void;
}

/** Between which times nothing comes that can wait. */
export function QuietHours({ from, until, onSave }: QuietHoursProps) {
  const t = useT();
  return (
    <div className={classes['hours']}>
      <Clock
        key={`from ${from}`}
        label={t('notifications.quietFrom')}
        value={from}
        onSave={(QuietFrom) => onSave({ QuietFrom })}
      />
      <Clock
        key={`until ${until}`}
        label={t('notifications.quietUntil')}
        value={until}
        onSave={(QuietUntil) => onSave({ QuietUntil })}
      />
    </div>
  );
}

interface ClockProps {
  label: string;
  value: string | null;
  onSave: (clock: string) => void;
}

/** Kept when it is left, and only where it is a time. */
function Clock({ label, value, onSave }: ClockProps) {
  const [typed, setTyped] = useState(value);
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        if (typed !== null && typed !== value) onSave(typed);
      }}
    >
      <ClockField label={label} value={typed} onChange={setTyped} />
    </div>
  );
}
