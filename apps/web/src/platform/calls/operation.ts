import type { PhraseKey } from '@clubpulse/phrases/phrases';

export type Operation = 'get' | 'create' | 'update' | 'partialUpdate' | 'delete';

export const defaultMessages = {
  get: 'get-failed',
  create: 'creation-failed',
  update: 'update-failed',
  partialUpdate: 'update-failed',
  delete: 'delete-failed',
} as const satisfies Record<Operation, PhraseKey>;
