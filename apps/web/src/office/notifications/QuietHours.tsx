import { useState } from 'react';
import { ClockField } from '../../kit/fields/ClockField.tsx';
import { clockText } from '../../kit/fields/clock.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './NotificationSettings.module.css';

interface Hours {
  readonly QuietFrom: string;
  readonly QuietUntil: string;
}
const ends = ['QuietFrom', 'QuietUntil'] as const;
const labels = { QuietFrom: 'notifications.quietFrom', QuietUntil: 'notifications.quietUntil' } as const;

interface QuietHoursProps {
  kept: Hours;
  onSave: (hours: Hours, onRefused: (words: Readonly<Record<string, string>>) => void) => void;
}

/** Between which times nothing comes that can wait: both as they stand here, kept when one is left and both are times. */
export function QuietHours({ kept, onSave }: QuietHoursProps) {
  const t = useT();
  const { TimeFormat } = useFormats().settings;
  const [typed, setTyped] = useState<Record<keyof Hours, string | null>>(kept);
  const [was, setWas] = useState(kept);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  // What was kept meanwhile takes the place of what stood there, and leaves what is being typed at the other end.
  const moved = ends.filter((end) => kept[end] !== was[end]);
  if (moved.length > 0) {
    setWas(kept);
    setTyped({ ...typed, ...Object.fromEntries(moved.map((end) => [end, kept[end]])) });
  }
  const save = () => {
    const hours = { QuietFrom: typed.QuietFrom ?? kept.QuietFrom, QuietUntil: typed.QuietUntil ?? kept.QuietUntil };
    if (ends.some((end) => hours[end] !== kept[end])) onSave(hours, setRefused);
  };
  return (
    <div>
      <div className={classes['hours']}>
        {ends.map((end) => (
          <div
            key={end}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) save();
            }}
          >
            <ClockField
              label={t(labels[end])}
              value={typed[end]}
              error={refused[end]}
              onChange={(clock) => {
                setTyped({ ...typed, [end]: clock });
                setRefused({});
              }}
            />
          </div>
        ))}
      </div>
      {Object.keys(refused).length > 0 && (
        <p className={classes['always']}>
          {t('notifications.quietKept', {
            from: clockText(kept.QuietFrom, TimeFormat),
            until: clockText(kept.QuietUntil, TimeFormat),
          })}
        </p>
      )}
    </div>
  );
}
