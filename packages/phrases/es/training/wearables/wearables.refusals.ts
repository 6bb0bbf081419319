import type { refusals as en } from '../../../en/training/wearables/wearables.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WearablesOff': 'Aquí no se pueden conectar relojes Garmin.',
  'error.WearableQuestionOver': 'Demasiado tarde, o ya respondido. Conecta otra vez.',
  'error.WearableNotAgreed': 'Garmin no acepta la respuesta. Conecta otra vez y permítelo allí.',
  'error.WearableOfAnother': 'Esta cuenta Garmin está conectada con otra persona aquí. Desconéctala allí primero.',
  'error.WearableAway': 'Garmin no responde. Conecta otra vez dentro de unos minutos.',
};
