import { ClockField } from '../../kit/fields/ClockField.tsx';
import { clockText } from '../../kit/fields/clock.ts';
import { byRule } from '../../kit/form/check.ts';
import type { FieldTexts } from '../../kit/form/form-state.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './NotificationSettings.module.css';

interface Hours {
  readonly QuietFrom: string;
  readonly QuietUntil: string;
}
type Typed = Readonly<Record<keyof Hours, string | null>>;
const ends = ['QuietFrom', 'QuietUntil'] as const;
const labels = { QuietFrom: 'notifications.quietFrom', QuietUntil: 'notifications.quietUntil' } as const;

interface QuietHoursProps {
  stored: Hours;
  onSave: (hours: Typed) => Promise<unknown>;
}

export function QuietHours({ stored, onSave }: QuietHoursProps) {
  const t = useT();
  const { TimeFormat } = useFormats().settings;
  const form = useForm<Typed, Typed>({
    saved: stored,
    check: byRule(
      ({ QuietFrom, QuietUntil }): FieldTexts => ({
        ...(QuietFrom === null ? { QuietFrom: t('invalid-time') } : {}),
        ...(QuietUntil === null ? { QuietUntil: t('invalid-time') } : {}),
        ...(QuietFrom !== null && QuietFrom === QuietUntil ? { QuietUntil: t('quiet-hours-empty') } : {}),
      }),
    ),
    // An empty period is an error of both fields.
    about: () => ends,
  });
  const isWrong = Object.values(form.errors).some((words) => words !== undefined);
  // A value that the server refused is sent again only after a change.
  const save = () => form.changed.length > 0 && !isWrong && void form.save(onSave);
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
              value={form.values[end]}
              error={form.errors[end]}
              onChange={(clock) => form.set({ [end]: clock })}
            />
          </div>
        ))}
      </div>
      <Refusal words={form.refusal} />
      {(isWrong || form.refusal !== null) && (
        <p className={classes['always']}>
          {t('notifications.quietKept', {
            from: clockText(stored.QuietFrom, TimeFormat),
            until: clockText(stored.QuietUntil, TimeFormat),
          })}
        </p>
      )}
    </div>
  );
}
