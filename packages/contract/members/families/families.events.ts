import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** `By`: the payer, or staff. The invited user is left out: they may be no member of the club. */
export const familyRequested = event('FamilyAsked', { Payer: idSchema, By: idSchema });
export const familyAgreed = event('FamilyAgreed', { Target: idSchema, Payer: idSchema });
export const familyEnded = event('FamilyEnded', { Target: idSchema, Payer: idSchema, By: idSchema });
