import type { sensors as en } from '../../en/devices/sensors.ts';
import type { Translated } from '../../phrases.ts';

export const sensors: Translated<typeof en> = {
  'devices.strapCount_one': '{{number}} banda vinculada',
  'devices.strapCount_many': '{{number}} bandas vinculadas',
  'devices.strapCount_other': '{{number}} bandas vinculadas',
  'devices.strapsFound': '{{found}} de {{total}} bandas',
  'devices.owner': 'De quién es',
  'devices.clubpulse': 'Clubpulse',
  'devices.mz': 'MZ',
  'devices.garmin': 'Garmin (serie)',
  'devices.clubpulseHint': 'El código de la banda, por ejemplo D012345.',
  'devices.mzHint': 'Hasta siete cifras, en el reverso de la banda.',
  'devices.garminHint': 'El número de serie, hasta doce cifras.',
  'devices.bluetooth': 'Bluetooth',
  'devices.bluetoothHint':
    'Su dirección, seis pares como A0:9E:1A:00:12:34. Aparece entre las bandas detectadas en cuanto alguien se la pone.',
  'devices.heardByBluetooth': 'Los bridges con radio Bluetooth la detectan con esta dirección.',
  'devices.strapBattery': 'Batería {{percent}} %',
  'devices.heardAs': 'Los bridges la detectan como número {{number}}.',
  'devices.neverReceived':
    'Código válido, pero ninguna banda puede enviar el número 0: los bridges nunca la detectarán. Revisa el código.',
  'devices.strapName': 'Nombre (opcional)',
  'devices.strapNameHint': 'Para distinguir varias, por ejemplo «la roja».',
  'devices.link': 'Vincular',
  'devices.linkNumber': 'Vincular la banda {{number}}',
  'devices.strapLinked': '{{code}} está vinculada',
  'devices.personPlaceholder': 'Apodo, nombre o correo',
  'devices.nobodyFound': 'Ningún atleta del club se llama así.',
  'devices.reassignTitle': '{{code}} es de otra persona',
  'devices.reassignText':
    'Está vinculada a {{name}}. Si la reasignas, deja de contar para {{name}}; los entrenamientos hechos se quedan donde están.',
  'devices.reassign': 'Reasignar',
  'devices.keepOwner': 'Dejarla así',
  'devices.unlink': 'Desvincular',
  'devices.unlinkOf': 'Desvincular {{code}} de {{name}}',
  'devices.unlinkTitle': '¿Desvincular {{code}}?',
  'devices.unlinkText':
    'Los latidos de esta banda ya no llegan a {{name}}: ni a la pantalla ni al diario. Los entrenamientos hechos se conservan.',
  'devices.unlinkOwnText': 'Sus latidos ya no te llegan: ni a la pantalla ni a tu diario. Tus entrenamientos se conservan.',
  'devices.keepStrap': 'Dejarla vinculada',
  'devices.strapUnlinked': 'Se ha desvinculado {{code}}',
  'devices.heardNobody': 'Detectadas ahora, no son de nadie',
  'devices.noRate': 'sin pulso',
  'devices.strength': 'Señal {{dbm}} dBm',
  'devices.strengthUnknown': 'Intensidad de señal desconocida',
  'devices.search': 'Buscar persona o código',
  'devices.noMatch': 'Ninguna banda coincide con «{{text}}»',
  'devices.noClubStraps': 'Aún no hay bandas vinculadas',
  'devices.noClubStrapsText':
    'Una banda vinculada lleva a su dueño a la pantalla y cada entrenamiento al diario. Ponte una cerca de un bridge y también aparecerá aquí sola.',
  'devices.noStrapsText':
    'Vincula tu banda una vez: después, en el club, sales en la pantalla y cada entrenamiento llega solo a tu diario.',
  'devices.heardNow': 'Te oímos ahora mismo: {{bpm}} ppm',
  'devices.offTheWall': 'Se detecta, pero un entrenador lo quitó de la pantalla. Pide volver, o quítate la banda un minuto.',
  'devices.notHeardNow': 'Ahora no te oímos. Ponte la banda, humedécela y acércate a un bridge.',
  'devices.claimText':
    'Avisamos a su dueño por correo y en la aplicación, y verá el apodo de quien la pide. Tras 7 días sin respuesta solo cambia de manos si no se ha usado en 90 días.',
  'devices.claimAsk': 'Pedirla',
  'devices.claimAsked': 'Has pedido {{code}}: respuesta antes del {{date}}',
  'devices.claimOnYours':
    '{{name}} pide tu banda {{code}}. Sin respuesta, el {{date}} sigue siendo tuya si la has usado en los últimos 90 días.',
  'devices.claimOnTheirs': '{{name}} pide {{code}} de {{owner}}, hasta el {{date}}.',
  'devices.claimWaits': 'Has pedido {{code}}: respuesta antes del {{date}}.',
  'devices.claimGive': 'Cederla a {{name}}',
  'devices.claimKeep': 'No cederla',
  'devices.claimGiven': 'La banda ahora es de {{name}}',
  'devices.claimRefused': 'La banda se queda donde está',
  'devices.beatsOfAnother':
    'Otra persona también vinculó este número, como otro tipo. En un club común, sus latidos cuentan para quien lo vinculó primero y entrenó con él; hasta entonces, para nadie.',
};
