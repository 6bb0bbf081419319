import type { apps as en } from '../../en/devices/apps.ts';
import type { Translated } from '../../phrases.ts';

export const apps: Translated<typeof en> = {
  'apps.lead':
    'La tableta o el teléfono de un entrenador muestra cualquier sala del club, como una pantalla, sin que nadie inicie sesión.',
  'apps.none': 'Aún no hay apps de entrenador',
  'apps.noneText':
    'Pide un código y escríbelo una vez en la app: desde entonces muestra cualquier sala del club, con los nombres que salen en el panel.',
  'apps.add': 'Pedir un código',
  'apps.nameHint': 'De quién es o dónde está, por ejemplo «Tableta del mostrador».',
  'apps.app': 'App de entrenador',
  'apps.requiredOn': 'Pedido',
  'apps.waits': 'En espera',
  'apps.registered': 'Registrada',
  'apps.until': 'hasta {{time}}',
  'apps.lastSeen': 'Vista por última vez',
  'apps.showCode': 'Mostrar el código',
  'apps.codeWaits': 'Escríbelo en la app. Sirve una vez, hasta {{time}}.',
  'apps.came': '{{name}} está registrada. El código ya se usó.',
  'apps.forMakers':
    'Para quien crea la app: envía el código una vez, en un día, a esta dirección y guarda el secreto de la respuesta.',
  'apps.remove': 'Quitar app',
  'apps.removeText': 'Lo que muestra termina en el acto y ya no entra. Para usarla de nuevo hace falta otro código.',
  'apps.takeBack': 'Retirar el código',
  'apps.takeBackText': 'Nadie podrá registrar una app con él.',
  'apps.removed': '{{name}} se quitó',
};
