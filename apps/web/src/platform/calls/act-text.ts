import type { Call } from '@clubpulse/contract/call';
import type { PhraseKey } from '@clubpulse/phrases/phrases';

const holds = /\/(?:\w*s|image|icalFeed|participation|push|clone|copy|handover|upload|video)$/;
const adds = /:(?:batchClone|clone|import|join|register)$/;

/**
 * Phrase for a failed POST that changes data (`/{id}/PublishState`, `:batchUpdate`). Undefined if it adds data, and for other
 * methods.
 */
export function failedActPhrase({ method, path }: Pick<Call, 'method' | 'path'>): PhraseKey | undefined {
  if (method !== 'POST') return undefined;
  if (path.endsWith(':batchDelete')) return 'delete-failed';
  const isAdded = path.includes(':') ? adds.test(path) : holds.test(path);
  return isAdded ? undefined : 'update-failed';
}
