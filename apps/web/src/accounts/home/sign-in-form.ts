import { TEXT_MAX } from '@clubpulse/contract/scalars';
import { translate } from '../../platform/phrases.ts';
import { element, icon } from './element.ts';
import classes from './sign-in-form.module.css';

export interface Credentials {
  email: string;
  password: string;
  stay: boolean;
}

/** Submits to the sign-in page, so the field names must be the same there. */
export function signInForm(
  typed: Credentials,
  { button, onSend, onForgot }: { button: HTMLElement; onSend: () => void; onForgot: () => void },
): HTMLFormElement {
  const email = element('input', {
    id: 'home-email',
    name: 'email',
    type: 'email',
    inputmode: 'email',
    autocomplete: 'username',
    autocapitalize: 'none',
    spellcheck: 'false',
    maxlength: 254,
    value: typed.email,
  });
  const password = element('input', {
    id: 'home-password',
    name: 'password',
    type: 'password',
    autocomplete: 'current-password',
    maxlength: TEXT_MAX,
    value: typed.password,
  });
  const stay = element('input', { type: 'checkbox', name: 'stay', value: 'on', checked: typed.stay });
  const forgot = element('button', { type: 'button', class: classes['forgot'] }, translate('accounts.forgotPassword'));
  forgot.addEventListener('click', onForgot);
  const form = element(
    'form',
    { method: 'post', novalidate: true, class: classes['form'] },
    element('label', { for: 'home-email' }, translate('kit.email')),
    element('span', { class: classes['field'] }, icon('mail', 20), email),
    element('label', { for: 'home-password' }, translate('accounts.password')),
    element('span', { class: classes['field'] }, icon('lock', 20), password, eyeOf(password)),
    element(
      'div',
      { class: classes['row'] },
      element('label', { class: classes['stay'] }, stay, element('span', {}, translate('accounts.staySignedIn'))),
      forgot,
    ),
    button,
  );
  form.addEventListener('input', () => {
    Object.assign(typed, { email: email.value, password: password.value, stay: stay.checked });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // The type is reset before sending, because browsers offer to store only fields of type password.
    password.type = 'password';
    onSend();
  });
  return form;
}

function eyeOf(password: HTMLInputElement): HTMLElement {
  const eye = element(
    'button',
    { type: 'button', class: classes['eye'], 'aria-label': translate('accounts.showPassword'), 'aria-pressed': 'false' },
    icon('eye', 20),
  );
  eye.addEventListener('click', () => {
    const isShown = password.type === 'text';
    password.type = isShown ? 'password' : 'text';
    eye.setAttribute('aria-pressed', String(!isShown));
  });
  return eye;
}
