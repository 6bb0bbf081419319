import type { refusals as en } from '../../en/accounts/users.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-country': 'Elige un país de la lista.',
  'age-limits': 'La edad debe estar entre 5 y 110 años.',
  'height-limits': 'La altura debe estar entre 60 y 250 cm (2′ – 8′2″).',
  'weight-limits': 'El peso debe estar entre 20 y 400 kg (45 – 881 lb).',
  'ftp-limits': 'La potencia debe estar entre 30 y 700 vatios.',
  'target-zone-limits': 'La zona objetivo debe estar entre 0 y 100 %.',
  'target-zone-order': 'El límite inferior debe estar por debajo del superior.',
  'email-not-yours': 'Escribe el correo con el que entras.',
  'max-heart-rate-limits': 'La frecuencia cardíaca máxima debe estar entre 100 y 220 lpm.',
  'resting-heart-rate-limits': 'La frecuencia en reposo debe estar entre 30 y 120 lpm y por debajo del 60 % de la máxima.',
  'zone-order': 'Cada zona debe empezar por encima de la anterior y por debajo del máximo.',
  'error.EmailExists': 'El correo {{email}} ya existe.',
  'error.EmailNotConfirmed': 'Tu proveedor de acceso no ha confirmado {{email}}. Confirma allí la dirección y vuelve a entrar.',
  'error.EmailToConfirm':
    'Tu club ya ha apuntado {{email}} para ti. Abre el enlace del correo que se te envió y vuelve aquí. ¿No te ha llegado? Pide una contraseña nueva donde accedes: ese enlace también confirma la dirección. Si este servidor no envía correo, pide al club un enlace de acceso.',
  'error.NicknameExists': 'Este apodo ya está en uso. Elige otro.',
};
