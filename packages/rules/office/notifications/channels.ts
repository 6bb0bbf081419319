import {
  type NotificationChannel,
  type NotificationGroup,
  type NotificationSettings,
  notificationChannels,
  notificationGroups,
} from '@clubpulse/contract/office/notifications';
import { Temporal } from 'temporal-polyfill';

/** How somebody is told of what, and when not. */

/** As the profile keeps them: `Bookings.Email` is false where it is switched off. */
export type StoredChannels = Readonly<Record<string, boolean>>;

/** Groups of which no mail exists: what stands in the app is all there is. */
const unmailed: readonly NotificationGroup[] = ['System'];
export const isMailed = (group: NotificationGroup): boolean => !unmailed.includes(group);

/** On until somebody switches it off. */
export const isOn = (stored: StoredChannels, group: NotificationGroup, channel: NotificationChannel): boolean =>
  (channel === 'App' || isMailed(group)) && stored[`${group}.${channel}`] !== false;

export const groupsOf = (stored: StoredChannels): NotificationSettings['Groups'] =>
  Object.fromEntries(
    notificationGroups.map((group) => [group, { App: isOn(stored, group, 'App'), Email: isOn(stored, group, 'Email') }]),
  ) as NotificationSettings['Groups'];

/** Only what is off is kept. */
export const storedOf = (groups: NotificationSettings['Groups']): StoredChannels =>
  Object.fromEntries(
    notificationGroups.flatMap((group) =>
      notificationChannels.filter((channel) => !groups[group][channel]).map((channel) => [`${group}.${channel}`, false]),
    ),
  );

/** Minutes before a class for who never said. */
export const REMINDER_MINUTES = 120;

/** When nothing goes that only wants to be heard at some time of the day. */
export const NIGHT = { QuietFrom: '20:00', QuietUntil: '09:00' } as const;

export type QuietHours = Pick<NotificationSettings, 'QuietFrom' | 'QuietUntil'>;

/** When the quiet hours end in which `now` lies; undefined outside of them. They may go over midnight; both are of the zone's clocks. */
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
 * When something may come that can wait; undefined: at once. `byDay`: it was found at the club's midnight, and comes in the morning of its
 * reader.
 */
export function waitsUntil(quiet: QuietHours | undefined, now: Date, timeZone: string, byDay = false): Date | undefined {
  const morning = byDay ? quietUntil(NIGHT, now, timeZone) : undefined;
  return (quiet && quietUntil(quiet, morning ?? now, timeZone)) ?? morning;
}
