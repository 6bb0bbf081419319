import type { checkout as en } from '../../en/server/checkout.ts';
import type { Translated } from '../../phrases.ts';

export const checkout: Translated<typeof en> = {
  'checkout.once': 'Paghi {{amount}} una volta. Niente si rinnova.',
  'checkout.debt': 'Paghi {{amount}}, ancora da saldare.',
  'checkout.today': 'Oggi vengono addebitati {{amount}}.',
  'checkout.later': 'Oggi non viene addebitato nulla. {{amount}} vengono addebitati per la prima volta il {{date}}.',
  'checkout.Day_one': 'Poi lo stesso importo viene addebitato ogni giorno, finché non disdici nell’app.',
  'checkout.Day_many': 'Poi lo stesso importo viene addebitato ogni {{count}} di giorni, finché non disdici nell’app.',
  'checkout.Day_other': 'Poi lo stesso importo viene addebitato ogni {{count}} giorni, finché non disdici nell’app.',
  'checkout.Month_one': 'Poi lo stesso importo viene addebitato ogni mese, finché non disdici nell’app.',
  'checkout.Month_many': 'Poi lo stesso importo viene addebitato ogni {{count}} di mesi, finché non disdici nell’app.',
  'checkout.Month_other': 'Poi lo stesso importo viene addebitato ogni {{count}} mesi, finché non disdici nell’app.',
  'checkout.Year_one': 'Poi lo stesso importo viene addebitato ogni anno, finché non disdici nell’app.',
  'checkout.Year_many': 'Poi lo stesso importo viene addebitato ogni {{count}} di anni, finché non disdici nell’app.',
  'checkout.Year_other': 'Poi lo stesso importo viene addebitato ogni {{count}} anni, finché non disdici nell’app.',
  'checkout.parts_one': 'Poi {{count}} rata di {{part}} un mese dopo: {{total}} in tutto. Niente si rinnova.',
  'checkout.parts_many': 'Poi {{count}} di rate di {{part}}, una al mese: {{total}} in tutto. Niente si rinnova.',
  'checkout.parts_other': 'Poi {{count}} rate di {{part}}, una al mese: {{total}} in tutto. Niente si rinnova.',
  'checkout.cardOpen': '{{amount}} per {{name}} sono ancora da saldare e vengono addebitati qui subito.',
  'checkout.cardNext': 'Ora non viene addebitato nulla. D’ora in poi {{name}} viene addebitato qui.',
};
