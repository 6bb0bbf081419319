import type { Call } from '@clubpulse/contract/call';
import type { PhraseKey } from '@clubpulse/phrases/phrases';

const holds = /\/(?:\w*s|image|icalFeed|participation|push|clone|copy|handover|upload|video)$/;
const adds = /:(?:batchClone|clone|import|join|register)$/;

/** A POST adds to a list or changes data (`/{id}/PublishState`, `:batchUpdate`). Undefined for other methods. */
export function failedActPhrase({ method, path }: Pick<Call, 'method' | 'path'>): PhraseKey | undefined {
  if (method !== 'POST') return undefined;
  if (path.endsWith(':batchDelete')) return 'delete-failed';
  const isAdded = path.includes(':') ? adds.test(path) : holds.test(path);
  return isAdded ? undefined : 'update-failed';
}
