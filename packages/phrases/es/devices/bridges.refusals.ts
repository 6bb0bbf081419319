import type { refusals as en } from '../../en/devices/bridges.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-ipv4': 'Introduce cuatro números de 0 a 255, por ejemplo 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'Este código de registro no existe.',
  'error.RegistrationCodeExpired': 'Este código de registro ha caducado. Pide uno nuevo.',
  'error.DeviceIdExists': 'Ya existe en el club un dispositivo con el mismo Id {{id}}.',
};
