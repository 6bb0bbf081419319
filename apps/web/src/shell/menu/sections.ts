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

/** `trainees` train here, including staff. `athletes` have no staff role. `administrators` are owners who run the server. */
export type Audience = 'brandOwners' | 'administrators' | 'trainers' | 'staff' | 'athletes' | 'trainees';

export interface Section {
  readonly name: MenuSection;
  readonly label: PhraseKey;
  readonly icon: Icon;
  /** The key after `g`, the same in every language and unique within a menu. */
  readonly go: string;
  readonly isFor: Audience;
  readonly grouped?: true;
}

export const sections: readonly Section[] = [
  { name: 'brand', label: 'clubs.brand', icon: IconBuildingStore, go: 'b', isFor: 'brandOwners' },
  { name: 'brandReports', label: 'reports.title', icon: IconTrendingUp, go: 'p', isFor: 'brandOwners' },
  { name: 'brandChallenges', label: 'challenges.title', icon: IconTrophy, go: 'h', isFor: 'brandOwners' },
  { name: 'brandRankings', label: 'rankings.title', icon: IconListNumbers, go: 'r', isFor: 'brandOwners' },
  { name: 'brandLicenses', label: 'clubs.licenses', icon: IconLicense, go: 'l', isFor: 'brandOwners' },
  { name: 'serverHealth', label: 'serverHealth.title', icon: IconHeartbeat, go: 'v', isFor: 'administrators' },
  { name: 'news', label: 'news.title', icon: IconSparkles, go: 'n', isFor: 'administrators' },
  { name: 'trainerToday', label: 'kit.today', icon: IconHome, go: 't', isFor: 'trainers', grouped: true },
  { name: 'club', label: 'kit.club', icon: IconBuilding, go: 'o', isFor: 'staff', grouped: true },
  { name: 'calendar', label: 'kit.calendar', icon: IconCalendarEvent, go: 'c', isFor: 'staff', grouped: true },
  { name: 'members', label: 'shell.members', icon: IconUsers, go: 'm', isFor: 'staff', grouped: true },
  { name: 'sales', label: 'shell.sales', icon: IconCreditCard, go: 's', isFor: 'staff', grouped: true },
  { name: 'training', label: 'shell.training', icon: IconBarbell, go: 'w', isFor: 'staff', grouped: true },
  { name: 'engage', label: 'shell.engage', icon: IconTrophy, go: 'e', isFor: 'staff', grouped: true },
  { name: 'live', label: 'live.title', icon: IconHeartbeat, go: 'l', isFor: 'staff' },
  { name: 'setUp', label: 'shell.setUp', icon: IconSettings, go: 'u', isFor: 'staff', grouped: true },
  { name: 'today', label: 'kit.today', icon: IconHome, go: 't', isFor: 'athletes' },
  { name: 'book', label: 'booking.title', icon: IconPlus, go: 'b', isFor: 'athletes' },
  { name: 'journal', label: 'training.journal', icon: IconCalendarTime, go: 'j', isFor: 'trainees' },
  { name: 'progress', label: 'progress.title', icon: IconTrendingUp, go: 'p', isFor: 'athletes' },
  { name: 'me', label: 'shell.me', icon: IconUser, go: 'i', isFor: 'athletes' },
];
