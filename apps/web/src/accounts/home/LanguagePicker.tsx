import { languages } from '@clubpulse/contract/scalars';
import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconWorld } from '@tabler/icons-react';
import { languageNames, showLanguage, useLanguage, useT } from '../../platform/phrases.ts';
import classes from './LanguagePicker.module.css';

/** The four languages, each in its own words. */
export function LanguagePicker() {
  const t = useT();
  const shown = useLanguage();
  return (
    <Menu
      position="bottom-end"
      shadow="none"
      withInitialFocusPlaceholder={false}
      classNames={{ item: classes['item'], itemIndicator: classes['mark'] }}
    >
      <Menu.Target>
        <button type="button" className={classes['picker']} aria-label={`${t('shell.language')}: ${languageNames[shown]}`}>
          <IconWorld size={16} stroke={1.8} aria-hidden="true" />
          <b>{languageNames[shown]}</b>
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={shown}>
          {languages.map((language) => (
            <Menu.RadioItem
              key={language}
              lang={language}
              value={language}
              closeMenuOnClick
              rightSection={language === shown ? <IconCheck size={16} stroke={2} /> : undefined}
              onChange={() => void showLanguage(language, { remember: true })}
            >
              {languageNames[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
