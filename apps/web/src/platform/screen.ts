import type { PhraseKey } from '@clubpulse/phrases/phrases';
import type { ViewAccess } from '@clubpulse/rules/accounts/roles/views';
import type { ComponentType, ReactNode } from 'react';

/** Shapes a screen can have before it is here: `kit/states/Skeleton` draws them. */
export type ScreenShape = 'overview' | 'list' | 'form' | 'calendar' | 'detail' | 'member' | 'editor' | 'sections' | 'message';

/** What a feature says of a screen it brings, in its `<feature>.screens.ts`; `screens.ts` puts them all together. */
export interface Screen extends ViewAccess {
  /** First word of the route; a view of the spec has the spec's name and opens to whom the spec says. */
  readonly name: string;
  /** Document title, and its name in the palette. */
  readonly title: PhraseKey;
  /** Shows one thing and opens only with its id, so no menu and no palette lists it. */
  readonly needsId?: true;
  /** Shows one's own of it: an address without an id leads whoever opens no list of them there. */
  readonly own?: string;
  /** Its id is a club's: that club is selected, and the address then says the view alone (spec 1 section 2: no params in the hash). */
  readonly idIsClub?: true;
  /** Says nothing to who trains in no club: the palette does not list it. */
  readonly ofTrainees?: true;
  /** Says nothing to who works in no club: the palette does not list it. */
  readonly ofStaff?: true;
  /** Of videos to watch: neither menu nor palette lists it where the chosen club shows none (`EnableOnDemand`). */
  readonly ofViewers?: true;
  /** Somebody is led there; neither menu nor palette lists it. */
  readonly unlisted?: true;
  /** How it looks while its code loads; a list where it does not say. */
  readonly shape?: ScreenShape;
  /** `bare` stands without the shell: before sign-in. */
  readonly frame?: 'bare';
  /** Its place in the menu; without one it is reached from other screens. */
  readonly menu?: MenuPlace;
  /** Views in the menu whose entries are the current ones while it is open. */
  readonly under?: readonly string[];
  /** Opens before the profile is complete, which is asked for afterwards. */
  readonly beforeProfile?: true;
  /** It lists what the menu has and a phone's tabs have no room for: it takes `rest`. */
  readonly listsRest?: true;
  /** The screen is the default export of its file. */
  readonly load: () => Promise<{ default: ComponentType<ScreenProps> }>;
}

/** Every screen takes the parameter of its route: `{view}/{id}`, `{view}/{id}/{action}` or `{view}` alone. */
export interface ScreenProps {
  id?: string;
  action?: string;
  rest?: ReactNode;
}

/** Top entries of the menu; `shell/menu/sections.ts` says how each looks and whom it is for. */
export type MenuSection =
  | 'brand'
  | 'brandChallenges'
  | 'brandRankings'
  | 'brandLicenses'
  | 'news'
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
  /** Its name among the others of its section; a section of one screen has its own name. */
  readonly label?: PhraseKey;
  /** Orders the screens of a section: lower stands first. */
  readonly place?: number;
  /** The view opens for everybody, but the entry is for who manages the club. */
  readonly forManagers?: true;
  /** To who manages the club it is one page of this section instead: what a trainer leads from is no top entry of a desk. */
  readonly toManagers?: { readonly section: MenuSection; readonly place: number };
  /** Absent where the selected club has no activities. */
  readonly needsActivities?: true;
  /** Absent where the selected club ranks none of these. */
  readonly needsRankings?: 'athletes' | 'trainers';
}
