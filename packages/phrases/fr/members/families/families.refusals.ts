import type { refusals as en } from '../../../en/members/families/families.refusals.ts';
import type { Translated } from '../../../phrases.ts';

export const refusals: Translated<typeof en> = {
  'error.FamilyOneself': 'Chacun paie déjà pour soi. Indiquez quelqu’un d’autre.',
  'error.FamilyFull':
    'Dans un club, une personne paie pour {{max}} au plus, celles qui n’ont pas répondu comprises. Terminez ou retirez-en une d’abord.',
  'error.AlreadyInFamily': 'Quelqu’un paie déjà pour ce membre. Terminez cela d’abord.',
  'error.FamilyChain': 'Dans un club, on paie pour d’autres ou d’autres paient pour vous. Terminez l’un des deux d’abord.',
};
