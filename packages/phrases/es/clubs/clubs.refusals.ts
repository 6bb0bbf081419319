import type { refusals as en } from '../../en/clubs/clubs.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown':
    'Nadie ha confirmado aquí todavía la dirección {{email}}. Se confirma con el correo que llega al registrarse, o iniciando sesión con un proveedor que la haya confirmado.',
  'error.AlreadyOwner': 'La marca ya es de {{email}}.',
  'error.LastOwner': 'Una marca conserva al menos un propietario. Añade otro primero.',
  'error.ClubCodeUnknown': 'Ningún club tiene este código. Compruébalo con tu club.',
  'error.ClubCodeAttempts':
    'Has probado demasiados códigos. Inténtalo de nuevo en {{minutes}} min o pide al club su enlace de invitación.',
  'error.JoinByInvitation': 'Este club no admite personas con su código. Pide una invitación en la recepción.',
  'error.AlreadyMember': 'Ya formas parte de este club.',
  'error.ClubNameTaken': 'Ya existe un club llamado {{name}}. {{free}} está libre.',
  'error.ClubCodeTaken': 'El código {{code}} es de otro club. Elige otro.',
  'error.ClubCurrencyFixed': 'La moneda sigue siendo {{currency}}: el club ya ha vendido algo.',
  'error.ClubNameMismatch': 'Escribe el nombre exacto: {{name}}.',
  'error.ClubOfBrand': '{{name}} ya pertenece a una marca.',
  'invalid-code': 'Usa de 4 a 20 letras y cifras.',
  'error.KioskCodeUnknown':
    'Ningún quiosco espera con este código. Un código vale una vez, durante 15 minutos: pide uno nuevo en los ajustes del club.',
  'error.KioskCodeAttempts': 'Demasiados códigos incorrectos. Inténtalo de nuevo en {{minutes}} min, con un código nuevo.',
  'error.KioskLimit': 'Un club tiene como máximo {{max}} quioscos. Elimina uno que ya no se use.',
  'error.KioskUnpaired': 'Esta tableta ya no está vinculada al club. Vincúlala con un código nuevo.',
  'error.LicenseRequired':
    'El club no tiene una licencia válida: no se puede añadir nada. Lo que ya hay sigue. Quien gestiona el club pide una licencia al administrador.',
  'error.LicenseResourceLimitExceeded':
    'La licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
  'error.LicenseResourceLimitExceeded_Members':
    'Socios: la licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
  'error.LicenseResourceLimitExceeded_Trainers':
    'Entrenadores: la licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
  'error.LicenseResourceLimitExceeded_Bridges':
    'Bridges: la licencia del club permite {{limit}}, y así serían más. Quien gestiona el club pide más al administrador.',
  'error.PoliciesAllAccepted': 'No hay nada que recordar: ninguna política espera respuesta.',
  'error.PoliciesRemindedAlready': 'Hace poco salió un recordatorio. El próximo puede salir dentro de {{minutes}} min.',
  'error.TagTextExists': 'El club ya tiene el grupo {{text}}. Elige otro nombre.',
};
