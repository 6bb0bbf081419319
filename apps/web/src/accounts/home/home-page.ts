import mark from '../../kit/figures/Mark.module.css';
import { bars } from '../../kit/figures/mark-bars.ts';
import { goToSignIn } from '../../platform/identity/identity.ts';
import { type PhraseKey, showLanguage, translate } from '../../platform/phrases.ts';
import { drawing, element, icon } from './element.ts';
import classes from './home.module.css';
import { languagePicker } from './language-picker.ts';
import { wallPicture } from './wall-picture.ts';

interface HomeState {
  /** What stands in the field for a club's code; null until somebody says that she has one. */
  code: string | null;
  leaving: boolean;
  /** Why signing in could not begin. */
  failed: PhraseKey | null;
}

/**
 * Where people who are not signed in arrive: sign in, create an account, or come with a club's code. Without a framework: it is
 * shown before the app is there. `wanted` is the view to open afterwards, or empty.
 */
export function showHome(root: HTMLElement, { wanted }: { wanted: string }): void {
  const state: HomeState = { code: null, leaving: false, failed: null };

  const leave = async (create: boolean) => {
    change({ leaving: true, failed: null });
    const code = state.code?.trim();
    const view = code ? `/JoinClub/${encodeURIComponent(code)}` : wanted;
    try {
      await goToSignIn({ returnTo: view === '' ? '' : `#${view}`, create });
    } catch (error) {
      console.error('Signing in could not begin', error);
      change({ leaving: false, failed: window.isSecureContext ? 'accounts.signInFailedText' : 'accounts.needsHttps' });
    }
  };
  const typed = (code: string) => {
    state.code = code;
  };
  const draw = () => {
    document.title = `${translate('accounts.home')} · Clubpulse`;
    const picker = languagePicker((language) => {
      void showLanguage(language, { remember: true }).then(() => {
        draw();
        root.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
      });
    });
    root.replaceChildren(
      element(
        'div',
        { class: classes['home'] },
        element(
          'main',
          { class: classes['form'] },
          element('header', { class: classes['brand'] }, logo(40), element('span', {}, 'Clubpulse'), picker),
          middle(state, { change, typed, leave: (create) => void leave(create) }),
          element('p', { class: classes['app'] }, translate('accounts.appText')),
        ),
        wallPicture(),
        state.failed !== null && failure(state.failed),
      ),
    );
  };
  const change = (next: Partial<HomeState>) => {
    const asksCode = state.code === null && next.code !== undefined;
    Object.assign(state, next);
    draw();
    if (asksCode) root.querySelector('input')?.focus();
  };
  draw();
}

interface Acts {
  change: (next: Partial<HomeState>) => void;
  /** Keeps what is typed without drawing anew: the field, and the button pressed next, must stay. */
  typed: (code: string) => void;
  leave: (create: boolean) => void;
}

function middle({ code, leaving }: HomeState, { change, typed, leave }: Acts): HTMLElement {
  const button = (look: 'primary' | 'plain', words: PhraseKey, act: () => void, ...before: SVGElement[]) => {
    const attributes = { type: 'button', class: `${classes['button']} ${classes[look]}`, disabled: leaving };
    const made = element('button', attributes, ...before, translate(words));
    made.addEventListener('click', act);
    return made;
  };
  return element(
    'div',
    { class: classes['middle'] },
    element('h1', {}, translate('accounts.welcome')),
    element('p', { class: classes['intro'] }, translate('accounts.welcomeText')),
    code !== null && codeField(code, typed),
    button('primary', 'accounts.signIn', () => leave(false)),
    element('div', { class: classes['or'] }, translate('accounts.newHere')),
    element(
      'div',
      { class: classes['pair'] },
      button('plain', 'accounts.createAccount', () => leave(true)),
      code === null && button('plain', 'accounts.haveCode', () => change({ code: '' }), icon('ticket', 18)),
    ),
  );
}

function codeField(code: string, onTyped: (text: string) => void): HTMLElement {
  const field = element('input', {
    id: 'home-code',
    'aria-describedby': 'home-code-note',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    maxlength: 20,
    value: code,
  });
  field.addEventListener('input', () => {
    const at = field.selectionStart;
    field.value = field.value.toUpperCase();
    field.setSelectionRange(at, at);
    onTyped(field.value);
  });
  return element(
    'div',
    { class: classes['code'] },
    element('label', { for: 'home-code' }, translate('clubs.code')),
    element('p', { id: 'home-code-note' }, translate('accounts.codeNote')),
    field,
  );
}

const failure = (words: PhraseKey) =>
  element(
    'div',
    { class: classes['failed'], role: 'alert' },
    element('b', {}, translate('accounts.signInFailed')),
    element('p', {}, translate(words)),
  );

function logo(size: number): HTMLElement {
  const drawn = drawing(
    size * 0.53,
    '0 0 20 20',
    bars.map((bar) => ({ tag: 'rect', ...bar })),
  );
  drawn.setAttribute('fill', 'var(--volt)');
  const style = `width: ${size}px; height: ${size}px; border-radius: ${size * 0.27}px`;
  return element('span', { class: mark['mark'], style, 'aria-hidden': 'true' }, drawn);
}
