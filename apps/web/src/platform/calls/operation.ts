import type { PhraseKey } from '@clubpulse/phrases/phrases';

/** GET; POST for create and partial update; PUT for update; DELETE (spec 1 section 7). */
export type Operation = 'get' | 'create' | 'update' | 'partialUpdate' | 'delete';

/** Message of each failed operation (PLT-332). */
export const defaultMessages = {
  get: 'get-failed',
  create: 'creation-failed',
  update: 'update-failed',
  partialUpdate: 'update-failed',
  delete: 'delete-failed',
} as const satisfies Record<Operation, PhraseKey>;
