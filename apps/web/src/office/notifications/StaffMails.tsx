import {
  type DigestDays,
  digestDays,
  mailChoices,
  type NotificationSettings,
  type StaffMail,
  staffEvents,
} from '@clubpulse/contract/office/notifications';
import { IconChevronDown } from '@tabler/icons-react';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './NotificationSettings.module.css';

interface StaffMailsProps {
  days: DigestDays;
  chosen: StaffMail;
  disabled: boolean;
  onChange: (changed: Partial<NotificationSettings>) => void;
}

export function StaffMails({ days, chosen, disabled, onChange }: StaffMailsProps) {
  const t = useT();
  const { number } = useFormats();
  const state = mailChoices.flatMap((choice) => {
    const events = staffEvents.filter((event) => (chosen[event] ?? 'Digest') === choice);
    return events.length === 0 ? [] : [`${t(`notifications.mail-${choice}`)} ${number(events.length)}`];
  });
  return (
    <>
      <ChoiceField
        label={t('notifications.morning')}
        description={t('notifications.morningText')}
        value={days}
        data={digestDays.map((value) => ({ value, label: t(`notifications.morning-${value}`) }))}
        onChange={(value) => {
          const found = digestDays.find((one) => one === value);
          if (found !== undefined && !disabled) onChange({ Digest: found });
        }}
      />
      <details className={classes['events']}>
        <summary>
          <span className={classes['words']}>
            <b>{t('notifications.staffMails')}</b>
            <span>{t('notifications.staffMailsText')}</span>
            <span>{state.join(', ')}</span>
          </span>
          <IconChevronDown size={18} stroke={1.8} aria-hidden="true" />
        </summary>
        <ul className={classes['groups']}>
          {staffEvents.map((event) => (
            <li key={event}>
              <div className={classes['words']}>
                <b>{t(`notifications.event-${event}`)}</b>
              </div>
              <Segmented
                label={t(`notifications.event-${event}`)}
                value={chosen[event] ?? 'Digest'}
                options={mailChoices.map((value) => ({ value, label: t(`notifications.mail-${value}`) }))}
                onChange={(value) => !disabled && onChange({ StaffMail: { ...chosen, [event]: value } })}
              />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
