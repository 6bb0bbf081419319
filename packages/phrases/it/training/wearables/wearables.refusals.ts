import type { refusals as en } from '../../../en/training/wearables/wearables.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.WearablesOff': 'Qui non si possono collegare orologi Garmin.',
  'error.WearableQuestionOver': 'Troppo tardi, o già risposto. Collega di nuovo.',
  'error.WearableNotAgreed': 'Garmin non accetta la risposta. Collega di nuovo e dai il consenso lì.',
  'error.WearableOfAnother': 'Questo account Garmin è collegato a un’altra persona qui. Scollegalo prima lì.',
  'error.WearableAway': 'Garmin non risponde. Collega di nuovo tra qualche minuto.',
};
