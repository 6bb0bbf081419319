import {
  type DigestDays,
  digestDays,
  mailChoices,
  type NotificationSettings,
  type StaffMail,
  staffEvents,
} from '@clubpulse/contract/office/notifications';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
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
          <b>{t('notifications.staffMails')}</b>
          <span>{t('notifications.staffMailsText')}</span>
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
