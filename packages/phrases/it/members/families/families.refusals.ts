import type { refusals as en } from '../../../en/members/families/families.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FamilyOneself': 'Ognuno paga già per sé. Indica un’altra persona.',
  'error.FamilyFull':
    'In un club una persona paga per {{max}} al massimo, comprese quelle che non hanno risposto. Prima terminane o ritirane una.',
  'error.AlreadyInFamily': 'Qualcuno paga già per questo socio. Prima termina quel legame.',
  'error.FamilyChain': 'In un club o si paga per altri o si è pagati da altri. Prima termina uno dei due legami.',
};
