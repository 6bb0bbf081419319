import type { refusals as en } from '../../en/clubs/brands.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.OwnerUnknown':
    'Nadie ha confirmado aquí todavía la dirección {{email}}. Se confirma con el correo que llega al registrarse, o iniciando sesión con un proveedor que la haya confirmado.',
  'error.AlreadyOwner': 'La marca ya es de {{email}}.',
  'error.LastOwner': 'Una marca conserva al menos un propietario. Añade otro primero.',
};
