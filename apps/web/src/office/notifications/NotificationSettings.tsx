import {
  type NotificationChannel,
  type NotificationGroup,
  notificationGroups,
  type NotificationSettings as Settings,
} from '@clubpulse/contract/office/notifications';
import { getNotificationSettings, saveNotificationSettings } from '@clubpulse/contract/office/notifications.calls';
import { isMailed } from '@clubpulse/rules/office/notifications/channels';
import { Switch } from '@mantine/core';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { change, useCall, useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useSelf } from '../../platform/session.tsx';
import { groupPhrases } from './group-phrases.ts';
import classes from './NotificationSettings.module.css';
import { PushSwitch } from './PushSwitch.tsx';

const StaffMails = lazyComponent(() => import('./StaffMails.tsx').then((it) => it.StaffMails));
const QuietHours = lazyComponent(() => import('./QuietHours.tsx').then((it) => it.QuietHours));

const NIGHT = { QuietFrom: '22:00', QuietUntil: '07:00' };
const reminders = [30, 60, 120, 240, 1440] as const;
const NEVER = 'never';

/** Each change is saved at once, not with the profile. */
export function NotificationSettings({ userId }: { userId: number }) {
  const settings = useCall(getNotificationSettings, { params: { id: userId } }, { quiet: true });
  return (
    <QueryResult query={settings} loading={<SkeletonRows rows={6} />}>
      {(stored) => <StoredSettings userId={userId} stored={stored} />}
    </QueryResult>
  );
}

function StoredSettings({ userId, stored }: { userId: number; stored: Settings }) {
  const t = useT();
  const self = useSelf();
  const isStaff = Object.entries(self.AvailableRoles).some(([role, held]) => role !== 'Athlete' && held.length > 0);
  const save = useChange(saveNotificationSettings);
  const put = (changed: Partial<Settings>) => save.mutate({ params: { id: userId }, body: { ...stored, ...changed } });
  const toggle = (group: NotificationGroup, channel: NotificationChannel) => {
    const channels = stored.Groups[group];
    put({ Groups: { ...stored.Groups, [group]: { ...channels, [channel]: !channels[channel] } } });
  };
  const manages = self.AvailableRoles.Manager.length + self.AvailableRoles.Owner.length > 0;
  const isQuiet = stored.QuietFrom !== null;
  const groups = notificationGroups.filter((group) => isStaff || group !== 'System');
  const minutes = stored.ReminderMinutes === null ? NEVER : String(stored.ReminderMinutes);
  const offered = [...new Set([...reminders.map(String), ...(stored.ReminderMinutes === null ? [] : [minutes])])];
  return (
    <div className={classes['settings']}>
      <ul className={classes['groups']}>
        {groups.map((group) => (
          <li key={group}>
            <div className={classes['words']}>
              <b>{t(groupPhrases[group].name)}</b>
              <span>{t(groupPhrases[group].text)}</span>
            </div>
            <div className={classes['channels']}>
              <Switch
                label={t('notifications.inApp')}
                aria-label={t('notifications.inAppOf', { group: t(groupPhrases[group].name) })}
                checked={stored.Groups[group].App}
                disabled={save.isPending}
                onChange={() => toggle(group, 'App')}
              />
              {isMailed(group) && (
                <Switch
                  label={t('notifications.byMail')}
                  aria-label={t('notifications.byMailOf', { group: t(groupPhrases[group].name) })}
                  checked={stored.Groups[group].Email}
                  disabled={save.isPending}
                  onChange={() => toggle(group, 'Email')}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {manages && userId === self.UserId && stored.Digest !== undefined && stored.StaffMail !== undefined && (
        <StaffMails days={stored.Digest} chosen={stored.StaffMail} disabled={save.isPending} onChange={put} />
      )}
      {userId === self.UserId && <PushSwitch userId={userId} />}
      <p className={classes['always']}>{t('notifications.always')}</p>
      <ChoiceField
        label={t('notifications.reminder')}
        value={minutes}
        data={[
          ...offered.map((value) => ({ value, label: reminderWords(t, Number(value)) })),
          { value: NEVER, label: t('notifications.noReminder') },
        ]}
        onChange={(value) => put({ ReminderMinutes: value === null || value === NEVER ? null : Number(value) })}
      />
      <Switch
        label={t('notifications.quiet')}
        description={t('notifications.quietText')}
        checked={isQuiet}
        disabled={save.isPending}
        onChange={() => put(isQuiet ? { QuietFrom: null, QuietUntil: null } : NIGHT)}
      />
      {stored.QuietFrom !== null && stored.QuietUntil !== null && (
        <QuietHours
          stored={{ QuietFrom: stored.QuietFrom, QuietUntil: stored.QuietUntil }}
          onSave={(hours) =>
            change(saveNotificationSettings, { params: { id: userId }, body: { ...stored, ...hours } }, { quiet: true })
          }
        />
      )}
    </div>
  );
}

const reminderWords = (t: ReturnType<typeof useT>, minutes: number): string =>
  minutes % 60 === 0
    ? t('notifications.hoursBefore', { count: minutes / 60 })
    : t('notifications.minutesBefore', { count: minutes });
