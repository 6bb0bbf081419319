import mark from '../../kit/figures/Mark.module.css';
import { bars } from '../../kit/figures/mark-bars.ts';
import { goToSignIn, signInPage, signsInHere } from '../../platform/identity/identity.ts';
import { type PhraseKey, showLanguage, translate } from '../../platform/phrases.ts';
import { drawing, element, icon } from './element.ts';
import classes from './home.module.css';
import { languagePicker } from './language-picker.ts';
import { type Credentials, signInForm } from './sign-in-form.ts';
import { wallPicture } from './wall-picture.ts';

interface HomeState {
  code: string | null;
  leaving: boolean;
  credentials: Credentials | null;
  failed: PhraseKey | null;
}

/** The page uses no framework, because it appears before the app loads. `wanted` is the view after the sign-in, or empty. */
export function showHome(root: HTMLElement, { wanted }: { wanted: string }): void {
  const state: HomeState = { code: null, leaving: false, failed: null, credentials: { email: '', password: '', stay: true } };

  const returnTo = () => {
    const code = state.code?.trim();
    const view = code ? `/JoinClub/${encodeURIComponent(code)}` : wanted;
    return view === '' ? '' : `#${view}`;
  };
  const leaving = async (go: () => Promise<void>) => {
    change({ leaving: true, failed: null });
    try {
      await go();
    } catch (error) {
      console.error('Signing in could not begin', error);
      change({ leaving: false, failed: window.isSecureContext ? 'accounts.signInFailedText' : 'accounts.needsHttps' });
    }
  };
  const leave = (create: boolean) => leaving(() => goToSignIn({ returnTo: returnTo(), create }));
  const send = () => {
    const { email, password } = state.credentials ?? { email: '', password: '' };
    if (email === '' && password === '') return leave(false);
    return leaving(async () => {
      const address = await signInPage({ returnTo: returnTo() });
      const form = root.querySelector('form');
      form?.setAttribute('action', address);
      form?.submit();
    });
  };
  const forgot = () => leaving(async () => window.location.assign(`${await signInPage({ returnTo: returnTo() })}/forgot`));
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
          middle(state, {
            change,
            typed,
            leave: (create) => void leave(create),
            send: () => void send(),
            forgot: () => void forgot(),
          }),
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
  root.querySelector<HTMLElement>('#home-email')?.focus();
  // The back button of the browser may restore the waiting state, so the state is reset.
  window.addEventListener('pageshow', ({ persisted }) => persisted && change({ leaving: false }));
  signsInHere().then(
    (here) => !here && change({ credentials: null }),
    // The error is ignored here, because the button tries again and shows it.
    () => undefined,
  );
}

interface Acts {
  change: (next: Partial<HomeState>) => void;
  /** The page is not drawn again, because the field must retain the focus. */
  typed: (code: string) => void;
  leave: (create: boolean) => void;
  send: () => void;
  forgot: () => void;
}

function middle({ code, leaving, credentials }: HomeState, { change, typed, leave, send, forgot }: Acts): HTMLElement {
  const button = (look: 'primary' | 'plain', words: PhraseKey, act: (() => void) | null, ...before: SVGElement[]) => {
    const attributes = {
      type: act === null ? 'submit' : 'button',
      class: `${classes['button']} ${classes[look]}`,
      disabled: leaving,
    };
    const made = element('button', attributes, ...before, translate(words));
    if (act !== null) made.addEventListener('click', act);
    return made;
  };
  return element(
    'div',
    { class: classes['middle'] },
    element('h1', {}, translate('accounts.welcome')),
    element('p', { class: classes['intro'] }, translate('accounts.welcomeText')),
    code !== null && codeField(code, typed),
    credentials === null
      ? button('primary', 'accounts.signIn', () => leave(false))
      : signInForm(credentials, { button: button('primary', 'accounts.signIn', null), onSend: send, onForgot: forgot }),
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
