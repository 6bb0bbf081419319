import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { ViewAccess } from '@clubpulse/rules/accounts/roles/views';
import type { ComponentType, ReactNode } from 'react';

export type ScreenShape = 'overview' | 'list' | 'form' | 'calendar' | 'detail' | 'member' | 'editor' | 'sections' | 'message';

export interface Screen extends ViewAccess {
  /** First part of the route. */
  readonly name: string;
  readonly title: PhraseKey;
  readonly needsId?: true;
  readonly own?: string;
  /** The club is then selected, and the id removed from the URL. */
  readonly idIsClub?: true;
  readonly ofTrainees?: true;
  readonly ofStaff?: true;
  /** Calls refuse others. */
  readonly ofAdministrators?: true;
  /** Only clubs with videos (`EnableOnDemand`) list the screen. */
  readonly ofViewers?: true;
  readonly unlisted?: true;
  readonly shape?: ScreenShape;
  readonly frame?: 'bare';
  readonly menu?: MenuPlace;
  readonly under?: readonly string[];
  readonly beforeProfile?: true;
  readonly listsRest?: true;
  /** The view about all clubs, which a screen of the brand shows without a selected club. */
  readonly brandPart?: { readonly view: string; readonly screen: string };
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
}

export interface ScreenProps {
  id?: string;
  action?: string;
  rest?: ReactNode;
}

export type MenuSection =
  | 'brand'
  | 'brandReports'
  | 'brandChallenges'
  | 'brandRankings'
  | 'brandLicenses'
  | 'news'
  | 'serverHealth'
  | 'trainerToday'
  | 'club'
  | 'calendar'
  | 'members'
  | 'sales'
  | 'training'
  | 'engage'
  | 'live'
  | 'setUp'
  | 'today'
  | 'book'
  | 'journal'
  | 'progress'
  | 'me';

export interface MenuPlace {
  readonly section: MenuSection;
  readonly label?: PhraseKey;
  readonly place?: number;
  readonly forManagers?: true;
  readonly toManagers?: { readonly section: MenuSection; readonly place: number };
  readonly needsActivities?: true;
  readonly needsRankings?: 'athletes' | 'trainers';
}
