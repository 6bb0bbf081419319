import type { Role } from '@clubpulse/contract/accounts/roles';
import type { PhraseKey } from '@clubpulse/phrases/phrases';
import { type Icon, IconArrowLeft, IconDots } from '@tabler/icons-react';
import type { MenuSection, Screen } from '../../platform/screen.ts';
import { screens } from '../../screens.ts';
import { type Audience, type Section, sections } from './sections.ts';

export interface MenuEntry {
  section: MenuSection | 'more';
  view: string;
  label: PhraseKey;
  tab?: PhraseKey;
  icon: Icon;
  go?: string;
  covers: readonly string[];
  forTrainers?: boolean;
  sub?: readonly SubEntry[];
}

interface SubEntry {
  view: string;
  label: PhraseKey;
  forManagers: boolean;
  covers: readonly string[];
}

export interface MenuFacts {
  roles: readonly Role[];
  ownsBrand: boolean;
  view: string;
  opens: (view: string) => boolean;
  isAdministrator: boolean;
}

const coveredBy = ({ name }: Screen): readonly string[] =>
  screens.filter(({ under }) => under?.includes(name)).map((screen) => screen.name);

function entryOf({ name, label, icon, go, grouped }: Section): MenuEntry[] {
  const placeIn = ({ menu }: Screen) => {
    if (menu?.section === name) return menu.place ?? 0;
    return menu?.toManagers?.section === name ? menu.toManagers.place : undefined;
  };
  const within = screens
    .filter((screen) => placeIn(screen) !== undefined)
    .sort((one, other) => (placeIn(one) ?? 0) - (placeIn(other) ?? 0));
  const [first] = within;
  if (first === undefined) return [];
  const entry = { section: name, view: first.name, label, icon, go };
  if (!grouped) return [{ ...entry, covers: coveredBy(first), forTrainers: first.menu?.toManagers !== undefined }];
  const sub = within.map((screen) => ({
    view: screen.name,
    label: screen.menu?.label ?? screen.title,
    forManagers: screen.menu?.forManagers === true || screen.menu?.toManagers?.section === name,
    covers: coveredBy(screen),
  }));
  return [{ ...entry, covers: [], sub }];
}

const all = sections.flatMap((section) => entryOf(section).map((entry) => ({ entry, isFor: section.isFor })));

const MOST = 7;
/** Above `MOST` entries these are omitted first. The journal is also in the user menu, and Today is the start page. */
const spare: readonly MenuSection[] = ['journal', 'trainerToday'];

export function menuFor({ roles, ownsBrand, view, opens, isAdministrator }: MenuFacts): MenuEntry[] {
  const staff = roles.some((role) => role !== 'Athlete') || ownsBrand;
  const audiences: Record<Audience, boolean> = {
    brandOwners: ownsBrand,
    administrators: isAdministrator && ownsBrand,
    trainers: roles.includes('Trainer'),
    staff,
    athletes: !staff,
    trainees: !staff || roles.includes('Athlete'),
  };
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const shown = all.flatMap(({ entry, isFor }): MenuEntry[] => {
    if (!audiences[isFor] || (manages && entry.forTrainers === true)) return [];
    const sub = entry.sub?.filter((one) => opens(one.view) && (manages || !one.forManagers));
    const first = sub === undefined ? entry.view : sub[0]?.view;
    if (first === undefined || (sub === undefined && !opens(first))) return [];
    return [{ ...entry, view: first, ...(sub === undefined ? {} : { sub }) }];
  });
  const ofBrands = shown.filter(({ section }) => isOfBrand(section));
  const ofClub = shown.filter(({ section }) => !isOfBrand(section));
  const surplus = spare
    .filter((section) => ofClub.some((entry) => entry.section === section))
    .slice(0, Math.max(0, ofClub.length - MOST));
  const others = ofClub.filter((entry) => !surplus.some((section) => section === entry.section));
  const [brand] = ofBrands;
  const hasClub = roles.some((role) => role !== 'Athlete');
  if (brand === undefined || !hasClub) return [...ofBrands, ...others];
  // In the brand only the club selector leads to a club. In a club the first entry leads back.
  if (ofBrand.includes(view)) return ofBrands;
  return [roles.includes('Owner') ? { ...brand, ...backToBrand, tab: brand.label } : brand, ...others];
}
const ofBrand: readonly string[] = screens.flatMap((screen) => (screen.ofBrand ? [screen.name] : []));
const isOfBrand = (name: MenuEntry['section']): boolean =>
  sections.some((section) => section.name === name && (section.isFor === 'brandOwners' || section.isFor === 'administrators'));
