import {
  type Icon,
  IconBarbell,
  IconBuilding,
  IconBuildingStore,
  IconCalendarEvent,
  IconCalendarTime,
  IconCreditCard,
  IconHeartbeat,
  IconHome,
  IconLicense,
  IconListNumbers,
  IconPlus,
  IconSettings,
  IconSparkles,
  IconTrendingUp,
  IconTrophy,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { PhraseKey } from '../../platform/phrases.ts';
import type { MenuSection } from '../../platform/screen.ts';

/** `trainees`: who trains here, staff who do so included; `athletes`: who does nothing else here; `administrators`: owners who run the server. */
export type Audience = 'brandOwners' | 'administrators' | 'trainers' | 'staff' | 'athletes' | 'trainees';

export interface Section {
  readonly name: MenuSection;
  readonly label: PhraseKey;
  readonly icon: Icon;
  readonly isFor: Audience;
  /** Its screens stand below it by their names; without it there is one screen, and it has the section's name. */
  readonly grouped?: true;
}

/** The menu's top entries in their order (information architecture, section 3); the screens say which of them is theirs. */
export const sections: readonly Section[] = [
  { name: 'brand', label: 'clubs.brand', icon: IconBuildingStore, isFor: 'brandOwners' },
  { name: 'brandChallenges', label: 'challenges.title', icon: IconTrophy, isFor: 'brandOwners' },
  { name: 'brandRankings', label: 'rankings.title', icon: IconListNumbers, isFor: 'brandOwners' },
  { name: 'brandLicenses', label: 'clubs.licenses', icon: IconLicense, isFor: 'brandOwners' },
  { name: 'news', label: 'news.title', icon: IconSparkles, isFor: 'administrators' },
  { name: 'trainerToday', label: 'kit.today', icon: IconHome, isFor: 'trainers' },
  { name: 'club', label: 'kit.club', icon: IconBuilding, isFor: 'staff' },
  { name: 'calendar', label: 'kit.calendar', icon: IconCalendarEvent, isFor: 'staff', grouped: true },
  { name: 'members', label: 'shell.members', icon: IconUsers, isFor: 'staff', grouped: true },
  { name: 'sales', label: 'shell.sales', icon: IconCreditCard, isFor: 'staff', grouped: true },
  { name: 'training', label: 'shell.training', icon: IconBarbell, isFor: 'staff', grouped: true },
  { name: 'engage', label: 'shell.engage', icon: IconTrophy, isFor: 'staff', grouped: true },
  { name: 'live', label: 'live.title', icon: IconHeartbeat, isFor: 'staff' },
  { name: 'setUp', label: 'shell.setUp', icon: IconSettings, isFor: 'staff', grouped: true },
  { name: 'today', label: 'kit.today', icon: IconHome, isFor: 'athletes' },
  { name: 'book', label: 'booking.title', icon: IconPlus, isFor: 'athletes' },
  // Staff who train here as well keep their own journal in sight; for others it waits in the user menu.
  { name: 'journal', label: 'training.journal', icon: IconCalendarTime, isFor: 'trainees' },
  { name: 'progress', label: 'progress.title', icon: IconTrendingUp, isFor: 'athletes' },
  { name: 'me', label: 'shell.me', icon: IconUser, isFor: 'athletes' },
];
