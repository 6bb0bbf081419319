import { errorTypes } from '@clubpulse/contract/all-errors';
import type { FieldError, Problem, Refusal } from '@clubpulse/contract/errors';
import { UNKNOWN_FIELD } from '@clubpulse/contract/exact';
import { limitOf } from '@clubpulse/contract/limits';
import { type Language, languages } from '@clubpulse/contract/scalars';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { phrase } from '../phrases/phrases.ts';

export const languageOf = (header: string | undefined): Language => wantedOf(header)?.language ?? 'en';

export const localeOf = (header: string | undefined): string | undefined => wantedOf(header)?.tag;

function wantedOf(header: string | undefined): { tag: string; language: Language } | undefined {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const language = languages.find((known) => known === tag.slice(0, 2).toLowerCase());
    if (language) return { tag, language };
  }
  return undefined;
}

export function problemOf(refusal: Refusal, language: Language, requestId: string): Problem {
  const status = errorTypes[refusal.refused];
  return {
    type: `urn:clubpulse:error:${refusal.refused}`,
    title: refusal.refused,
    status,
    detail: phrase(language, `error.${refusal.refused}`, refusal.values),
    ErrorType: refusal.refused,
    ...(refusal.values ? { values: { ...refusal.values } } : {}),
    ...(refusal.errors
      ? { errors: refusal.errors.map((error) => ({ ...error, message: phrase(language, error.key, error.values) })) }
      : {}),
    requestId,
  };
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { request } = reply;
  const problem = problemOf(refusal, languageOf(request.headers['accept-language']), request.id);
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));
}

function keyOfIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && /received undefined/.test(issue.message)) return 'field-required';
  return issue.code === 'too_big' && issue.origin === 'string' ? 'text-too-long' : 'invalid-value';
}

const UNKNOWN_MAX = 20;
const NAME_MAX = 100;

function missingOf([first, ...others]: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] | undefined {
  const lacks = (option: readonly z.core.$ZodIssue[]) =>
    option.every((issue) => issue.path.length > 0 && keyOfIssue(issue) === 'field-required');
  return first && [first, ...others].every(lacks) ? first : undefined;
}

function errorsOf(issue: z.core.$ZodIssue, within: readonly PropertyKey[] = []): FieldError[] {
  const path = [...within, ...issue.path];
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, UNKNOWN_MAX)
      .map((name) => ({ field: [...path, name.slice(0, NAME_MAX)].join('.'), key: UNKNOWN_FIELD }));
  const nearest =
    issue.code === 'invalid_union' &&
    (issue.errors.find((option) => option.every(({ code }) => code === 'unrecognized_keys')) ?? missingOf(issue.errors));
  if (nearest && nearest.length > 0) return nearest.flatMap((inner) => errorsOf(inner, path));
  const key = /^[a-z]+(-[a-z0-9]+)+$/.test(issue.message) ? issue.message : keyOfIssue(issue);
  return [{ field: path.join('.'), ...(limitOf(issue, key) ?? { key }) }];
}

export function fieldErrors(error: z.ZodError): FieldError[] {
  const fields = new Set<string>();
  let unknown = 0;
  return error.issues
    .flatMap((issue) => errorsOf(issue))
    .filter(({ field, key }) => {
      if (fields.has(field) || (key === UNKNOWN_FIELD && ++unknown > UNKNOWN_MAX)) return false;
      fields.add(field);
      return true;
    });
}
