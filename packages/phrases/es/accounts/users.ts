import type { users as en } from '../../en/accounts/users.ts';
import type { Translated } from '../../phrases.ts';

export const users: Translated<typeof en> = {
  'accounts.birthDate': 'Fecha de nacimiento',
  'accounts.birthDateNote': 'Determina tu frecuencia cardíaca máxima y tus zonas.',
  'accounts.gender': 'Género',
  'accounts.genderNote': 'Se usa para las calorías.',
  'accounts.genderUnspecified': 'Sin especificar',
  'accounts.genderMale': 'Hombre',
  'accounts.genderFemale': 'Mujer',
  'accounts.bodyTitle': 'Tu cuerpo, para zonas y calorías',
  'accounts.bodyText':
    'Las zonas de frecuencia cardíaca se calculan con tu edad; las calorías, con altura, peso y género. Tu club no ve nada de esto si no lo compartes.',
  'accounts.bodyLater': 'Seguir sin ello',
  'accounts.bodyMissing':
    'Hasta que se sepan tu fecha de nacimiento, género, altura y peso, las zonas son aproximadas y faltan las calorías.',
  'accounts.bodyAdd': 'Añadir',
  'accounts.sendAgain': 'Enviar de nuevo',
  'accounts.confirmationSent': 'El enlace va en camino a {{email}}',
  'accounts.confirmationNotSent': 'El enlace no se envió. Espera unos minutos y prueba otra vez.',
};
