import type { Role } from '@clubpulse/contract/accounts/roles';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { LIVE_VIEW } from '@clubpulse/rules/accounts/roles/views';
import {
  type Icon,
  IconArrowLeft,
  IconBuilding,
  IconBuildingStore,
  IconCalendarEvent,
  IconCalendarTime,
  IconCreditCard,
  IconHeartbeat,
  IconHome,
  IconPlus,
  IconSettings,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { ScreenName } from '../../screens.ts';

export interface MenuEntry {
  view: ScreenName;
  label: PhraseKey;
  icon: Icon;
  /** Views during which the entry is the current one, besides its own and its sub-entries'. */
  covers?: readonly string[];
  sub?: readonly SubEntry[];
}

interface SubEntry {
  view: ScreenName;
  label: PhraseKey;
  /** The view opens for everybody, but the entry is for who manages the club. */
  forManagers?: true;
  /** Views below it, during which it is the current one. */
  covers?: readonly string[];
}

export interface MenuFacts {
  /** Roles in the selected club, highest first. */
  roles: readonly Role[];
  ownsBrand: boolean;
  /** The current view, as `highlightedView` gives it. */
  view: string;
  /** Whether a view exists and opens: what does not is absent from the menu. */
  opens: (view: string) => boolean;
}

const brand: MenuEntry = { view: 'Brand', label: 'clubs.brand', icon: IconBuildingStore };
const backToBrand: MenuEntry = { ...brand, label: 'shell.backToBrand', icon: IconArrowLeft };
const trainerToday: MenuEntry = { view: 'TrainersJournal', label: 'kit.today', icon: IconHome, covers: ['Athletes'] };
const live: MenuEntry = { view: LIVE_VIEW, label: 'live.title', icon: IconHeartbeat };
const club: MenuEntry = { view: 'ClubProfile', label: 'kit.club', icon: IconBuilding };
const calendar: MenuEntry = {
  view: 'ClubClasses',
  label: 'kit.calendar',
  icon: IconCalendarEvent,
  sub: [
    { view: 'ClubClasses', label: 'calendar.classes', covers: ['ClubClass', 'ClubClassParticipants'] },
    { view: 'PersonalTrainers', label: 'calendar.personalTraining' },
    { view: 'Services', label: 'calendar.services' },
    { view: 'MyActivities', label: 'calendar.myActivities' },
  ],
};
const members: MenuEntry = {
  view: 'ManageUsers',
  label: 'shell.members',
  icon: IconUsers,
  sub: [
    { view: 'ManageUsers', label: 'members.people', covers: ['EditUser'] },
    { view: 'ClassParticipantSubscriptions', label: 'shell.participantSubscriptions' },
  ],
};
const sales: MenuEntry = {
  view: 'CreditsAndSubscriptions',
  label: 'shell.sales',
  icon: IconCreditCard,
  sub: [
    { view: 'CreditsAndSubscriptions', label: 'billing.catalogue' },
    { view: 'Transactions', label: 'billing.transactions' },
  ],
};
const setUp: MenuEntry = {
  view: 'DeviceManagement',
  label: 'shell.setUp',
  icon: IconSettings,
  sub: [
    { view: 'DeviceManagement', label: 'devices.title' },
    { view: 'ClubSensors', label: 'devices.straps' },
    { view: 'BookingSettings', label: 'calendar.bookingRules' },
    { view: 'Policies', label: 'clubs.policies', forManagers: true },
  ],
};
const athleteToday: MenuEntry = { view: 'Today', label: 'kit.today', icon: IconHome };
const book: MenuEntry = { view: 'Book', label: 'booking.title', icon: IconPlus, covers: ['MyBookings'] };
const journal: MenuEntry = {
  view: 'Journal',
  label: 'training.journal',
  icon: IconCalendarTime,
  covers: ['Training', 'GroupTraining', 'CommentTraining'],
};
const me: MenuEntry = { view: 'Profile', label: 'shell.me', icon: IconUser, covers: ['JoinClub', 'MySubscriptions', 'Policies'] };
/** As many as an eye takes in. */
const MOST = 7;
/** Left out first where there are more: both wait elsewhere, the journal in the user menu, today behind the sign-in. */
const spare: readonly MenuEntry[] = [journal, trainerToday];

/** The top entries of somebody in the selected club, from what exists only (information architecture, section 3). */
export function menuFor({ roles, ownsBrand, view, opens }: MenuFacts): MenuEntry[] {
  const staff = roles.some((role) => role !== 'Athlete') || ownsBrand;
  const picked = roles.includes('Owner') && view !== 'Brand';
  const entries: MenuEntry[] = [
    ...(ownsBrand ? [picked ? backToBrand : brand] : []),
    ...(roles.includes('Trainer') ? [trainerToday] : []),
    ...(staff ? [club, calendar, members, sales, live, setUp] : [athleteToday, book]),
    // Staff who train here as well keep their own journal in sight; for others it waits in the user menu.
    ...(!staff || roles.includes('Athlete') ? [journal] : []),
    ...(staff ? [] : [me]),
  ];
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const shown = entries.flatMap((entry) => {
    const sub = entry.sub?.filter((one) => opens(one.view) && (manages || one.forManagers !== true));
    const first = sub === undefined ? entry.view : sub[0]?.view;
    if (first === undefined || !opens(first)) return [];
    return [{ ...entry, view: first, ...(sub === undefined ? {} : { sub }) }];
  });
  const surplus = spare.slice(0, Math.max(0, shown.length - MOST)).map(({ view: name }) => name);
  return shown.filter((entry) => !surplus.includes(entry.view));
}

/** A phone has five tabs: booking lies under the thumb, and the last one is always oneself. */
export function tabsFor(facts: MenuFacts): MenuEntry[] {
  const entries = menuFor(facts).filter((entry) => entry.view !== me.view);
  const isBook = (entry: MenuEntry) => entry.view === book.view;
  return [...[...entries.filter((entry) => !isBook(entry)), ...entries.filter(isBook)].slice(0, 4), me];
}

/**
 * The view that the menu highlights: another person's Journal highlights Athletes, her AdvancedBiometrics
 * AthletesBiometrics (spec 1 section 2); any other view itself.
 */
export function highlightedView(view: string, id: string | undefined, selfId: number): string {
  const another = id !== undefined && id !== String(selfId);
  if (another && view === 'Journal') return 'Athletes';
  if (another && view === 'AdvancedBiometrics') return 'AthletesBiometrics';
  return view;
}

export const isCurrent = (entry: MenuEntry | SubEntry, view: string): boolean =>
  entry.view === view ||
  (entry.covers?.includes(view) ?? false) ||
  ('sub' in entry && (entry.sub?.some((one) => isCurrent(one, view)) ?? false));
