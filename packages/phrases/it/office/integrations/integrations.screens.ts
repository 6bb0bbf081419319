import type { screens as en } from '../../../en/office/integrations/integrations.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'integrations.title': 'Integrazioni',
};
