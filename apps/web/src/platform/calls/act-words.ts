import type { Call } from '@clubpulse/contract/call';
import type { PhraseKey } from '@clubpulse/phrases/phrases';

/** Last parts of an address below which something is added: what there are several of, or one at a time. */
const holds = /\/(?:\w*s|image|icalFeed|participation|push|clone|copy|handover|upload|video)$/;
/** Acts that add, though their names are verbs. */
const adds = /:(?:batchClone|clone|import|join|register)$/;

/**
 * What a POST does by its address, for the words of one that failed: it adds to a list, or acts on what is there (`/{id}/PublishState`,
 * `:batchUpdate`). The other methods say it by themselves.
 */
export function actWords({ method, path }: Pick<Call, 'method' | 'path'>): PhraseKey | undefined {
  if (method !== 'POST') return undefined;
  if (path.endsWith(':batchDelete')) return 'delete-failed';
  const isAdded = path.includes(':') ? adds.test(path) : holds.test(path);
  return isAdded ? undefined : 'update-failed';
}
