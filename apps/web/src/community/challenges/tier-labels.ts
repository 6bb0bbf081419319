import type { PhraseKey } from '../../platform/phrases.ts';

/** The tiers, the lowest first. */
export const tierLabels = ['challenges.bronze', 'challenges.silver', 'challenges.gold'] as const satisfies readonly PhraseKey[];
