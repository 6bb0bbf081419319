import { Menu } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconNotebook, IconSelector, IconSun, IconUser } from '@tabler/icons-react';
import { languages } from '@clubpulse/contract/scalars';
import { useNavigate } from 'react-router';
import { Avatar } from '../kit/Avatar.tsx';
import { languageNames, useLanguage, useT } from '../platform/phrases.ts';
import { pathTo } from '../platform/routes.ts';
import { signOut, useRoles, useSelf } from '../platform/session.tsx';
import { screenNamed } from '../screens.ts';
import { useTheme } from '../platform/use-theme.ts';
import { useChangeLanguage } from '../platform/use-change-language.ts';
import classes from './UserMenu.module.css';

const themes = [
  { value: 'light', icon: IconSun, label: 'shell.themeLight' },
  { value: 'dark', icon: IconMoon, label: 'shell.themeDark' },
  { value: 'auto', icon: IconDeviceDesktop, label: 'shell.themeSystem' },
] as const;

/** Oneself: profile, journal, language, appearance, sign out. */
export function UserMenu() {
  const t = useT();
  const self = useSelf();
  const [role] = useRoles();
  const navigate = useNavigate();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const { theme, setTheme } = useTheme();
  const name = `${self.FirstMidName} ${self.LastName}`.trim() || self.Nickname;
  return (
    <Menu position="top-start" width={260} shadow="none" classNames={{ dropdown: classes['pop'], item: classes['item'], label: classes['label'] }}>
      <Menu.Target>
        <button type="button" className={classes['me']} aria-label={`${t('shell.userMenu')}: ${name}`}>
          <Avatar name={name} />
          <span className={classes['names']}>
            <b title={name}>{name}</b>
            <span>{role === undefined ? self.Nickname : t(`role.${role}`)}</span>
          </span>
          <IconSelector size={18} stroke={1.8} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUser size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('Profile'))}>
          {t('shell.profile')}
        </Menu.Item>
        {screenNamed('Journal') && (
          <Menu.Item leftSection={<IconNotebook size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('Journal'))}>
            {t('shell.myJournal')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{t('shell.language')}</Menu.Label>
        {languages.map((one) => (
          <Menu.Item
            key={one}
            lang={one}
            role="menuitemradio"
            aria-checked={one === language}
            rightSection={one === language ? <IconCheck size={17} stroke={2} /> : undefined}
            onClick={() => changeLanguage(one)}
          >
            {languageNames[one]}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Label>{t('shell.theme')}</Menu.Label>
        {themes.map(({ value, icon: Icon, label }) => (
          <Menu.Item
            key={value}
            role="menuitemradio"
            aria-checked={value === theme}
            leftSection={<Icon size={18} stroke={1.8} />}
            rightSection={value === theme ? <IconCheck size={17} stroke={2} /> : undefined}
            onClick={() => setTheme(value)}
          >
            {t(label)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.8} />} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
