import type { refusals as en } from '../../../en/members/families/families.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FamilyOneself': 'Cada cual ya paga lo suyo. Indica a otra persona.',
  'error.FamilyFull':
    'En un club, una persona paga por {{max}} como máximo, incluidas las que no han respondido. Antes termina o retira una.',
  'error.AlreadyInFamily': 'Alguien ya paga por este socio. Antes termina eso.',
  'error.FamilyChain': 'En un club se paga por otros o pagan por uno. Antes termina una de las dos cosas.',
};
