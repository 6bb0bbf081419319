import type { checkout as en } from '../../en/server/checkout.ts';
import type { Translated } from '../../phrases.ts';

export const checkout: Translated<typeof en> = {
  'checkout.once': 'Pagas {{amount}} una vez. Nada se renueva.',
  'checkout.debt': 'Pagas {{amount}}, que siguen pendientes.',
  'checkout.today': 'Hoy se cobran {{amount}}.',
  'checkout.later': 'Hoy no se cobra nada. {{amount}} se cobran por primera vez el {{date}}.',
  'checkout.Day_one': 'Después se cobra el mismo importe cada día, hasta que canceles en la app.',
  'checkout.Day_many': 'Después se cobra el mismo importe cada {{count}} de días, hasta que canceles en la app.',
  'checkout.Day_other': 'Después se cobra el mismo importe cada {{count}} días, hasta que canceles en la app.',
  'checkout.Month_one': 'Después se cobra el mismo importe cada mes, hasta que canceles en la app.',
  'checkout.Month_many': 'Después se cobra el mismo importe cada {{count}} de meses, hasta que canceles en la app.',
  'checkout.Month_other': 'Después se cobra el mismo importe cada {{count}} meses, hasta que canceles en la app.',
  'checkout.Year_one': 'Después se cobra el mismo importe cada año, hasta que canceles en la app.',
  'checkout.Year_many': 'Después se cobra el mismo importe cada {{count}} de años, hasta que canceles en la app.',
  'checkout.Year_other': 'Después se cobra el mismo importe cada {{count}} años, hasta que canceles en la app.',
  'checkout.parts_one': 'Después {{count}} pago de {{part}} un mes más tarde: {{total}} en total. Nada se renueva.',
  'checkout.parts_many': 'Después {{count}} de pagos de {{part}}, uno al mes: {{total}} en total. Nada se renueva.',
  'checkout.parts_other': 'Después {{count}} pagos de {{part}}, uno al mes: {{total}} en total. Nada se renueva.',
  'checkout.cardOpen': '{{amount}} de {{name}} siguen pendientes y se cobran aquí de inmediato.',
  'checkout.cardNext': 'Ahora no se cobra nada. A partir de ahora {{name}} se cobra aquí.',
};
