import type { Language } from '@clubpulse/contract/scalars';

/** These texts are in the code, because the phrase files failed to load too. */
const words: Readonly<Record<Language, { readonly text: string; readonly act: string }>> = {
  en: { text: 'Clubpulse did not load. There seems to be no network.', act: 'Reload' },
  it: { text: 'Clubpulse non si è caricato. Sembra che non ci sia rete.', act: 'Ricarica' },
  es: { text: 'Clubpulse no se ha cargado. Parece que no hay red.', act: 'Recargar' },
  fr: { text: 'Clubpulse ne s’est pas chargé. Il semble ne pas y avoir de réseau.', act: 'Recharger' },
};

export function showNotLoaded(root: HTMLElement, language: Language): void {
  const { text, act } = words[language];
  const page = document.createElement('main');
  const isDark = document.documentElement.dataset['mantineColorScheme'] === 'dark';
  page.style.cssText = `margin: 24vh auto; padding: 0 24px; max-width: 24em; text-align: center; font: 18px/1.5 system-ui, sans-serif; color: ${isDark ? '#fff' : '#111'}`;
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = act;
  button.style.cssText = 'min-height: 48px; padding: 0 24px; font: inherit';
  const reload = () => window.location.reload();
  button.addEventListener('click', reload);
  window.addEventListener('online', reload, { once: true });
  page.append(alert, button);
  root.replaceChildren(page);
}
