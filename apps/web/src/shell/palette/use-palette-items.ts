import { languages } from '@clubpulse/contract/scalars';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useMayOpen } from '../../platform/access.ts';
import { languageNames, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { signOut, useClub, useClubs } from '../../platform/session.tsx';
import { useTheme } from '../../platform/use-theme.ts';
import { useChangeLanguage } from '../../platform/words/use-change-language.ts';
import { screens } from '../../screens.ts';
import { openKeyHelp } from './openers.ts';
import { type PaletteItem, reachable } from './palette-items.ts';

/** Everything the palette can do for this user, in the order in which it is listed. */
export function usePaletteItems(): readonly PaletteItem[] {
  const t = useT();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const club = useClub();
  const { clubs, selectClub } = useClubs();
  const { setTheme } = useTheme();
  const changeLanguage = useChangeLanguage();
  return useMemo(
    () => [
      ...reachable(screens, mayOpen).map(
        (screen): PaletteItem => ({
          id: `view-${screen.name}`,
          group: 'goTo',
          words: t(screen.title),
          run: () => void navigate(pathTo(screen.name)),
        }),
      ),
      ...clubs
        .filter((one) => one.ClubId !== club?.ClubId)
        .map((one): PaletteItem => ({ id: `club-${one.ClubId}`, group: 'clubs', words: one.Name, run: () => selectClub(one) })),
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
          words: `${t('shell.theme')}: ${t(label)}`,
          run: () => setTheme(theme),
        }),
      ),
      ...languages.map(
        (language): PaletteItem => ({
          id: `language-${language}`,
          group: 'actions',
          words: `${t('shell.language')}: ${languageNames[language]}`,
          run: () => changeLanguage(language),
        }),
      ),
      { id: 'keys', group: 'actions', words: t('shell.keyboard'), run: openKeyHelp },
      { id: 'sign-out', group: 'actions', words: t('shell.signOut'), run: () => void signOut() },
    ],
    [t, navigate, mayOpen, club, clubs, selectClub, setTheme, changeLanguage],
  );
}
