import { z } from 'zod';

/**
 * A kind of event, declared once: its name in the past tense (or the spec's name of it) and the shape of what it says. From this
 * one value come the type of what is written and the check of what is read. Stored payloads are read for as long as they
 * are kept: a new field of a kind that exists is optional or has a default.
 */
export interface EventKind<Type extends string = string, Shape extends z.ZodRawShape = z.ZodRawShape> {
  readonly Type: Type;
  readonly Payload: z.ZodObject<Shape>;
}

export const event = <const Type extends string, Shape extends z.ZodRawShape>(
  Type: Type,
  shape: Shape,
): EventKind<Type, Shape> => ({ Type, Payload: z.object(shape) });

/** What an event of the kind says, as it is read. */
export type PayloadOf<K extends EventKind> = z.output<K['Payload']>;
