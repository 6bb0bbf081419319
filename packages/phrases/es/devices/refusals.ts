import type { refusals as en } from '../../en/devices/refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'invalid-ipv4': 'Introduce cuatro números de 0 a 255, por ejemplo 192.168.1.40.',
  'invalid-sensor-code': 'Id no válido. Este no es un número de banda válido.',
  'error.RoomNameExists': 'El club ya tiene una sala con este nombre.',
  'error.RoomInUse': 'La sala aún tiene bridges o pantallas. Muévelos primero a otra sala.',
  'error.RegistrationCodeUnknown': 'Este código de registro no existe.',
  'error.RegistrationCodeExpired': 'Este código de registro ha caducado. Pide uno nuevo.',
  'error.DeviceIdExists': 'Ya existe en el club un dispositivo con el mismo Id {{id}}.',
  'error.SensorLinkedToOther': 'Esta banda pertenece a otra persona.',
};
