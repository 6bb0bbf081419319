import { type MailChoice, type StaffEvent, type StaffMail, staffEvents } from '@clubpulse/contract/office/notifications';

/** The user who requests to join waits for a decision, so staff get a mail at once unless they chose another way. */
const atOnce: ReadonlySet<string> = new Set<StaffEvent>(['JoinAsked']);

const isStaffEvent = (event: string): event is StaffEvent => staffEvents.some((one) => one === event);

export const choiceOf = (chosen: StaffMail | undefined, event: StaffEvent): MailChoice =>
  chosen?.[event] ?? (atOnce.has(event) ? 'AtOnce' : 'Digest');

export const allChoices = (chosen: StaffMail | undefined): StaffMail =>
  Object.fromEntries(staffEvents.map((event) => [event, choiceOf(chosen, event)]));

/** For managers and owners. A request to join is excluded, because `office/notices` writes its mail. */
export const isMailedAtOnce = (event: string, chosen: StaffMail | undefined): boolean =>
  isStaffEvent(event) && event !== 'JoinAsked' && choiceOf(chosen, event) === 'AtOnce';

export const isInDigest = (event: string, chosen: StaffMail | undefined): boolean =>
  isStaffEvent(event) && choiceOf(chosen, event) === 'Digest';

export const digestEventsOf = (chosen: StaffMail | undefined): readonly StaffEvent[] =>
  staffEvents.filter((event) => choiceOf(chosen, event) === 'Digest');
