import { Menu } from '@mantine/core';
import { languages } from '@clubpulse/contract/scalars';
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react';
import { languageNames, showLanguage, useLanguage, useT } from '../../platform/phrases.ts';
import classes from './LanguagePicker.module.css';

/** The four languages, each in its own words. */
export function LanguagePicker() {
  const t = useT();
  const shown = useLanguage();
  return (
    <Menu position="bottom-end" shadow="none" classNames={{ dropdown: classes['pop'], item: classes['item'] }}>
      <Menu.Target>
        <button type="button" className={classes['picker']} aria-label={`${t('accounts.language')}: ${languageNames[shown]}`}>
          <IconWorld size={16} stroke={1.8} aria-hidden="true" />
          <b>{languageNames[shown]}</b>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            role="menuitemradio"
            aria-checked={language === shown}
            rightSection={language === shown ? <IconCheck size={16} stroke={2} /> : undefined}
            onClick={() => void showLanguage(language, { remember: true })}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
