import type { screens as en } from '../../en/live/live.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'live.title': 'Live',
  'live.notEnabled': 'Clubpulse LIVE non è disponibile o non è attivo per il club',
  'live.whoSwitches': 'Lo attiva un manager o il proprietario nelle impostazioni del club.',
  'live.toSettings': 'Alle impostazioni del club',
  'onScreen.title': 'Sugli schermi',
  'group.title': 'Allenamento di gruppo',
  'liveTr.title': 'Allenamenti live',
  'liveTr.one': 'Allenamento live',
  'ownLive.title': 'Live sul tuo telefono',
  'ownStrap.title': 'Allenati con la tua fascia',
};
