import { z } from 'zod';

/**
 * A kind of event, declared once: its name in the past tense (or the spec's name of it) and the shape of what it says. From this
 * one value come the type of what is written and the check of what is read. Stored payloads are read for as long as they
 * are kept: a new field of a kind that exists is optional or has a default.
 */
export interface EventKind<
  Type extends string = string,
  Shape extends z.ZodRawShape = z.ZodRawShape,
  IsHeard extends boolean = boolean,
> {
  readonly Type: Type;
  readonly Payload: z.ZodObject<Shape>;
  /** Whether somebody listens to it: only then a job is queued with it, which every write of the kind pays for (decision 0012). */
  readonly isHeard: IsHeard;
}

/** A kind that the server may listen to. */
export type HeardKind = EventKind<string, z.ZodRawShape, true>;

/** What happened is kept, and nobody is told. */
export const event = <const Type extends string, Shape extends z.ZodRawShape>(
  Type: Type,
  shape: Shape,
): EventKind<Type, Shape, false> => ({ Type, Payload: z.object(shape), isHeard: false });

/** What happened is kept and brought to its listeners. */
export const heardEvent = <const Type extends string, Shape extends z.ZodRawShape>(
  Type: Type,
  shape: Shape,
): EventKind<Type, Shape, true> => ({ Type, Payload: z.object(shape), isHeard: true });

/** What an event of the kind says, as it is read. */
export type PayloadOf<K extends EventKind> = z.output<K['Payload']>;
