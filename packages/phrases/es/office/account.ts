import type { account as en } from '../../en/office/account.ts';
import type { Translated } from '../../phrases.ts';

export const account: Translated<typeof en> = {
  'accounts.accountTitle': 'Tus datos y tu cuenta',
  'accounts.securityText': 'Correo, contraseña, segundo paso y dónde tienes sesión abierta.',
  'accounts.exportText':
    'Todo lo que Clubpulse guarda de ti, en un solo archivo JSON: perfil, entrenamientos, reservas, abonos, consentimientos.',
  'accounts.exportAct': 'Descargar mis datos',
  'accounts.exportFile': 'mis-datos',
  'accounts.deleteText':
    'Tu perfil, tus entrenamientos, tus reservas y todo lo demás sobre ti se eliminan, en todos los clubes. Lo pagado permanece en los libros de los clubes sin tu nombre; solo lo conservan los recibos emitidos.',
  'accounts.leaveOwed': 'Debes al club {{amount}}. Sigue debiéndose después de irte.',
  'accounts.deleteOwed': 'Debes {{amount}}. Sigue debiéndose, a tu nombre, hasta que se pague o se condone.',
  'accounts.deleteAct': 'Eliminar mi cuenta',
  'accounts.deleteTitle': '¿Eliminar tu cuenta?',
  'accounts.deleteGone': 'No se puede deshacer. Si quieres conservar tus datos, descárgalos antes.',
  'accounts.deleteTyped': 'Escribe {{email}} para continuar',
  'accounts.deleteError': 'La cuenta no se ha eliminado',
  'accounts.leaveAct': 'Dejar {{club}}',
  'accounts.leaveTitle': '¿Dejar {{club}}?',
  'accounts.leaveConfirm': 'Dejar el club',
  'accounts.leaveText':
    'Lo que el club guarda de ti se va con tu membresía. Lo pagado permanece en sus libros; tus entrenamientos y tus otros clubes siguen siendo tuyos.',
  'accounts.left': 'Has dejado {{club}}',
  'accounts.leaveError': 'No has dejado el club',
};
