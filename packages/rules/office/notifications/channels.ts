import {
  type NotificationChannel,
  type NotificationGroup,
  type NotificationSettings,
  notificationChannels,
  notificationGroups,
} from '@clubpulse/contract/office/notifications';
import { Temporal } from 'temporal-polyfill';

export type StoredChannels = Readonly<Record<string, boolean>>;

const unmailed: readonly NotificationGroup[] = ['System'];
export const isMailed = (group: NotificationGroup): boolean => !unmailed.includes(group);

export const isOn = (stored: StoredChannels, group: NotificationGroup, channel: NotificationChannel): boolean =>
  (channel === 'App' || isMailed(group)) && stored[`${group}.${channel}`] !== false;

export const groupsOf = (stored: StoredChannels): NotificationSettings['Groups'] =>
  Object.fromEntries(
    notificationGroups.map((group) => [group, { App: isOn(stored, group, 'App'), Email: isOn(stored, group, 'Email') }]),
  ) as NotificationSettings['Groups'];

export const storedOf = (groups: NotificationSettings['Groups']): StoredChannels =>
  Object.fromEntries(
    notificationGroups.flatMap((group) =>
      notificationChannels.filter((channel) => !groups[group][channel]).map((channel) => [`${group}.${channel}`, false]),
    ),
  );

export const REMINDER_MINUTES = 120;

/** Quiet hours of the reader's day for notifications that a daily job creates at midnight. */
export const NIGHT = { QuietFrom: '20:00', QuietUntil: '09:00' } as const;

export type QuietHours = Pick<NotificationSettings, 'QuietFrom' | 'QuietUntil'>;

export function quietUntil({ QuietFrom, QuietUntil }: QuietHours, now: Date, timeZone: string): Date | undefined {
  if (QuietFrom === null || QuietUntil === null) return undefined;
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const [clock, from, until] = [here.toPlainTime(), Temporal.PlainTime.from(QuietFrom), Temporal.PlainTime.from(QuietUntil)];
  const since = Temporal.PlainTime.compare(clock, from) >= 0;
  const before = Temporal.PlainTime.compare(clock, until) < 0;
  const overMidnight = Temporal.PlainTime.compare(from, until) > 0;
  if (overMidnight ? !since && !before : !since || !before) return undefined;
  const day = overMidnight && since ? here.toPlainDate().add({ days: 1 }) : here.toPlainDate();
  return new Date(day.toZonedDateTime({ timeZone, plainTime: until }).epochMilliseconds);
}

/**
 * Undefined if the notification is sent at once. `byDay`: it is created at the club's midnight and sent in the reader's morning.
 */
export function waitsUntil(quiet: QuietHours | undefined, now: Date, timeZone: string, byDay = false): Date | undefined {
  const morning = byDay ? quietUntil(NIGHT, now, timeZone) : undefined;
  return (quiet && quietUntil(quiet, morning ?? now, timeZone)) ?? morning;
}
