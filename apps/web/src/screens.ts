import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { ViewName } from '@clubpulse/rules/accounts/roles/views';
import type { ComponentType } from 'react';

/** Views of ours that the spec does not name; they open for anybody signed in, or like one of the spec's (`platform/access`). */
const ownViews = ['Today', 'Book', 'MyBookings', 'BookingSettings', 'Transactions', 'MySubscriptions', 'JoinClub'] as const;
export type ScreenName = ViewName | (typeof ownViews)[number];

/** Every screen takes the parameter of its route: `{view}/{id}`, `{view}/{id}/{action}` or `{view}` alone. */
export interface ScreenProps {
  id?: string;
  action?: string;
}

export interface Screen {
  /** First word of the route. Who may open it is in `@clubpulse/rules/accounts/roles/views`. */
  name: ScreenName;
  /** Document title, and its name in the palette. */
  title: PhraseKey;
  /** Shows one thing and opens only with its id, so no menu and no palette lists it. */
  needsId?: true;
  /** `bare` stands without the shell: before sign-in. */
  frame?: 'bare';
  load: () => Promise<{ default: ComponentType<ScreenProps> }>;
}

/** Every screen of the app. A screen is the default export of its file. */
export const screens: readonly Screen[] = [
  { name: 'Today', title: 'kit.today', load: () => import('./office/today/Today.tsx') },
  { name: 'Book', title: 'booking.title', load: () => import('./calendar/seats/bookings/book/Book.tsx') },
  { name: 'MyBookings', title: 'booking.myBookings', load: () => import('./calendar/seats/bookings/mine/MyBookings.tsx') },
  { name: 'Journal', title: 'training.journal', load: () => import('./training/trainings/journal/Journal.tsx') },
  {
    name: 'Training',
    title: 'training.training',
    needsId: true,
    load: () => import('./training/trainings/training/Training.tsx'),
  },
  {
    name: 'TrainersJournal',
    title: 'kit.today',
    load: () => import('./training/trainings/trainers-journal/TrainersJournal.tsx'),
  },
  { name: 'ClubClasses', title: 'calendar.classes', load: () => import('./calendar/classes/calendars/ClubClasses.tsx') },
  {
    name: 'PersonalTrainers',
    title: 'calendar.personalTraining',
    load: () => import('./calendar/classes/calendars/PersonalTrainers.tsx'),
  },
  { name: 'Services', title: 'calendar.services', load: () => import('./calendar/classes/calendars/Services.tsx') },
  { name: 'MyActivities', title: 'calendar.myActivities', load: () => import('./calendar/classes/activities/MyActivities.tsx') },
  { name: 'ClubClass', title: 'calendar.newClass', load: () => import('./calendar/classes/editor/ClubClass.tsx') },
  { name: 'BookingSettings', title: 'calendar.bookingRules', load: () => import('./calendar/booking-rules/BookingSettings.tsx') },
  {
    name: 'ClubClassParticipants',
    title: 'participants.title',
    needsId: true,
    load: () => import('./calendar/seats/participants/ClubClassParticipants.tsx'),
  },
  {
    name: 'ClassParticipantSubscriptions',
    title: 'participants.subscriptions',
    load: () => import('./calendar/seats/participants/subscriptions-of-week/ClassParticipantSubscriptions.tsx'),
  },
  { name: 'ManageUsers', title: 'members.people', load: () => import('./members/people/ManageUsers.tsx') },
  { name: 'EditUser', title: 'kit.member', needsId: true, load: () => import('./office/edit-user/EditUser.tsx') },
  {
    name: 'CreditsAndSubscriptions',
    title: 'billing.catalogue',
    load: () => import('./billing/catalogue/CreditsAndSubscriptions.tsx'),
  },
  { name: 'Transactions', title: 'billing.transactions', load: () => import('./billing/transactions/Transactions.tsx') },
  { name: 'MySubscriptions', title: 'billing.mine', load: () => import('./billing/subscriptions/mine/MySubscriptions.tsx') },
  { name: 'Policies', title: 'clubs.policies', load: () => import('./clubs/policies/Policies.tsx') },
  { name: 'Home', title: 'accounts.home', frame: 'bare', load: () => import('./accounts/home/Home.tsx') },
  { name: 'NoAccess', title: 'accounts.noAccess', load: () => import('./accounts/no-access/NoAccess.tsx') },
  { name: 'Profile', title: 'accounts.profile', load: () => import('./office/profile/Profile.tsx') },
  { name: 'JoinClub', title: 'clubs.join', load: () => import('./clubs/clubs/JoinClub.tsx') },
  { name: 'Brand', title: 'clubs.brand', load: () => import('./office/brand/Brand.tsx') },
  { name: 'ClubProfile', title: 'clubs.overview', load: () => import('./office/club-overview/ClubProfile.tsx') },
  { name: 'DeviceManagement', title: 'devices.title', load: () => import('./office/devices/DeviceManagement.tsx') },
  { name: 'ClubSensors', title: 'devices.straps', load: () => import('./devices/sensors/ClubSensors.tsx') },
  { name: 'ClubpulseLIVE', title: 'live.title', load: () => import('./live/board/ClubpulseLIVE.tsx') },
];

const byLowerCase = new Map(screens.map((screen) => [screen.name.toLowerCase(), screen]));

/** The screen of a route's first word, without regard to case; undefined when there is none. */
export const screenNamed = (word: string): Screen | undefined => byLowerCase.get(word.toLowerCase());

/** Asked of a new account before any screen (first sign-in). */
export const loadCompleteProfile = () => import('./office/profile/CompleteProfile.tsx');
