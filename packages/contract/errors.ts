import { z } from 'zod';
import { errorTypes } from './all-errors.ts';

export type ErrorType = keyof typeof errorTypes;
export const errorTypeSchema = z.enum(Object.keys(errorTypes) as [ErrorType, ...ErrorType[]]);

export const everyCallErrors = [
  'ValidationFailed',
  'Unauthorized',
  'TokenInvalid',
  'EmailExists',
  'EmailNotConfirmed',
  'EmailToConfirm',
  'InsufficientRights',
  'ScopeMissing',
  'SessionRequired',
  'NotFound',
  'UnknownCall',
  'PayloadTooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'InternalError',
  'ServiceUnavailable',
] as const satisfies readonly ErrorType[];

export const fieldErrorSchema = z.object({
  field: z.string(),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Message in the language of the request. */
  message: z.string().optional(),
});
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Body of `application/problem+json` (RFC 9457), with the product's own `ErrorType`. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  ErrorType: errorTypeSchema,
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  errors: z.array(fieldErrorSchema).optional(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Rules return a refusal, services pass it on, and the HTTP layer makes a problem document of it. */
export interface Refusal {
  readonly refused: ErrorType;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly errors?: readonly FieldError[];
}

export const refuse = (
  refused: ErrorType,
  details: { values?: Record<string, string | number>; errors?: readonly FieldError[] } = {},
): Refusal => ({ refused, ...details });

export const isRefusal = (value: unknown): value is Refusal => typeof value === 'object' && value !== null && 'refused' in value;
