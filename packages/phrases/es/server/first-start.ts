import type { firstStart as en } from '../../en/server/first-start.ts';
import type { Translated } from '../../phrases.ts';

export const firstStart: Translated<typeof en> = {
  'first-start.title': 'Tu primer club',
  'first-start.lead': 'Serás su gerente y administrarás este servidor. Esta página sirve una sola vez.',
  'first-start.first-name': 'Tu nombre',
  'first-start.last-name': 'Tus apellidos',
  'first-start.club-name': 'Nombre del club',
  'first-start.time-zone': 'Zona horaria',
  'first-start.currency': 'Moneda',
  'first-start.provider-hint': 'El correo con el que inicias sesión. Tu servicio de acceso debe haberlo confirmado.',
  'first-start.create': 'Crear el club',
  'first-start.email-exists': 'El correo {{email}} ya existe. Usa otra dirección.',
  'first-start.done-title': '{{club}} está listo',
  'first-start.done-text': 'Entras como {{email}}.',
  'first-start.steps': 'Seguir con los primeros pasos',
  'first-start.done-code': 'Los atletas se unen con el código {{code}}. Guárdalo.',
  'first-start.dead': 'Sirve una sola vez, mientras no haya ningún club. Un servidor sin club muestra su enlace al arrancar.',
};
