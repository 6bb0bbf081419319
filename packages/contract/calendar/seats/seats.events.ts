import { z } from 'zod';
import { event, eventWithListeners } from '../../event.ts';
import { idSchema, instantSchema } from '../../scalars.ts';
import { placeSchema } from '../classes/classes.ts';

/** `Target` is the member, `By` staff; null: the member or the server. */
const ofClass = { Target: idSchema, ClassId: idSchema, ClassName: z.string(), ClassDate: instantSchema };
const seat = { ...ofClass, By: idSchema.nullable() };

export const classSubscription = event('ClassSubscription', { ...seat, Place: placeSchema });
export const classQueued = event('ClassQueued', { ...seat, Place: placeSchema });
const unsubscriptionReason = z.enum(['LeftQueue', 'Removed', 'Canceled', 'LateCancel']);
export const classUnsubscription = eventWithListeners('ClassUnsubscription', { ...seat, Reason: unsubscriptionReason });

export const seatOffered = eventWithListeners('SeatOffered', { ...seat, Place: placeSchema, OfferExpiresAt: instantSchema });
export const seatOpen = eventWithListeners('SeatOpen', { ...seat, Place: placeSchema });
export const offerExpired = event('OfferExpired', seat);

export const classCanceled = eventWithListeners('ClassCanceled', { ...seat, Reason: z.string(), GivenBack: z.boolean() });
/** `ClassId` and `ClassDate` are those of the new class. */
export const classMoved = eventWithListeners('ClassMoved', { ...seat, FromDate: instantSchema, Reason: z.string() });

/** Emitted once to the trainer of the class (`Target`), unless they did it themselves. */
export const ledClassCanceled = event('LedClassCanceled', { ...seat, Reason: z.string() });
export const ledClassMoved = event('LedClassMoved', { ...seat, FromDate: instantSchema, Reason: z.string() });

export const noShow = event('NoShow', seat);
export const noShowCleared = event('NoShowCleared', seat);

export const recurringBookingRefused = event('RecurringBookingRefused', { ...ofClass, Reason: z.string() });
