import { type Language, languages } from '@clubpulse/contract/scalars';
import { shownLanguage } from '../../platform/dictionary/dictionary.ts';
import { languageNames, translate } from '../../platform/phrases.ts';
import { element, icon } from './element.ts';
import classes from './language-picker.module.css';

export function languagePicker(onPicked: (language: Language) => void): HTMLElement {
  const shown = shownLanguage();
  const button = element(
    'button',
    {
      type: 'button',
      class: classes['picker'],
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      'aria-label': `${translate('shell.language')}: ${languageNames[shown]}`,
    },
    icon('world', 16),
    element('b', {}, languageNames[shown]),
    icon('chevron', 16),
  );
  const place = element('div', { class: classes['place'] }, button);
  let menu: HTMLElement | null = null;

  const close = (back: boolean) => {
    menu?.remove();
    menu = null;
    button.setAttribute('aria-expanded', 'false');
    document.removeEventListener('pointerdown', outside);
    if (back) button.focus();
  };
  const outside = (event: Event) => {
    if (!place.isConnected || !(event.target instanceof Node && place.contains(event.target))) close(false);
  };
  const open = () => {
    menu = languageMenu(shown, (language) => {
      close(true);
      onPicked(language);
    });
    place.append(menu);
    button.setAttribute('aria-expanded', 'true');
    document.addEventListener('pointerdown', outside);
    menu.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  };
  button.addEventListener('click', () => (menu === null ? open() : close(true)));
  place.addEventListener('keydown', (event) => {
    if (menu === null) return;
    if (event.key === 'Escape') close(true);
    else if (event.key === 'Tab') close(false);
    else if (!moveFocus(menu, event.key)) return;
    if (event.key !== 'Tab') event.preventDefault();
  });
  return place;
}

function languageMenu(shown: Language, onPicked: (language: Language) => void): HTMLElement {
  const items = languages.map((language) => {
    const chosen = language === shown;
    const item = element(
      'button',
      {
        type: 'button',
        class: classes['item'],
        role: 'menuitemradio',
        'aria-checked': String(chosen),
        tabindex: -1,
        lang: language,
      },
      languageNames[language],
      chosen && icon('check', 16, 2),
    );
    item.addEventListener('click', () => onPicked(language));
    return item;
  });
  return element('div', { class: classes['menu'], role: 'menu', 'aria-label': translate('shell.language') }, ...items);
}

function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[key];
  if (to === undefined) return false;
  items.at(to % items.length)?.focus();
  return true;
}
