import type { refusals as en } from '../../en/devices/devices.refusals.ts';
import type { Translated } from '../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.AppUnknown': 'Esta app ya no está registrada. Pide un código nuevo a un gestor.',
  'error.AppLimit': 'Un club tiene como máximo {{max}} apps y códigos. Quita uno que ya no se use.',
  'error.AppCodeAttempts':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {{minutes}} min, o pide otra vez el código a un gestor.',
  'invalid-ipv4': 'Introduce cuatro números de 0 a 255, por ejemplo 192.168.1.40.',
  'error.RegistrationCodeUnknown': 'Este código de registro no existe.',
  'error.RegistrationCodeExpired': 'Este código de registro ha caducado. Pide uno nuevo.',
  'error.DeviceIdExists': 'Ya existe en el club un dispositivo con el mismo Id {{id}}.',
  'error.DemoStrapExists': 'Otro usuario de demostración del club tiene esta banda.',
  'error.DemoStrapOfMember': 'Alguien del club ha vinculado esta banda: sus latidos son suyos. Usa otra banda.',
  'error.DemoUserLimit': 'Un club tiene como máximo {{max}} usuarios de demostración. Elimina uno que ya no se use.',
  'error.RoomNameExists': 'El club ya tiene una sala con este nombre.',
  'error.RoomInUse': 'La sala aún tiene bridges o pantallas. Muévelos primero a otra sala.',
  'error.RoomHasLiveTrainings':
    'En esta sala hay entrenamientos en directo en curso o previstos. Elimínalos o pásalos primero a otra sala.',
  'invalid-sensor-code': 'Id no válido. Este no es un número de banda válido.',
  'error.SensorLinkedToOther': 'Esta banda pertenece a otra persona.',
  'error.SensorLimit': 'Nadie puede tener más de {{max}} bandas. Desvincula una que ya no se use.',
  'error.SensorClaimLimit':
    'Ahora no: se han pedido demasiadas bandas hace poco, o su dueño se ha quedado con esta. Pregunta en la recepción de tu club.',
};
