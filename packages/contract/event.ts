import { z } from 'zod';

/** Stored payloads are read for their whole retention, so a new field must be optional or have a default. */
export interface EventKind<
  Type extends string = string,
  Shape extends z.ZodRawShape = z.ZodRawShape,
  IsHeard extends boolean = boolean,
> {
  readonly Type: Type;
  readonly Payload: z.ZodObject<Shape>;
  /** If true, each write also queues a job (decision 0012). */
  readonly hasListeners: IsHeard;
}

export type EventKindWithListeners = EventKind<string, z.ZodRawShape, true>;

export const event = <const Type extends string, Shape extends z.ZodRawShape>(
  Type: Type,
  shape: Shape,
): EventKind<Type, Shape, false> => ({ Type, Payload: z.object(shape), hasListeners: false });

export const eventWithListeners = <const Type extends string, Shape extends z.ZodRawShape>(
  Type: Type,
  shape: Shape,
): EventKind<Type, Shape, true> => ({ Type, Payload: z.object(shape), hasListeners: true });

export type PayloadOf<K extends EventKind> = z.output<K['Payload']>;
