import { z } from 'zod';
import { event, heardEvent } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';

/** What a change of a seat is to the rest of the house: `Target` is the member, `By` staff or null for herself or the house. */
const ofClass = { Target: idSchema, ClassId: idSchema, ClassName: z.string(), ClassDate: instantSchema };
const seat = { ...ofClass, By: idSchema.nullable() };

export const classSubscription = event('ClassSubscription', { ...seat, Place: placeSchema });
export const classQueued = event('ClassQueued', { ...seat, Place: placeSchema });
/** Why she is in the class no more. */
const unsubscriptionReason = z.enum(['LeftQueue', 'Removed', 'Canceled', 'LateCancel']);
export const classUnsubscription = heardEvent('ClassUnsubscription', { ...seat, Reason: unsubscriptionReason });

export const seatOffered = heardEvent('SeatOffered', { ...seat, Place: placeSchema, OfferExpiresAt: instantSchema });
/** A seat is there for the first of the queue who takes it. */
export const seatOpen = heardEvent('SeatOpen', { ...seat, Place: placeSchema });
export const offerExpired = event('OfferExpired', seat);

/** The club canceled the class she was in; `Reason` is what it says of it. */
export const classCanceled = heardEvent('ClassCanceled', { ...seat, Reason: z.string(), GivenBack: z.boolean() });
/** The club moved the class she is in: `ClassId` and `ClassDate` are those of the new one. */
export const classMoved = heardEvent('ClassMoved', { ...seat, FromDate: instantSchema, Reason: z.string() });

/** The same, said once to who leads the class (`Target`) and did not do it herself. */
export const ledClassCanceled = event('LedClassCanceled', { ...seat, Reason: z.string() });
export const ledClassMoved = event('LedClassMoved', { ...seat, FromDate: instantSchema, Reason: z.string() });

export const noShow = event('NoShow', seat);
export const noShowCleared = event('NoShowCleared', seat);

/** `Reason`: the ErrorType of the refusal. */
export const recurringBookingRefused = event('RecurringBookingRefused', { ...ofClass, Reason: z.string() });
