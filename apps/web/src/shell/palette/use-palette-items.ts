import { languages } from '@clubpulse/contract/scalars';
import { isStaffRole } from '@clubpulse/rules/accounts/roles/roles';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useClubsToPick, usePickClub } from '../../office/brand/public.ts';
import { searchAliases, useClassMatches, useClubActs } from '../../office/palette/public.ts';
import { createCell, useCell } from '../../platform/cell.ts';
import { useChangeLanguage } from '../../platform/dictionary/use-change-language.ts';
import { languageNames, type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { signOut, useClub, useRoles, useSelf } from '../../platform/session.tsx';
import { useTheme } from '../../platform/theme/use-theme.ts';
import { screens } from '../../screens.ts';
import { useMenuFacts } from '../menu/use-menu.ts';
import { openKeyHelp } from './openers.ts';
import { type PaletteItem, reachable } from './palette-items.ts';

export function usePaletteItems(): readonly PaletteItem[] {
  const t = useT();
  const navigate = useNavigate();
  const { opens } = useMenuFacts();
  const roles = useRoles();
  const { AvailableRoles: held } = useSelf();
  const trains = held.Athlete.length > 0 || Object.values(held).every(({ length }) => length === 0);
  const works = roles.some(isStaffRole);
  const manages = roles.includes('Manager') || roles.includes('Owner');
  const found = useClassMatches();
  const acts = useClubActs();
  const club = useClub();
  const clubs = useClubsToPick();
  const pickClub = usePickClub();
  const { setTheme } = useTheme();
  const changeLanguage = useChangeLanguage();
  return useMemo(
    () => [
      ...reachable(screens, { opens, trains, works, manages }).map(
        (screen): PaletteItem => ({
          id: `view-${screen.name}`,
          group: 'goTo',
          words: t(screen.title),
          ...alsoOf(screen.name, t),
          run: () => void navigate(pathTo(screen.name)),
        }),
      ),
      ...found.map(
        ({ path, ...one }): PaletteItem => ({ ...one, group: 'classes', run: () => void navigate(path), onlyInSearch: true }),
      ),
      ...clubs
        .filter((one) => one.ClubId !== club?.ClubId)
        .map(
          (one): PaletteItem => ({
            id: `club-${one.ClubId}`,
            group: 'clubs',
            words: one.Name,
            also: t('palette.alsoClub'),
            run: () => pickClub(one),
          }),
        ),
      ...acts.map(({ path, ...act }): PaletteItem => ({ ...act, group: 'actions', run: () => void navigate(path) })),
      ...(
        [
          ['light', 'shell.themeLight'],
          ['dark', 'shell.themeDark'],
          ['auto', 'shell.themeSystem'],
        ] as const
      ).map(
        ([theme, label]): PaletteItem => ({
          id: `theme-${theme}`,
          group: 'actions',
          words: t('kit.labelled', { label: t('shell.theme'), value: t(label) }),
          run: () => setTheme(theme),
          onlyInSearch: true,
        }),
      ),
      ...languages.map(
        (language): PaletteItem => ({
          id: `language-${language}`,
          group: 'actions',
          words: t('kit.labelled', { label: t('shell.language'), value: languageNames[language] }),
          run: () => changeLanguage(language),
          onlyInSearch: true,
        }),
      ),
      { id: 'keys', group: 'actions', words: t('shell.keyboard'), run: openKeyHelp, onlyInSearch: true },
      {
        id: 'sign-out',
        group: 'actions',
        words: t('shell.signOut'),
        also: t('palette.alsoSignOut'),
        run: () => void signOut(),
        onlyInSearch: true,
      },
    ],
    [t, navigate, opens, trains, works, manages, found, acts, club, clubs, pickClub, setTheme, changeLanguage],
  );
}

function alsoOf(view: string, t: Translate): { also?: string } {
  const also = searchAliases[view];
  return also === undefined ? {} : { also: t(also) };
}

interface Chosen {
  /** User and club of the choice, because other users must not see it. */
  readonly where: string;
  readonly item: PaletteItem;
}

/** Stored in memory only: a shared browser must not store names of people. */
const chosen = createCell<readonly Chosen[]>([]);

export function useRecent(): { recent: readonly PaletteItem[]; remember: (item: PaletteItem) => void } {
  const where = `${useSelf().UserId} ${useClub()?.ClubId}`;
  const all = useCell(chosen).filter((one) => one.where === where);
  return {
    recent: all.map(({ item }) => item),
    remember: (item) => chosen.set([{ where, item }, ...all.filter((one) => one.item.id !== item.id)]),
  };
}
