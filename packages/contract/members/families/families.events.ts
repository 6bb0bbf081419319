import { event } from '../../event.ts';
import { idSchema } from '../../scalars.ts';

/** `By`: who asked in the name of `Payer`, or she herself. Whom is not said: she may never have been in the club. */
export const familyAsked = event('FamilyAsked', { Payer: idSchema, By: idSchema });
/** `Target` agreed that `Payer` pays for her. */
export const familyAgreed = event('FamilyAgreed', { Target: idSchema, Payer: idSchema });
/** `By`: one of the two, or staff. */
export const familyEnded = event('FamilyEnded', { Target: idSchema, Payer: idSchema, By: idSchema });