const backToBrand = { label: 'shell.backToBrand', icon: IconArrowLeft } as const;

const isMe = (entry: MenuEntry) => entry.section === 'me';

function firstTabs(facts: MenuFacts): MenuEntry[] {
  const entries = menuFor(facts).filter((entry) => !isMe(entry));
  const isBook = (entry: MenuEntry) => entry.section === 'book';
  const others = entries.filter((entry) => !isBook(entry));
  return [...others.slice(0, 2), ...entries.filter(isBook), ...others.slice(2)].slice(0, 4);
}

interface RestGroup extends Pick<MenuEntry, 'section' | 'label' | 'icon'> {
  headed: boolean;
  pages: readonly Pick<MenuEntry, 'view' | 'label'>[];
}

export function restFor(facts: MenuFacts): readonly RestGroup[] {
  const tabs = firstTabs(facts).map(({ view }) => view);
  const groups = menuFor(facts)
    .filter((entry) => !isMe(entry))
    .map(({ section, label, icon, view, sub }) => {
      const pages = (sub ?? [{ view, label }]).filter((page) => !tabs.includes(page.view));
      return { section, label, icon, headed: sub !== undefined, pages };
    })
    .filter(({ pages }) => pages.length > 0);
  const place = ({ headed, section }: RestGroup) => (headed ? (section === 'members' ? 1 : 2) : 0);
  return groups.sort((one, other) => place(one) - place(other));
}

export function tabsFor(facts: MenuFacts): MenuEntry[] {
  const tabs = firstTabs(facts);
  const last = moreFor(facts, tabs);
  const own = menuFor(facts).find(isMe);
  return [...tabs, own === undefined ? last : { ...last, label: own.label, icon: own.icon }];
}

export function tabBelow(facts: MenuFacts, screen: string): string | null {
  const tabs = tabsFor(facts);
  if (tabs.some(({ view }) => view === screen && view === facts.view)) return null;
  return tabs.find((tab) => isCurrent(tab, facts.view))?.view ?? null;
}

const moreFor = (facts: MenuFacts, tabs: readonly MenuEntry[]): MenuEntry => ({
  section: 'more',
  view: 'More',
  label: 'kit.more',
  icon: IconDots,
  covers: tabs.some((tab) => isCurrent(tab, facts.view)) ? [] : [facts.view],
});

export function highlightedView(view: string, id: string | undefined, selfId: number): string {
  const another = id !== undefined && id !== String(selfId);
  if (another && view === 'Journal') return 'Athletes';
  if (another && view === 'AdvancedBiometrics') return 'AthletesBiometrics';
  return view;
}

export const isCurrent = (entry: MenuEntry | SubEntry, view: string): boolean =>
  entry.view === view ||
  entry.covers.includes(view) ||
  ('sub' in entry && (entry.sub?.some((one) => isCurrent(one, view)) ?? false));

export const currentMark = (entry: MenuEntry | SubEntry, view: string) =>
  isCurrent(entry, view) ? { 'aria-current': entry.view === view ? ('page' as const) : true } : {};

export const pagesBelow = ({ sub = [] }: MenuEntry): readonly SubEntry[] => (sub.length > 1 ? sub : []);
