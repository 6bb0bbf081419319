import { z } from 'zod';

/** Stored payloads are read for their whole retention, so a new field of an existing kind must be optional or have a default. */
export interface EventKind<
  Type extends string = string,
  Shape extends z.ZodRawShape = z.ZodRawShape,
  IsHeard extends boolean = boolean,
> {
  readonly Type: Type;
  readonly Payload: z.ZodObject<Shape>;
  /** True if the kind has listeners. Only then each write also queues a job (decision 0012). */
  readonly hasListeners: IsHeard;
}

/** Kind of event that the server may listen to. */
export type EventKindWithListeners = EventKind<string, z.ZodRawShape, true>;

/** Declares a kind of event that is stored but has no listeners. */
export const event = <const Type extends string, Shape extends z.ZodRawShape>(
  Type: Type,
  shape: Shape,
): EventKind<Type, Shape, false> => ({ Type, Payload: z.object(shape), hasListeners: false });

/** Declares a kind of event that is stored and delivered to its listeners. */
export const eventWithListeners = <const Type extends string, Shape extends z.ZodRawShape>(
  Type: Type,
  shape: Shape,
): EventKind<Type, Shape, true> => ({ Type, Payload: z.object(shape), hasListeners: true });

/** Payload of an event as it is read. */
export type PayloadOf<K extends EventKind> = z.output<K['Payload']>;
