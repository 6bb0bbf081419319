import { languages } from '@clubpulse/contract/scalars';
import { Menu } from '@mantine/core';
import {
  IconCheck,
  IconDeviceDesktop,
  IconFolder,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMessage,
  IconMoon,
  IconMoonStars,
  IconNotebook,
  IconPlayerPlay,
  IconQrcode,
  IconRulerMeasure,
  IconSparkles,
  IconStretching,
  IconSun,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useChangeLanguage } from '../../../platform/dictionary/use-change-language.ts';
import { screenNamed } from '../../../platform/known-screens.ts';
import { languageNames, useLanguage, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { signOut, useClub, useSelf } from '../../../platform/session.tsx';
import { useTheme } from '../../../platform/theme/use-theme.ts';
import { openKeyHelp } from '../../palette/openers.ts';
import { UserButton } from './UserButton.tsx';
import classes from './UserMenu.module.css';

const themes = [
  { value: 'light', icon: IconSun, label: 'shell.themeLight' },
  { value: 'dark', icon: IconMoon, label: 'shell.themeDark' },
  { value: 'auto', icon: IconDeviceDesktop, label: 'shell.themeSystem' },
] as const;

export default function UserMenuList() {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const begun = useRef(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // Opened once, from its own button, so that the focus returns there.
    if (begun.current) return;
    begun.current = true;
    button.current?.focus();
    button.current?.click();
  }, []);
  const navigate = useNavigate();
  const showsVideos = useClub()?.EnableOnDemand === true;
  const trains = useSelf().AvailableRoles.Athlete.length > 0;
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const { theme, setTheme } = useTheme();
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="top-start"
      width={260}
      shadow="none"
      // Mantine's placeholder is a child that the menu role does not allow.
      withInitialFocusPlaceholder={false}
      classNames={{ itemIndicator: classes['mark'], label: classes['label'] }}
    >
      <Menu.Target>
        <UserButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconUser size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('Profile'))}>
          {t('accounts.profile')}
        </Menu.Item>
        {screenNamed('Messages') && (
          <Menu.Item leftSection={<IconMessage size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('Messages'))}>
            {t('messages.title')}
          </Menu.Item>
        )}
        {trains && (
          <>
            <Menu.Item
              leftSection={<IconRulerMeasure size={18} stroke={1.8} />}
              onClick={() => void navigate(pathTo('AdvancedBiometrics'))}
            >
              {t('measures.title')}
            </Menu.Item>
            <Menu.Item leftSection={<IconMoonStars size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('MyHealth'))}>
              {t('health.mine')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconStretching size={18} stroke={1.8} />}
              onClick={() => void navigate(pathTo('GuidedWorkouts'))}
            >
              {t('definitions.title')}
            </Menu.Item>
            {showsVideos && (
              <Menu.Item
                leftSection={<IconPlayerPlay size={18} stroke={1.8} />}
                onClick={() => void navigate(pathTo('OnDemand'))}
              >
                {t('videos.onDemand')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconFolder size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('MyFiles'))}>
              {t('files.mine')}
            </Menu.Item>
            <Menu.Item leftSection={<IconQrcode size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('MyCode'))}>
              {t('checkIn.mine')}
            </Menu.Item>
          </>
        )}
        {screenNamed('Journal') && (
          <Menu.Item leftSection={<IconNotebook size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('Journal'))}>
            {t('shell.myJournal')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconSparkles size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('News'))}>
          {t('news.title')}
        </Menu.Item>
        {screenNamed('Support') && (
          <Menu.Item leftSection={<IconHelp size={18} stroke={1.8} />} onClick={() => void navigate(pathTo('Support'))}>
            {t('support.title')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>{t('shell.language')}</Menu.Label>
        <Menu.RadioGroup value={language}>
          {languages.map((one) => (
            <Menu.RadioItem
              key={one}
              lang={one}
              value={one}
              closeMenuOnClick
              rightSection={one === language ? <IconCheck size={17} stroke={2} /> : undefined}
              onChange={() => changeLanguage(one)}
            >
              {languageNames[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('shell.theme')}</Menu.Label>
        <Menu.RadioGroup value={theme}>
          {themes.map(({ value, icon: Icon, label }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              closeMenuOnClick
              rightSection={value === theme ? <IconCheck size={17} stroke={2} /> : undefined}
              onChange={() => setTheme(value)}
            >
              <span className={classes['choice']}>
                <Icon size={18} stroke={1.8} aria-hidden="true" />
                {t(label)}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={18} stroke={1.8} />} onClick={openKeyHelp}>
          {t('shell.keyboard')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.8} />} onClick={() => void signOut()}>
          {t('shell.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
