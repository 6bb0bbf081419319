import { languages } from '@clubpulse/contract/scalars';
import { Menu } from '@mantine/core';
import {
  type Icon,
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
import { useNavigate } from 'react-router';
import { useChangeLanguage } from '../../../platform/dictionary/use-change-language.ts';
import { screenNamed } from '../../../platform/known-screens.ts';
import { languageNames, type PhraseKey, useLanguage, useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { signOut, useClub, useSelf } from '../../../platform/session.tsx';
import { useTheme } from '../../../platform/theme/use-theme.ts';
import { openKeyHelp } from '../../palette/openers.ts';
import { useOpenedOnce } from '../use-opened-once.ts';
import { UserButton } from './UserButton.tsx';
import classes from './UserMenu.module.css';

const themes = [
  { value: 'light', icon: IconSun, label: 'shell.themeLight' },
  { value: 'dark', icon: IconMoon, label: 'shell.themeDark' },
  { value: 'auto', icon: IconDeviceDesktop, label: 'shell.themeSystem' },
] as const;

export default function UserMenuList() {
  const t = useT();
  const { button, opened, setOpened } = useOpenedOnce();
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="top-start"
      width={260}
      shadow="none"
      // The placeholder is a child that the ARIA role `menu` does not allow.
      withInitialFocusPlaceholder={false}
      classNames={{ itemIndicator: classes['mark'], label: classes['label'] }}
    >
      <Menu.Target>
        <UserButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <OwnScreens />
        <Menu.Divider />
        <LanguageChoice />
        <Menu.Divider />
        <ThemeChoice />
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

function OwnScreens() {
  const showsVideos = useClub()?.EnableOnDemand === true;
  const trains = useSelf().AvailableRoles.Athlete.length > 0;
  return (
    <>
      <ScreenItem to="Profile" icon={IconUser} label="accounts.profile" />
      {screenNamed('Messages') && <ScreenItem to="Messages" icon={IconMessage} label="messages.title" />}
      {trains && (
        <>
          <ScreenItem to="AdvancedBiometrics" icon={IconRulerMeasure} label="measures.title" />
          <ScreenItem to="MyHealth" icon={IconMoonStars} label="health.mine" />
          <ScreenItem to="GuidedWorkouts" icon={IconStretching} label="definitions.title" />
          {showsVideos && <ScreenItem to="OnDemand" icon={IconPlayerPlay} label="videos.onDemand" />}
          <ScreenItem to="MyFiles" icon={IconFolder} label="files.mine" />
          <ScreenItem to="MyCode" icon={IconQrcode} label="checkIn.mine" />
        </>
      )}
      {screenNamed('Journal') && <ScreenItem to="Journal" icon={IconNotebook} label="shell.myJournal" />}
      <ScreenItem to="News" icon={IconSparkles} label="news.title" />
      {screenNamed('Support') && <ScreenItem to="Support" icon={IconHelp} label="support.title" />}
    </>
  );
}

function ScreenItem({ to, icon: ItemIcon, label }: { to: string; icon: Icon; label: PhraseKey }) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <Menu.Item leftSection={<ItemIcon size={18} stroke={1.8} />} onClick={() => void navigate(pathTo(to))}>
      {t(label)}
    </Menu.Item>
  );
}

function LanguageChoice() {
  const t = useT();
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <>
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
    </>
  );
}

function ThemeChoice() {
  const t = useT();
  const { theme, setTheme } = useTheme();
  return (
    <>
      <Menu.Label>{t('shell.theme')}</Menu.Label>
      <Menu.RadioGroup value={theme}>
        {themes.map(({ value, icon: ThemeIcon, label }) => (
          <Menu.RadioItem
            key={value}
            value={value}
            closeMenuOnClick
            rightSection={value === theme ? <IconCheck size={17} stroke={2} /> : undefined}
            onChange={() => setTheme(value)}
          >
            <span className={classes['choice']}>
              <ThemeIcon size={18} stroke={1.8} aria-hidden="true" />
              {t(label)}
            </span>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
