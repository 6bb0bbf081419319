import { limitOf } from '@clubpulse/contract/limits';
import type { ApiError } from './calls/api-error.ts';
import { errorSentence, fieldErrorText } from './phrases.ts';

export const refusedFields = ({ fieldErrors }: Pick<ApiError, 'fieldErrors'>): Record<string, string> =>
  Object.fromEntries(fieldErrors.map((one) => [one.field, fieldErrorText(one)]));

export const refusalText = errorSentence;

interface SchemaIssue {
  path: PropertyKey[];
  message: string;
  code?: string | undefined;
  inclusive?: boolean | undefined;
  minimum?: number | bigint;
  maximum?: number | bigint;
}
interface Checked {
  success: boolean;
  error?: { issues: SchemaIssue[] };
}

export function issuesOf(checked: Checked): Record<string, string> {
  const words: Record<string, string> = {};
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    const key = /^[a-z]+(-[a-z0-9]+)+$/.test(issue.message) ? issue.message : 'invalid-value';
    words[field] ??= fieldErrorText({ field, ...(limitOf(issue, key) ?? { key }) });
  }
  return words;
}
